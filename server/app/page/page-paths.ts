/** The paths of the client's pages, as its routes give them. `*` stands for everything below. */
export const pagePaths: readonly string[] = [
  '/',
  '/login',
  '/forgot',
  '/signed-in',
  '/contact',
  '/privacy-policy',
  '/maintenance',
  '/newsletter/confirm',
  '/newsletter/leave',
  '/certificates/:number?',
  '/tests/:attemptId',
  '/training',
  '/training/modules/:id',
  '/training/gold-distributor',
  '/training/gold-retailer',
  '/results',
  '/results/:id',
  '/news',
  '/programs',
  '/points',
  '/leaderboard',
  '/rewards',
  '/rewards/orders',
  '/rewards/:id',
  '/search',
  '/team',
  '/team/:id',
  '/profile',
  ...['/whats-new', '/pro-training', '/gold-retailer-program'].flatMap((section) => [
    section,
    `${section}/articles`,
    `${section}/articles/:slug`,
    `${section}/pros`,
    `${section}/prize-winners`,
    `${section}/newsletter`,
    `${section}/newsletter/:number`,
    `${section}/gallery`,
    `${section}/gallery/:slug`,
    `${section}/awards`,
    `${section}/survey`,
    `${section}/survey/:id`,
    `${section}/survey/:id/sent`,
  ]),
  '/admin',
  ...['accounts', 'home', 'menus', 'terms', 'sections', 'articles', 'albums', 'newsletters'].map(
    (part) => `/admin/${part}/*`,
  ),
  ...['awards', 'surveys', 'tools', 'rewards'].map((part) => `/admin/${part}/*`),
  '/admin/modules',
  '/admin/modules/new',
  '/admin/modules/:id',
  ...['test', 'questions', 'files', 'import', 'preview', 'statistics'].map(
    (tab) => `/admin/modules/:id/${tab}`,
  ),
  '/admin/modules/:id/questions/new',
  '/admin/modules/:id/questions/:questionId',
  '/admin/modules/:id/questions/:questionId/regrade',
  '/admin/questions',
  '/admin/results',
  '/admin/certificates',
  '/admin/people',
  '/admin/people/new',
  '/admin/people/:id',
  '/admin/people/:id/merge',
  '/admin/pro',
  '/admin/points',
  '/admin/data-requests',
  '/admin/settings',
  '/admin/imports',
  '/admin/imports/new',
  '/admin/imports/:id',
  '/admin/api-clients',
  '/admin/messages',
  '/admin/messages/:id',
  '/admin/mailbox',
  '/admin/mailbox/:id',
  '/admin/jobs',
  '/admin/bulk',
  '/admin/bulk/:id',
  '/admin/audit',
  '/admin/audit/:id',
  '/admin/files',
  '/admin/translations',
  '/admin/subscriptions',
  '/admin/orders',
  '/admin/orders/:id',
];

const toPattern = (path: string): string =>
  path
    .replace(/^\/$/, '')
    .replace('/*', '(/.*)?')
    .replace(/\/:\w+\?/g, '(/[^/]+)?')
    .replace(/:\w+/g, '[^/]+');

const known = new RegExp(`^(${pagePaths.map(toPattern).join('|')})/?$`, 'i');

/** Returns true if the client has a page at a path. */
export const hasPage = (path: string): boolean =>
  // The client sends every other path with /admin in it to the admin area.
  known.test(path) || (path.includes('/admin') && !/^\/admin(\/|$)/.test(path));
