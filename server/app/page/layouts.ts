/** The skeleton of a page and the files that it consists of. */
export interface Layout {
  area: 'home' | 'page' | 'login' | 'bare' | 'admin';
  /** Source files of the client, as named in the build manifest. */
  files: string[];
  /** Its own folder of messages in `client/locales`, if it has one. */
  words?: string;
  /** True if visitors can see it without signing in. */
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

/** The site root for people who aren't signed in. It shows the sign-in page and doesn't redirect to the form. */
const front: Layout = { ...login };

/** The layouts of pages that people often open first. */
export const layouts: [pattern: RegExp, layout: Layout][] = [
  [/^\/$/, { area: 'home', files: home, words: 'home' }],
  // The provider sends people back here, and most of them continue to home.
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
 * Returns the layout of the page at a path. People who aren't signed in get the sign-in page for private paths, and
 * unknown paths get the portal's frame.
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
