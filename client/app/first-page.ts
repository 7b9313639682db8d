import type { ApolloClient } from '@apollo/client';
import { matchPath } from 'react-router-dom';
import { HomePage } from '#client/features/home/index';
import { NewsPage, SectionRoutes } from '#client/features/content/index';
import { ContactPage } from '#client/features/contact/index';
import { ForgotPage, LoginPage } from '#client/features/identity/index';
import {
  ModuleListPage,
  ModulePage,
  ResultPage,
  ResultsPage,
  TestPage,
} from '#client/features/training/index';
import { PrivacyPolicyPage, ProfilePage } from '#client/features/profile/index';
import { CertificatePage } from '#client/features/attempts/index';
import { HomeDocument } from '#client/features/home/home.generated';
import { FirstModulePageDocument } from '#client/features/training/page/module-page.generated';
import type { Language } from '#client/platform/i18n/languages';
import type { LazyPage } from '#client/platform/lazy-loading/lazy-page';

const modulePath = '/training/modules/:id';

/** The pages that people often open first. The server preloads their files (see `server/app/page/layouts.ts`). */
const pages: readonly [path: string, page: LazyPage][] = [
  ['/', HomePage],
  // The redirect address of the identity provider. Most people continue to the home page.
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

/** Returns the page that a path opens first, or undefined if its code isn't prefetched. */
export function pageAt(path: string, signedIn: boolean): LazyPage | undefined {
  const [pattern, page] = pages.find(([each]) => matchPath(each, path)) ?? [];
  if (!pattern || signedIn || openPaths.includes(pattern)) return page;
  return LoginPage;
}

/** Loads the code of the page at this path before the first render, so that no placeholder appears. */
export async function loadFirstPage(path: string, signedIn: boolean): Promise<void> {
  try {
    await pageAt(path, signedIn)?.load();
  } catch (error) {
    console.warn('The page could not be loaded ahead.', error);
  }
}

type FirstAddress = Pick<Location, 'pathname' | 'search'>;

/**
 * Returns the query for everything that the page and its layout show, or undefined for pages that send their own
 * queries.
 */
async function firstQuery(
  { pathname: path, search }: FirstAddress,
  lang: Language,
): Promise<Parameters<ApolloClient['query']>[0] | undefined> {
  if (path === '/') return { query: HomeDocument, variables: { lang } };
  if (path === '/news' && search === '') {
    return (await import('#client/features/content/articles/index')).firstNews(lang);
  }
  const id = matchPath(modulePath, path)?.params.id;
  if (id === undefined) return undefined;
  return { query: FirstModulePageDocument, variables: { id, lang } };
}

/**
 * Sends one query for everything that the first page shows, and resolves when it is answered. After a failure, the
 * components query again themselves.
 */
export async function requestFirstPage(
  client: ApolloClient,
  address: FirstAddress,
  lang: Language,
): Promise<void> {
  try {
    const requested = await firstQuery(address, lang);
    if (!requested) return;
    // Prevents components from repeating this query during the first render.
    client.prioritizeCacheValues = true;
    // The cache is still empty, so reading it first would gain nothing.
    await client.query({ ...requested, fetchPolicy: 'network-only' });
  } catch (error) {
    console.warn('The first page could not be read ahead.', error);
  }
}

/** Restores the default: components show cached data and refetch it. */
export function refetchFromNowOn(client: ApolloClient): void {
  client.prioritizeCacheValues = false;
}
