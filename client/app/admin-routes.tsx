import { type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyScreen } from '#client/platform/lazy-loading/lazy-screen';
import type { TabLink } from '#client/ui/layout/tab-links';
import { AdminFrame } from './admin/admin-frame';
import { AdminGate } from './admin/admin-gate';
import { railGroups, settingPlaces } from './admin/rail-groups';

const NotFoundPage = lazyScreen(() => import('./not-found-page'));
const DashboardPage = lazyScreen(
  () => import('#client/features/dashboard/admin/dashboard-page'),
  'dashboard',
);
const ModuleListPage = lazyScreen(() => import('#client/features/modules/admin/module-list-page'));
const NewModulePage = lazyScreen(() => import('#client/features/modules/admin/new-module-page'));
const ModuleLayout = lazyScreen(() => import('#client/features/modules/admin/module-layout'));
const AllQuestionsPage = lazyScreen(
  () => import('#client/features/authoring/admin/all-questions/all-questions-page'),
  'lists',
);
const ResultsPage = lazyScreen(
  () => import('#client/features/regrading/admin/results/results-page'),
  'lists',
);
const CertificatesPage = lazyScreen(
  () => import('#client/features/attempts/admin/certificates/certificates-page'),
  'lists',
);
const PointsPage = lazyScreen(() => import('#client/features/points/admin/points-page'), 'lists');
const FilesPage = lazyScreen(() => import('#client/features/files/admin/files-page'), 'lists');
const ProPage = lazyScreen(() => import('#client/features/profile/admin/pro-page'), 'account');
const Accounts = lazyScreen(() => import('#client/features/accounts/admin/accounts'), 'people');
const PeoplePage = lazyScreen(() => import('#client/features/people/admin/list/people-page'), 'people');
const NewPersonPage = lazyScreen(() => import('#client/features/people/admin/new-person-page'), 'people');
const PersonPage = lazyScreen(() => import('#client/features/people/admin/person/person-page'), 'people');
const MergePage = lazyScreen(() => import('#client/features/people/admin/merge/merge-page'), 'people');
const ImportsPage = lazyScreen(() => import('#client/features/imports/admin/imports-page'), 'imports');
const NewImportPage = lazyScreen(() => import('#client/features/imports/admin/new-import-page'), 'imports');
const ImportPage = lazyScreen(() => import('#client/features/imports/admin/import-page'), 'imports');
const PersonHistory = lazyScreen(() => import('#client/features/history/admin/person-history'), 'history');
const DataRequestsPage = lazyScreen(
  () => import('#client/features/privacy/admin/data-requests-page'),
  'privacy',
);
const ModuleTab = lazyScreen(() => import('#client/features/modules/admin/module-tab'));
const FilesTab = lazyScreen(() => import('#client/features/modules/admin/files-tab'));
const TestTab = lazyScreen(() => import('#client/features/authoring/admin/test/test-tab'));
const QuestionsTab = lazyScreen(() => import('#client/features/authoring/admin/questions/questions-tab'));
const NewQuestionPage = lazyScreen(
  () => import('#client/features/authoring/admin/questions/new-question-page'),
);
const QuestionPage = lazyScreen(() => import('#client/features/authoring/admin/questions/question-page'));
const ImportTab = lazyScreen(() => import('#client/features/authoring/admin/import/import-tab'), 'import');
const RegradePage = lazyScreen(
  () => import('#client/features/regrading/admin/regrade/regrade-page'),
  'regrading',
);
const StatisticsTab = lazyScreen(
  () => import('#client/features/regrading/admin/statistics/statistics-tab'),
  'regrading',
);
const BulkActionsPage = lazyScreen(() => import('#client/features/editing/admin/bulk-actions-page'));
const BulkActionPage = lazyScreen(() => import('#client/features/editing/admin/bulk-action-page'));
const Home = lazyScreen(() => import('#client/features/home/admin/home'), 'site');
const Menus = lazyScreen(() => import('#client/features/menus/admin/menus'), 'site');
const SettingsPage = lazyScreen(() => import('#client/features/site/admin/settings-page'), 'site');
const Terms = lazyScreen(() => import('#client/features/site/admin/terms/terms'), 'site');
const ApiClientsPage = lazyScreen(
  () => import('#client/features/identity/admin/api-clients-page'),
  'clients',
);
const MessagesPage = lazyScreen(() => import('#client/features/contact/admin/messages-page'), 'contact');
const MessagePage = lazyScreen(() => import('#client/features/contact/admin/message-page'), 'contact');
const MailboxPage = lazyScreen(() => import('#client/features/jobs/admin/mailbox/mailbox-page'), 'jobs');
const MailPage = lazyScreen(() => import('#client/features/jobs/admin/mailbox/mail-page'), 'jobs');
const JobsPage = lazyScreen(() => import('#client/features/jobs/admin/jobs-page'), 'jobs');
const AuditPage = lazyScreen(() => import('#client/features/history/admin/audit-page'), 'history');
const AuditEntryPage = lazyScreen(() => import('#client/features/history/admin/audit-entry-page'), 'history');
const TranslationsPage = lazyScreen(
  () => import('#client/features/translations/admin/translations-page'),
  'translations',
);
const Sections = lazyScreen(() => import('#client/features/content/admin/sections'), 'content');
const Albums = lazyScreen(() => import('#client/features/content/admin/gallery/albums'), 'gallery');
const Newsletters = lazyScreen(
  () => import('#client/features/content/admin/newsletter/issues'),
  'newsletter',
);
const Subscriptions = lazyScreen(
  () => import('#client/features/content/admin/newsletter/subscriptions-page'),
  'newsletter',
);
const Articles = lazyScreen(() => import('#client/features/content/admin/articles/articles'), 'content');
const Awards = lazyScreen(() => import('#client/features/content/admin/awards'), 'lists');
const Surveys = lazyScreen(() => import('#client/features/content/admin/surveys/surveys'), 'surveys');
const Tools = lazyScreen(() => import('#client/features/programs/admin/tools'), 'lists');
const Rewards = lazyScreen(() => import('#client/features/rewards/admin/rewards'), 'orders');
const OrdersPage = lazyScreen(() => import('#client/features/rewards/admin/orders-page'), 'orders');
const OrderPage = lazyScreen(() => import('#client/features/rewards/admin/order-page'), 'orders');
const PreviewTab = lazyScreen(() => import('#client/features/attempts/admin/preview/preview-tab'), 'results');
const railCounts = {
  '/admin/translations': lazyScreen(() => import('#client/features/translations/admin/missing-count')),
};
const jump = {
  Palette: lazyScreen(() => import('#client/features/search/admin/palette'), 'search'),
  Keys: lazyScreen(() => import('#client/features/search/admin/keys-dialog'), 'search'),
  places: settingPlaces,
};

/** The tabs of a module, in display order. Each tab opens the nested route with the same path. */
const moduleTabs: readonly TabLink[] = [
  { to: '', labelId: 'admin.tab.module', end: true },
  { to: 'test', labelId: 'admin.tab.test' },
  { to: 'questions', labelId: 'admin.tab.questions' },
  { to: 'files', labelId: 'admin.tab.files' },
  { to: 'import', labelId: 'admin.tab.import' },
  { to: 'preview', labelId: 'admin.tab.preview' },
  { to: 'statistics', labelId: 'admin.tab.statistics' },
];

/** The routes below `/admin`. `shell` is the layout around the message for people who aren't administrators. */
export default function AdminRoutes({ shell }: { shell: ReactNode }) {
  return (
    <AdminGate shell={shell}>
      <Routes>
        <Route element={<AdminFrame groups={railGroups} counts={railCounts} jump={jump} />}>
          <Route index element={<DashboardPage />} />
          <Route path="modules" element={<ModuleListPage />} />
          <Route path="modules/new" element={<NewModulePage />} />
          <Route path="modules/:id" element={<ModuleLayout tabs={moduleTabs} />}>
            <Route index element={<ModuleTab />} />
            <Route path="test" element={<TestTab />} />
            <Route path="questions" element={<QuestionsTab />} />
            <Route path="questions/new" element={<NewQuestionPage />} />
            <Route path="questions/:questionId" element={<QuestionPage />} />
            <Route path="files" element={<FilesTab />} />
            <Route path="questions/:questionId/regrade" element={<RegradePage />} />
            <Route path="import" element={<ImportTab />} />
            <Route path="preview" element={<PreviewTab />} />
            <Route path="statistics" element={<StatisticsTab />} />
          </Route>
          <Route path="questions" element={<AllQuestionsPage />} />
          <Route path="results" element={<ResultsPage />} />
          <Route path="certificates" element={<CertificatesPage />} />
          <Route path="people" element={<PeoplePage />} />
          <Route path="people/new" element={<NewPersonPage />} />
          <Route path="people/:id" element={<PersonPage history={PersonHistory} />} />
          <Route path="people/:id/merge" element={<MergePage />} />
          <Route path="accounts/*" element={<Accounts />} />
          <Route path="pro" element={<ProPage />} />
          <Route path="points" element={<PointsPage />} />
          <Route path="home/*" element={<Home />} />
          <Route path="data-requests" element={<DataRequestsPage />} />
          <Route path="menus/*" element={<Menus />} />
          <Route path="settings" element={<SettingsPage />} />
          <Route path="imports" element={<ImportsPage />} />
          <Route path="imports/new" element={<NewImportPage />} />
          <Route path="imports/:id" element={<ImportPage />} />
          <Route path="terms/*" element={<Terms />} />
          <Route path="api-clients" element={<ApiClientsPage />} />
          <Route path="messages" element={<MessagesPage />} />
          <Route path="messages/:id" element={<MessagePage />} />
          <Route path="mailbox" element={<MailboxPage />} />
          <Route path="mailbox/:id" element={<MailPage />} />
          <Route path="jobs" element={<JobsPage />} />
          <Route path="bulk" element={<BulkActionsPage />} />
          <Route path="bulk/:id" element={<BulkActionPage />} />
          <Route path="audit" element={<AuditPage />} />
          <Route path="audit/:id" element={<AuditEntryPage />} />
          <Route path="files" element={<FilesPage />} />
          <Route path="translations" element={<TranslationsPage />} />
          <Route path="sections/*" element={<Sections />} />
          <Route path="articles/*" element={<Articles />} />
          <Route path="albums/*" element={<Albums />} />
          <Route path="subscriptions" element={<Subscriptions />} />
          <Route path="newsletters/*" element={<Newsletters />} />
          <Route path="awards/*" element={<Awards />} />
          <Route path="surveys/*" element={<Surveys />} />
          <Route path="tools/*" element={<Tools />} />
          <Route path="rewards/*" element={<Rewards />} />
          <Route path="orders" element={<OrdersPage />} />
          <Route path="orders/:id" element={<OrderPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </AdminGate>
  );
}
