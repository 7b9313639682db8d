import '#client/platform/held-history';
import { Suspense } from 'react';
import { matchPath, Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import {
  ConfirmNewsletterPage,
  LeaveNewsletterPage,
  NewsPage,
  SectionRoutes,
  SurveyPage,
} from '#client/features/content/index';
import { HomePage } from '#client/features/home/index';
import { ContactPage } from '#client/features/contact/index';
import {
  ForgotPage,
  LoginPage,
  MaintenancePage,
  SignedInAgainPage,
  SignedInPage,
  useImpersonationNoted,
} from '#client/features/identity/index';
import {
  GoldPage,
  ModuleListPage,
  ModulePage,
  ProgramsPage,
  ResultPage,
  ResultsPage,
  TestPage,
} from '#client/features/training/index';
import { MemberPage, TeamPage } from '#client/features/people/index';
import { LeaderboardPage, PointsPage } from '#client/features/points/index';
import { PrivacyPolicyPage, ProfilePage, TermsGuard } from '#client/features/profile/index';
import { CertificatePage, OwnCertificates } from '#client/features/attempts/index';
import { OwnData } from '#client/features/privacy/index';
import { BesidePoints, OrdersPage, RewardPage, RewardsPage } from '#client/features/rewards/index';
import { SearchPage } from '#client/features/search/index';
import { lazyPage } from '#client/platform/lazy-loading/lazy-page';
import { lazyScreen } from '#client/platform/lazy-loading/lazy-screen';
import { useSession } from '#client/platform/sign-in/session';
import { ErrorBoundary } from './error-boundary';
import { MaintenanceGuard, SignedInOnly } from './guards';
import { PageLoading } from './page-loading';
import { Shell } from './shell/shell';

const NotFoundPage = lazyPage(() => import('./not-found-page'));
const AdminRoutes = lazyScreen(() => import('./admin-routes'), 'admin');

/** The wrapper of screens outside the layout. Each of them renders its own `main` element. */
function Bare() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The routes of the whole portal. */
export function AppRoutes() {
  const isSeen = useImpersonationNoted();
  const { state } = useSession();
  const { pathname } = useLocation();
  // A path that contains /admin is the admin area, even if another route matches it too.
  if (pathname.includes('/admin') && !matchPath('/admin/*', pathname))
    return <Navigate to="/admin" replace />;
  return (
    <Routes>
      <Route element={<Bare />}>
        {state === 'signedOut' && <Route index element={<LoginPage />} />}
        <Route path="/login" element={<LoginPage />} />
        <Route path="/forgot" element={<ForgotPage />} />
        <Route path="/signed-in" element={<SignedInPage />} />
        <Route element={<SignedInOnly />}>
          <Route path="/signed-in-again" element={<SignedInAgainPage />} />
        </Route>
      </Route>
      <Route
        element={
          <MaintenanceGuard>
            <TermsGuard empty={<Shell empty />} isSeen={isSeen} />
          </MaintenanceGuard>
        }
      >
        <Route element={<SignedInOnly />}>
          <Route element={<Bare />}>
            <Route path="/tests/:attemptId" element={<TestPage />} />
            <Route path="/whats-new/survey/:id" element={<SurveyPage />} />
            <Route path="/pro-training/survey/:id" element={<SurveyPage />} />
            <Route path="/gold-retailer-program/survey/:id" element={<SurveyPage />} />
            <Route path="/admin/*" element={<AdminRoutes shell={<Shell />} />} />
          </Route>
        </Route>
        <Route element={<Shell />}>
          <Route path="/contact" element={<ContactPage />} />
          <Route path="/newsletter/confirm" element={<ConfirmNewsletterPage />} />
          <Route path="/newsletter/leave" element={<LeaveNewsletterPage />} />
          <Route path="/privacy-policy" element={<PrivacyPolicyPage />} />
          <Route path="/certificates/:number?" element={<CertificatePage />} />
          <Route path="/maintenance" element={<MaintenancePage />} />
          <Route element={<SignedInOnly />}>
            {state === 'signedIn' && <Route index element={<HomePage />} />}
            <Route path="/training" element={<ModuleListPage />} />
            <Route path="/training/modules/:id" element={<ModulePage />} />
            <Route path="/training/gold-distributor" element={<GoldPage />} />
            <Route path="/training/gold-retailer" element={<GoldPage />} />
            <Route path="/results" element={<ResultsPage />} />
            <Route path="/results/:id" element={<ResultPage />} />
            <Route path="/news" element={<NewsPage />} />
            <Route path="/whats-new/*" element={<SectionRoutes />} />
            <Route path="/pro-training/*" element={<SectionRoutes />} />
            <Route path="/gold-retailer-program/*" element={<SectionRoutes />} />
            <Route path="/programs" element={<ProgramsPage />} />
            <Route
              path="/points"
              element={
                <PointsPage>
                  <Suspense>
                    <BesidePoints />
                  </Suspense>
                </PointsPage>
              }
            />
            <Route path="/leaderboard" element={<LeaderboardPage />} />
            <Route path="/rewards" element={<RewardsPage />} />
            <Route path="/rewards/orders" element={<OrdersPage />} />
            <Route path="/rewards/:id" element={<RewardPage />} />
            <Route path="/search" element={<SearchPage />} />
            <Route path="/team" element={<TeamPage />} />
            <Route path="/team/:id" element={<MemberPage />} />
            <Route
              path="/profile"
              element={
                <ProfilePage>
                  <OwnCertificates />
                  <OwnData />
                </ProfilePage>
              }
            />
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Route>
    </Routes>
  );
}
