import { lazyScreen } from '#client/platform/lazy-loading/lazy-screen';
import { lazyPage } from '#client/platform/lazy-loading/lazy-page';

export const SearchPage = lazyPage(() => import('./search-page'), 'search');

/** A search field that opens the search page. */
export const SearchBox = lazyScreen(() => import('./search-box'));

/** Links to all main pages that the person can open. */
export const Sitemap = lazyScreen(() => import('./sitemap'));

export { SearchLink } from './search-link';
