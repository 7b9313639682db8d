import type { ApolloClient } from '@apollo/client';
import { matchPath } from 'react-router-dom';
import { HomePage } from '#client/features/home/public';
import { NewsPage, SectionRoutes } from '#client/features/content/public';
import { ContactPage } from '#client/features/contact/public';
import { ForgotPage, LoginPage } from '#client/features/identity/public';
import {
  ModuleListPage,
  ModulePage,
  ResultPage,
  ResultsPage,
  TestPage,
} from '#client/features/training/public';
import { PrivacyPolicyPage, ProfilePage } from '#client/features/profile/public';
import { CertificatePage } from '#client/features/attempts/public';
import { HomeDocument } from '#client/features/home/home.generated';
import { FirstModulePageDocument } from '#client/features/training/page/module-page.generated';
import type { Language } from '#client/platform/i18n/languages';
import type { LazyPage } from '#client/platform/lazy-page';

const modulePath = '/training/modules/:id';

/** Pages that people often begin with; the server announces their files (`server/app/page/layouts.ts`). */
const pages: readonly [path: string, page: LazyPage][] = [
  ['/', HomePage],
  // Where the provider sends people back to; most of them go on to home.
  ['/signed-in', HomePage],
  ['/login', LoginPage],
  ['/forgot', ForgotPage],
  ['/training', ModuleListPage],
  [modulePath, ModulePage],
  ['/tests/:attemptId', TestPage],
  ['/results', ResultsPage],
  ['/results/:id', ResultPage],
  ['/certificates/:number?', CertificatePage],
  ['/news', NewsPage],
  ['/whats-new/*', SectionRoutes],
  ['/pro-training/*', SectionRoutes],
  ['/gold-retailer-program/*', SectionRoutes],
  ['/profile', ProfilePage],
  ['/contact', ContactPage],
  ['/privacy-policy', PrivacyPolicyPage],
];

const openPaths = ['/signed-in', '/forgot', '/certificates/:number?', '/contact', '/privacy-policy'];

/** The page that a path leads to first; undefined where nothing is fetched ahead. */
export function pageAt(path: string, signedIn: boolean): LazyPage | undefined {
  const [pattern, page] = pages.find(([each]) => matchPath(each, path)) ?? [];
  if (!pattern || signedIn || openPaths.includes(pattern)) return page;
  return LoginPage;
}

/** Fetches the code of the page that a path leads to, so that nothing stands in for it when the portal is drawn. */
export async function loadFirstPage(path: string, signedIn: boolean): Promise<void> {
  try {
    await pageAt(path, signedIn)?.load();
  } catch (error) {
    console.warn('The page could not be loaded ahead.', error);
  }
}

type FirstAddress = Pick<Location, 'pathname' | 'search'>;

/** All that the page at an address shows and its frame too; undefined for pages that ask for themselves. */
async function firstQuery(
  { pathname: path, search }: FirstAddress,
  lang: Language,
): Promise<Parameters<ApolloClient['query']>[0] | undefined> {
  if (path === '/') return { query: HomeDocument, variables: { lang } };
  if (path === '/news' && search === '') {
    return (await import('#client/features/content/articles/public')).firstNews(lang);
  }
  const id = matchPath(modulePath, path)?.params.id;
  if (id === undefined) return undefined;
  return { query: FirstModulePageDocument, variables: { id, lang } };
}

/**
 * Asks at once, in one call, for what the first page shows, and resolves when it is there. What could not be had is
 * asked for again by whatever shows it.
 */
export async function askForFirstPage(
  client: ApolloClient,
  address: FirstAddress,
  lang: Language,
): Promise<void> {
  try {
    const asked = await firstQuery(address, lang);
    if (!asked) return;
    // Until the page stands, what this call brought is not asked for a second time.
    client.prioritizeCacheValues = true;
    // Nothing is known yet that could be read first.
    await client.query({ ...asked, fetchPolicy: 'network-only' });
  } catch (error) {
    console.warn('The first page could not be read ahead.', error);
  }
}

/** From now on what is known shows at once and is asked for again. */
export function askAgainFromNowOn(client: ApolloClient): void {
  client.prioritizeCacheValues = false;
}
