/** How a page is laid out until it is there, and what it is made of. */
export interface Layout {
  area: 'home' | 'page' | 'login' | 'bare' | 'admin';
  /** Sources of the client, as its build names them. */
  files: string[];
  /** The area of words that comes with them, a folder of `client/locales`, where they have one of their own. */
  words?: string;
  /** Whether a visitor sees it without signing in. */
  open?: boolean;
}

const content = 'features/content';
const training = 'features/training';
const attempts = 'features/attempts';
const identity = 'features/identity';

const home = ['features/home/home-page.tsx', 'features/home/blocks/lower-block.tsx'];

export const login: Layout = {
  area: 'login',
  files: [`${identity}/login-page.tsx`],
  words: 'ended',
  open: true,
};

/** The site root for people who aren't signed in: the same page, which doesn't lead to the form without a click. */
const front: Layout = { ...login };

/** The pages that people often begin with. */
export const layouts: [pattern: RegExp, layout: Layout][] = [
  [/^\/$/, { area: 'home', files: home, words: 'home' }],
  // Where the provider sends people back to; most of them go on to home.
  [/^\/signed-in$/, { area: 'home', files: home, words: 'home', open: true }],
  [/^\/login$/, login],
  [
    /^\/forgot$/,
    { area: 'login', files: [`${identity}/forgot/forgot-page.tsx`], words: 'account', open: true },
  ],
  [/^\/training$/, { area: 'page', files: [`${training}/list/module-list-page.tsx`] }],
  [
    /^\/training\/modules\/[^/]+$/,
    { area: 'page', files: [`${training}/page/module-page.tsx`], words: 'module' },
  ],
  [/^\/tests\/[^/]+$/, { area: 'bare', files: [`${training}/taking/test-page.tsx`], words: 'results' }],
  [/^\/results$/, { area: 'page', files: [`${training}/results/results-page.tsx`], words: 'results' }],
  [/^\/results\/[^/]+$/, { area: 'page', files: [`${training}/results/result-page.tsx`], words: 'results' }],
  [
    /^\/certificates(\/|$)/,
    { area: 'page', files: [`${attempts}/certificates/certificate-page.tsx`], words: 'results', open: true },
  ],
  [/^\/news$/, { area: 'page', files: [`${content}/articles/news-page.tsx`], words: 'content' }],
  [
    /^\/(whats-new|pro-training|gold-retailer-program)(\/|$)/,
    { area: 'page', files: [`${content}/section/section-routes.tsx`], words: 'content' },
  ],
  [/^\/profile$/, { area: 'page', files: ['features/profile/profile-page.tsx'], words: 'account' }],
  [
    /^\/contact$/,
    { area: 'page', files: ['features/contact/contact-page.tsx'], words: 'contact', open: true },
  ],
  [
    /^\/privacy-policy$/,
    { area: 'page', files: ['features/profile/terms/privacy-policy-page.tsx'], words: 'account', open: true },
  ],
  [/^\/admin(\/|$)/, { area: 'admin', files: ['app/admin-routes.tsx'], words: 'admin' }],
];

/**
 * The layout of the page that a path leads to: somebody who is not signed in signs in first. Any other page stands in
 * the portal's frame.
 */
export function layoutOf(path: string, signedIn: boolean): Layout {
  const layout = layouts.find(([pattern]) => pattern.test(path))?.[1] ?? {
    area: 'page',
    files: [],
    open: true,
  };
  if (signedIn || layout.open) return layout;
  return path === '/' ? front : login;
}
