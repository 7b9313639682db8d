import { lazyScreen } from '#client/platform/lazy-screen';
import { lazyPage } from '#client/platform/lazy-page';

export const SearchPage = lazyPage(() => import('./search-page'), 'search');

/** A field whose words are looked for on the search page. */
export const SearchBox = lazyScreen(() => import('./search-box'));

/** Every main page that the person may open. */
export const Sitemap = lazyScreen(() => import('./sitemap'));

export { SearchLink } from './search-link';
