import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '#client/app/error-boundary';
import { PageLoading } from '#client/app/page-loading';
import { isAt } from '#client/features/menus/index';
import { PageTitle, useSettings } from '#client/features/settings/index';
import { Sitemap } from '#client/features/search/index';
import { useSession } from '#client/platform/sign-in/session';
import { ConnectionBar } from '#client/ui/feedback/connection';
import { SkipLink } from '#client/ui/layout/layout';
import { Footer } from './footer';
import styles from './shell.module.css';
import { TabBar } from './tab-bar';
import { TopBar } from './top-bar';
import { useArrival } from './use-arrival';
import { useShellMenus } from './use-shell-menus';

/** The layout of every page: top bar, page content unless `empty`, footer, and the tab bar on phones. */
export function Shell({ empty = false }: { empty?: boolean }) {
  const { main, footer } = useShellMenus();
  const { state } = useSession();
  const mainRef = useArrival();
  const signedIn = state === 'signedIn';
  const { maintenanceMode } = useSettings();
  const { pathname } = useLocation();
  const place = [...main, ...footer].find(({ href }) => isAt(pathname, href));
  return (
    <div className={styles.shell} data-tabs={signedIn || undefined}>
      {/* The default title, for pages that set none or fail to load. */}
      {place && <PageTitle>{place.label}</PageTitle>}
      <SkipLink />
      <TopBar links={signedIn ? main : []} />
      <ConnectionBar />
      <main id="main" className={styles.main} ref={mainRef} tabIndex={-1}>
        <ErrorBoundary>
          <Suspense fallback={<PageLoading />}>{!empty && <Outlet />}</Suspense>
        </ErrorBoundary>
      </main>
      <Footer links={footer}>
        {signedIn && !empty && !maintenanceMode && (
          <Suspense>
            <Sitemap />
          </Suspense>
        )}
      </Footer>
      {signedIn && <TabBar main={main} footer={footer} />}
    </div>
  );
}
