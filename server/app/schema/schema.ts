import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, type AuthCheckerFn } from 'type-graphql';
import { ArticleFileLinkResolver } from '#server/features/content/articles/files/article-file-link.resolver';
import { MarkArticleReadResolver } from '#server/features/content/articles/mark-read.resolver';
import { ProsResolver } from '#server/features/content/pros/pros.resolver';
import { IdentityResolver } from '#server/features/identity/identity.resolver';
import { BulkResolver } from '#server/features/editing/bulk/bulk.resolver';
import { ListViewResolver } from '#server/features/editing/views/list-view.resolver';
import { ImpersonationResolver } from '#server/features/identity/impersonation/impersonation.resolver';
import { ApiClientResolver } from '#server/features/identity/api-clients/api-client.resolver';
import { PasswordLinkResolver } from '#server/features/identity/password-link/password-link.resolver';
import { ContactResolver } from '#server/features/contact/contact.resolver';
import { SubmitSurveyPayloadResolver } from '#server/features/content/surveys/survey.resolver';
import { SurveyResultsResolver } from '#server/features/content/surveys/results/survey-results.resolver';
import { DashboardResolver } from '#server/features/dashboard/dashboard.resolver';
import { AuditLogResolver } from '#server/features/history/audit-log.resolver';
import { PersonHistoryResolver } from '#server/features/history/person-history.resolver';
import { checkArgument, takeAsRead } from '#server/platform/graphql/check-argument';
import { MenuResolver } from '#server/features/menus/menu.resolver';
import { editedResolvers } from '#server/features/editing/resolver';
import { listedRowsResolver } from '#server/features/editing/rows/listed-rows.resolver';
import {
  ImageModuleResolver,
  ModuleImagesResolver,
} from '#server/features/modules/images/module-image.resolver';
import { CaptionResolver, DownloadModuleResolver } from '#server/features/modules/files/captions.resolver';
import { AttemptTrainingResolver } from '#server/features/training/test/attempt.resolver';
import { DownloadLinkResolver } from '#server/features/training/downloads/download-link.resolver';
import {
  DeleteModuleResolver,
  FileUseResolver,
  ModuleUseResolver,
} from '#server/features/training/module/module-use.resolver';
import { ProgramsResolver } from '#server/features/training/program/programs.resolver';
import { ProgressResolver } from '#server/features/training/progress/progress.resolver';
import {
  IncorrectQuestionResolver,
  ResultTrainingResolver,
} from '#server/features/training/test/result.resolver';
import {
  ModuleTestTakersResolver,
  TestTestTakersResolver,
} from '#server/features/attempts/test-takers/test-takers.resolver';
import { ModuleResolver } from '#server/features/training/module/module.resolver';
import { SentMailResolver } from '#server/features/jobs/mailbox/sent-mail.resolver';
import { AccountResolver } from '#server/features/accounts/account.resolver';
import {
  BulkActionPersonResolver,
  PointsEntryPersonResolver,
  ResultPersonResolver,
} from '#server/features/people/person-of.resolver';
import { PeopleResolver } from '#server/features/people/people.resolver';
import { TeamResolver } from '#server/features/people/team/team.resolver';
import { LeaderboardResolver } from '#server/features/points/leaderboard/leaderboard.resolver';
import { PointsResolver } from '#server/features/points/points.resolver';
import { AudienceSizeResolver } from '#server/features/profile/audience/audience-size.resolver';
import { ProPeopleResolver } from '#server/features/profile/pro/pro-people.resolver';
import { ProfileResolver } from '#server/features/profile/profile.resolver';
import { TermsResolver } from '#server/features/profile/terms/terms.resolver';
import { ProgramResolver } from '#server/features/programs/program.resolver';
import { ListsResolver } from '#server/features/settings/lists/lists.resolver';
import { SiteResolver } from '#server/features/site/site.resolver';
import { SettingsResolver } from '#server/features/settings/settings.resolver';
import { JumpResolver } from '#server/features/search/jump/jump.resolver';
import { SearchResolver } from '#server/features/search/search.resolver';
import { FulfilmentResolver } from '#server/features/rewards/orders/fulfilment.resolver';
import { OrderResolver } from '#server/features/rewards/orders/order.resolver';
import { AttemptResolver } from '#server/features/attempts/attempt.resolver';
import {
  CertificateResolver,
  ProfileCertificatesResolver,
} from '#server/features/attempts/certificates/certificate.resolver';
import { MoveQuestionResolver } from '#server/features/authoring/questions/move-question.resolver';
import {
  AdminTestFieldsResolver,
  AdminTestResolver,
} from '#server/features/authoring/test/admin-test.resolver';
import { TestPreviewResolver } from '#server/features/attempts/preview/test-preview.resolver';
import {
  ProfileResultsResolver,
  ResultResolver,
  PartlyCorrectResolver,
  SubmitTestPayloadResolver,
} from '#server/features/attempts/results/result.resolver';
import { PointsResultResolver } from '#server/features/attempts/results/points-result.resolver';
import { PointsOrderResolver } from '#server/features/rewards/orders/points-order.resolver';
import { ItemStatisticsResolver } from '#server/features/regrading/statistics/item-statistics.resolver';
import {
  PreviousMarksResolver,
  RegradePreviewResolver,
  RegradeResolver,
} from '#server/features/regrading/regrade.resolver';
import { TermsVersionsResolver } from '#server/features/site/terms/terms-versions.resolver';
import { QuestionImportResolver } from '#server/features/authoring/import/question-import.resolver';
import { TestResolver } from '#server/features/training/test/my-test.resolver';
import { ImportResolver } from '#server/features/imports/import.resolver';
import { DataRequestResolver } from '#server/features/privacy/data-request.resolver';
import { MergeResolver } from '#server/features/privacy/merging/merge.resolver';
import { BackgroundJobResolver } from '#server/features/jobs/background-job.resolver';
import { TranslationResolver } from '#server/features/translations/translation.resolver';
import { ClaimAssemblyResolver } from '#server/features/uploads/hosted/claim-assembly.resolver';
import { UploadResolver } from '#server/features/uploads/signing/upload.resolver';
import type { Context } from '#server/platform/context';
import { chargeLists } from '#server/platform/graphql/limits/list-budget';
import { fastLocalizedFields } from '#server/platform/graphql/localized';
import { plainInputs } from '#server/platform/graphql/plain-inputs';
import { requireAdmin, requirePerson, requireScope } from '#server/platform/access/policy';
import { isScope } from '#server/platform/access/scopes';
import { describedResources } from '../described-resources';
import { listedRows } from '../http/listed-rows';
import { requireOpenOperation } from '../http/open-portal';
import { describeScopes } from './describe-scopes';

/**
 * Applies the coarse rule of an operation: `admin` for administrators, otherwise for people, and a scope for API
 * clients. The policy of the service decides the rest.
 */
const authChecker: AuthCheckerFn<Context> = async ({ context: { viewer }, info }, roles) => {
  if (viewer.kind === 'client') requireScope(viewer, roles.find(isScope) ?? null);
  else if (roles.includes('admin')) requireAdmin(viewer);
  else requirePerson(viewer);
  await requireOpenOperation(viewer, info.fieldName);
  return true;
};

let schema: Promise<GraphQLSchema> | null = null;

/** Returns the portal's GraphQL schema, which is built once. */
export function portalSchema(): Promise<GraphQLSchema> {
  schema ??= buildSchema({
    resolvers: [
      SettingsResolver,
      ListsResolver,
      SentMailResolver,
      AccountResolver,
      ProfileResolver,
      TermsResolver,
      AudienceSizeResolver,
      ProPeopleResolver,
      IdentityResolver,
      BulkResolver,
      BulkActionPersonResolver,
      ListViewResolver,
      ImpersonationResolver,
      PasswordLinkResolver,
      ApiClientResolver,
      LeaderboardResolver,
      PointsResolver,
      ProgramResolver,
      ContactResolver,
      MenuResolver,
      ModuleResolver,
      ...listedRows.map(listedRowsResolver),
      ...describedResources.flatMap(({ resources, simple, creates, deletes = simple, learners }) => [
        ...editedResolvers(resources, { creates, deletes }),
        ...(learners ? [learners] : []),
      ]),
      SubmitSurveyPayloadResolver,
      SurveyResultsResolver,
      JumpResolver,
      SearchResolver,
      DeleteModuleResolver,
      ModuleImagesResolver,
      ImageModuleResolver,
      CaptionResolver,
      DownloadModuleResolver,
      TestResolver,
      AdminTestFieldsResolver,
      AdminTestResolver,
      MoveQuestionResolver,
      TestPreviewResolver,
      AttemptResolver,
      ResultResolver,
      PartlyCorrectResolver,
      SubmitTestPayloadResolver,
      PointsResultResolver,
      PointsOrderResolver,
      TestTestTakersResolver,
      ModuleTestTakersResolver,
      AttemptTrainingResolver,
      ResultTrainingResolver,
      DownloadLinkResolver,
      ModuleUseResolver,
      FileUseResolver,
      ProgressResolver,
      ProgramsResolver,
      IncorrectQuestionResolver,
      CertificateResolver,
      ProfileCertificatesResolver,
      RegradeResolver,
      RegradePreviewResolver,
      PreviousMarksResolver,
      SiteResolver,
      ItemStatisticsResolver,
      PeopleResolver,
      ResultPersonResolver,
      PointsEntryPersonResolver,
      TeamResolver,
      TermsVersionsResolver,
      ProfileResultsResolver,
      QuestionImportResolver,
      FulfilmentResolver,
      OrderResolver,
      ProsResolver,
      ArticleFileLinkResolver,
      MarkArticleReadResolver,
      ImportResolver,
      DataRequestResolver,
      MergeResolver,
      BackgroundJobResolver,
      AuditLogResolver,
      DashboardResolver,
      PersonHistoryResolver,
      TranslationResolver,
      UploadResolver,
      ClaimAssemblyResolver,
    ],
    authChecker,
    validateFn: checkArgument,
  }).then((built) => {
    takeAsRead();
    return plainInputs(chargeLists(fastLocalizedFields(describeScopes(built))));
  });
  return schema;
}
