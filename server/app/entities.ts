import { ApiClientUseEntity } from '#server/features/identity/api-clients/api-client-use.entity';
import { ClientSecretEntity } from '#server/features/identity/embedded/client-secret.entity';
import { ApiClientEntity } from '#server/features/identity/api-clients/api-client.entity';
import { AssemblyEntity } from '#server/features/uploads/assemblies/assembly.entity';
import { AssemblyEventEntity } from '#server/features/uploads/assemblies/assembly-event.entity';
import { AssemblyPartEntity } from '#server/features/uploads/assemblies/assembly-part.entity';
import { AssemblyUploadEntity } from '#server/features/uploads/assemblies/assembly-upload.entity';
import { ArticleFileLinkEntity } from '#server/features/content/articles/files/article-file-link.entity';
import { ArticleReadEntity } from '#server/features/content/articles/article-read.entity';
import { AssetEntity } from '#server/features/uploads/assets/asset.entity';
import { AssetUseEntity } from '#server/features/uploads/assets/asset-use.entity';
import { AttemptAnswerEntity } from '#server/features/attempts/answers/attempt-answer.entity';
import { AttemptEntity } from '#server/features/attempts/attempt.entity';
import { AttemptQuestionEntity } from '#server/features/attempts/attempt-question.entity';
import { TestsPassedEntity } from '#server/features/attempts/tests-passed.entity';
import { AuditEntryEntity } from '#server/features/audit/audit-entry.entity';
import { AuditErasedEntity } from '#server/features/audit/audit-erased.entity';
import { AuditPersonalEntity } from '#server/features/audit/audit-personal.entity';
import { AuditCheckEntity } from '#server/features/audit/sealing/audit-check.entity';
import { AuditSealEntity } from '#server/features/audit/sealing/audit-seal.entity';
import { BulkActionEntity } from '#server/features/editing/bulk/bulk-action.entity';
import { BulkRowEntity } from '#server/features/editing/bulk/bulk-row.entity';
import { SaveKeyEntity } from '#server/platform/saves/save-key.entity';
import { LastBackupEntity } from '#server/platform/backup/last-backup.entity';
import { CacheVersionEntity } from '#server/platform/cache/cache-version.entity';
import { ClientFileEntity } from './page/client-file.entity';
import { ClientReleaseEntity } from './page/client-release.entity';
import { CertificateEntity } from '#server/features/attempts/certificates/certificate.entity';
import { ContentFileEntity } from '#server/features/content/uploads/content-file.entity';
import { CountedTriesEntity } from '#server/platform/limits/counted-tries.entity';
import { DataImportEntity } from '#server/features/imports/data-import.entity';
import { DataImportRowEntity } from '#server/features/imports/data-import-row.entity';
import { ImportMappingEntity } from '#server/features/imports/reading/import-mapping.entity';
import { DataRequestEntity } from '#server/features/privacy/data-request.entity';
import { PersonMergeEntity } from '#server/features/privacy/merging/person-merge.entity';
import { DownloadArchiveEntity } from '#server/features/training/downloads/archive/download-archive.entity';
import { DownloadLinkEntity } from '#server/features/training/downloads/download-link.entity';
import { DownloadUseEntity } from '#server/features/training/downloads/download-use.entity';
import { EmbeddedAccountEntity } from '#server/features/identity/embedded/embedded-account.entity';
import { PreviousMarkEntity } from '#server/features/regrading/previous-mark.entity';
import { HostedAssemblyEntity } from '#server/features/uploads/hosted/hosted-assembly.entity';
import { IdentityKeysEntity } from '#server/features/identity/keycloak/identity-keys.entity';
import { IdentitySessionEntity } from '#server/features/identity/sessions/identity-session.entity';
import { ModuleCaptionEntity } from '#server/features/modules/files/module-caption.entity';
import { ModuleViewEntity } from '#server/features/training/module/module-view.entity';
import { OutdatedTranslationEntity } from '#server/features/editing/outdated/outdated-translation.entity';
import { ListViewEntity } from '#server/features/editing/views/list-view.entity';
import { OidcPayloadEntity } from '#server/features/identity/embedded/oidc-payload.entity';
import { PasswordLinkEntity } from '#server/features/identity/password-link/password-link.entity';
import { PointsBalanceEntity } from '#server/features/points/points-balance.entity';
import { PointsEntryEntity } from '#server/features/points/points-entry.entity';
import { ProfileEntity } from '#server/features/profile/profile.entity';
import { ImpersonationEntity } from '#server/features/identity/impersonation/impersonation.entity';
import { ProfileIdentityEntity } from '#server/features/identity/profile-identity.entity';
import { ProgramEntryEntity } from '#server/features/programs/program-entry.entity';
import { ProgramMissEntity } from '#server/features/programs/program-miss.entity';
import { QuestionImportEntity } from '#server/features/authoring/import/question-import.entity';
import { QuestionImportLineEntity } from '#server/features/authoring/import/question-import-line.entity';
import { RegradeEntity } from '#server/features/regrading/regrade.entity';
import { RewardOrderEntity } from '#server/features/rewards/orders/reward-order.entity';
import { SearchTextEntity } from '#server/features/search/search-text.entity';
import { DashboardStateEntity } from '#server/features/dashboard/summaries/dashboard-state.entity';
import { DashboardDueEntity } from '#server/features/dashboard/summaries/dashboard-due.entity';
import { ResultDayEntity } from '#server/features/dashboard/summaries/result-day.entity';
import { ResultWeekEntity } from '#server/features/dashboard/summaries/result-week.entity';
import { ActivitySpanEntity } from '#server/features/dashboard/summaries/activity-span.entity';
import { AccountProgressEntity } from '#server/features/dashboard/summaries/account-progress.entity';
import { StuckPersonEntity } from '#server/features/dashboard/summaries/stuck-person.entity';
import { ReminderEntity } from '#server/features/people/reminder.entity';
import { SentMailEntity } from '#server/features/notifications/mailbox/sent-mail.entity';
import { SiteSettingEntity } from '#server/features/settings/site-setting.entity';
import { StoredFileEntity } from '#server/features/storage/stored-file.entity';
import { TermsAnswerEntity } from '#server/features/profile/terms/terms-answer.entity';
import { TermsVersionEntity } from '#server/features/settings/terms/terms-version.entity';
import { SurveyAnswerEntity } from '#server/features/content/surveys/survey-answer.entity';
import { SurveyResponseEntity } from '#server/features/content/surveys/survey-response.entity';
import { TestVersionEntity } from '#server/features/authoring/test/test-version.entity';
import { TestVersionQuestionEntity } from '#server/features/authoring/test/test-version-question.entity';
import { UploadKeyEntity } from '#server/features/uploads/signing/upload-key.entity';
import { describedResources } from './described-resources';
// Opening the database with all tables also registers the hooks between features.
import './register-hooks';

/** Every TypeORM entity. Each is defined in the feature of its table. */
export const entities: (new () => object)[] = [
  ...describedResources.map(({ resources }) => resources.description.type),
  BulkActionEntity,
  BulkRowEntity,
  CacheVersionEntity,
  SaveKeyEntity,
  LastBackupEntity,
  ClientFileEntity,
  ClientReleaseEntity,
  CountedTriesEntity,
  AuditEntryEntity,
  AuditErasedEntity,
  AuditPersonalEntity,
  AuditCheckEntity,
  AuditSealEntity,
  SiteSettingEntity,
  TermsVersionEntity,
  StoredFileEntity,
  AssetEntity,
  AssetUseEntity,
  AssemblyEntity,
  AssemblyEventEntity,
  AssemblyPartEntity,
  AssemblyUploadEntity,
  HostedAssemblyEntity,
  UploadKeyEntity,
  SentMailEntity,
  ProfileEntity,
  TermsAnswerEntity,
  ApiClientEntity,
  ApiClientUseEntity,
  ClientSecretEntity,
  IdentityKeysEntity,
  IdentitySessionEntity,
  ProfileIdentityEntity,
  ImpersonationEntity,
  EmbeddedAccountEntity,
  ListViewEntity,
  OutdatedTranslationEntity,
  OidcPayloadEntity,
  PasswordLinkEntity,
  PointsBalanceEntity,
  PointsEntryEntity,
  ProgramEntryEntity,
  ProgramMissEntity,
  SearchTextEntity,
  ModuleCaptionEntity,
  TestsPassedEntity,
  TestVersionEntity,
  TestVersionQuestionEntity,
  QuestionImportEntity,
  QuestionImportLineEntity,
  AttemptEntity,
  AttemptQuestionEntity,
  AttemptAnswerEntity,
  CertificateEntity,
  ModuleViewEntity,
  DownloadUseEntity,
  DownloadLinkEntity,
  DownloadArchiveEntity,
  RegradeEntity,
  PreviousMarkEntity,
  RewardOrderEntity,
  ArticleReadEntity,
  ContentFileEntity,
  ArticleFileLinkEntity,
  SurveyResponseEntity,
  SurveyAnswerEntity,
  ReminderEntity,
  DashboardStateEntity,
  DashboardDueEntity,
  ResultDayEntity,
  ResultWeekEntity,
  ActivitySpanEntity,
  AccountProgressEntity,
  StuckPersonEntity,
  DataRequestEntity,
  PersonMergeEntity,
  DataImportEntity,
  DataImportRowEntity,
  ImportMappingEntity,
];
