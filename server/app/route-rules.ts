import type { FastifyInstance, RouteOptions } from 'fastify';

/**
 * Who may call a route:
 * - `everyone`: also people who aren't signed in.
 * - `signed`: whoever has the link or the signature that the request carries.
 * - `operation`: each operation of the document has a rule of its own.
 * - `people`: everyone who is signed in, for what their screens show.
 * - `own`: everyone who is signed in, for what is theirs alone. An administrator who views as them can't.
 * - `managers`: managers, of their people, and administrators.
 * - `administrators`: administrators alone.
 */
export type RouteRule =
  | 'everyone'
  | 'signed'
  | 'operation'
  | 'people'
  | 'own'
  | 'managers'
  | 'administrators';

/** The rule of each route, by its address without the format of a list. */
export const routeRules: Readonly<Record<string, RouteRule>> = {
  '/livez': 'everyone',
  '/readyz': 'everyone',
  '/metrics': 'signed',
  '/images/*': 'everyone',
  '/schema.graphql': 'everyone',
  '/graphql': 'operation',
  '/assemblies': 'signed',
  '/assemblies/:id': 'signed',
  '/assemblies/:id/reserve_file': 'signed',
  '/assemblies/:id/add_file': 'signed',
  '/assembly-events': 'signed',
  '/update_assemblies': 'signed',
  '/client_error': 'everyone',
  '/resumable/files': 'signed',
  '/resumable/files/': 'signed',
  '/resumable/files/:id': 'signed',
  '/api/account-numbers/check': 'people',
  '/api/activity': 'administrators',
  '/api/admin*': 'administrators',
  '/api/articles/:id/files/:fileId': 'people',
  '/api/auditLog': 'administrators',
  '/api/auth/ended': 'people',
  '/api/auth/init': 'people',
  '/api/auth/logout': 'people',
  '/api/auth/profile': 'people',
  '/api/backgroundJobs': 'administrators',
  '/api/bulkRows': 'administrators',
  '/api/certificates/:number(^[^/.]{1,64}).pdf': 'people',
  '/api/changes': 'everyone',
  '/api/dataRequests': 'administrators',
  '/api/dealers': 'administrators',
  '/api/downloads/:id': 'people',
  '/api/downloads/:id/captions/:lang': 'people',
  '/api/downloads/archive': 'signed',
  '/api/files/:id': 'administrators',
  '/api/hardestQuestions': 'administrators',
  '/api/imports': 'administrators',
  '/api/imports/:id/rejected': 'administrators',
  '/api/mailHours': 'administrators',
  '/api/menus/get': 'everyone',
  '/api/newsletter/leave': 'everyone',
  '/api/orders': 'administrators',
  '/api/own-data/:id': 'own',
  '/api/passFigures': 'administrators',
  '/api/people': 'managers',
  '/api/people/:id/history': 'administrators',
  '/api/proPeople': 'administrators',
  '/api/question-imports': 'administrators',
  '/api/results': 'people',
  '/api/sentMails': 'administrators',
  '/api/set-lang': 'people',
  '/api/settings/get': 'everyone',
  '/api/stuckPeople': 'administrators',
  '/api/surveys/:id/results': 'administrators',
  '/api/teamResults': 'managers',
  '/api/tests/:id/questions.gift': 'administrators',
  '/api/translations.xlf': 'administrators',
  '/api/uploads/notifications': 'signed',
  '/api/user/:id/change-pass': 'administrators',
  '/api/user/:id/points/get': 'people',
  '/api/user/:id/points/set': 'administrators',
  '/api/user/:id/update': 'people',
};

/** The address by which `routeRules` names a route: lists come in two formats, and resources by their names. */
export const ruledAddress = (url: string): string =>
  url.replace(/\.(csv|xlsx)$/, '').replace(/^\/api\/admin[A-Z]\w*$/, '/api/admin*');

/** The rule of a route; undefined where it has none. */
export const ruleOfRoute = (url: string): RouteRule | undefined => routeRules[ruledAddress(url)];

/** Refuses to start with a route of the API that has no rule. */
export function requireRouteRules(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url }: RouteOptions) => {
    if (url.startsWith('/api/') && !ruleOfRoute(url)) {
      throw new Error(`The route ${url} has no rule: say in server/app/route-rules.ts who may call it.`);
    }
  });
}
