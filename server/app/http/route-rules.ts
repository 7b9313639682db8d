import type { FastifyInstance, RouteOptions } from 'fastify';

/**
 * The callers that a route accepts:
 * - `everyone`: also people who aren't signed in.
 * - `signed`: anyone with the link or the signature that the request carries.
 * - `operation`: each operation of the document has its own rule.
 * - `people`: everyone who is signed in, for the data of their screens.
 * - `own`: everyone who is signed in, for data of their own. An administrator who impersonates them can't call it.
 * - `managers`: managers, for their people, and administrators.
 * - `administrators`: only administrators.
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

/** Returns the address by which `routeRules` names a route. It leaves out list formats and the names of resources. */
export const ruledAddress = (url: string): string =>
  url.replace(/\.(csv|xlsx)$/, '').replace(/^\/api\/admin[A-Z]\w*$/, '/api/admin*');

/** Returns the rule of a route; undefined if it has none. */
export const ruleOfRoute = (url: string): RouteRule | undefined => routeRules[ruledAddress(url)];

/** Throws at the start if a route of the API has no rule. */
export function requireRouteRules(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url }: RouteOptions) => {
    if (url.startsWith('/api/') && !ruleOfRoute(url)) {
      throw new Error(`The route ${url} has no rule: say in server/app/http/route-rules.ts who may call it.`);
    }
  });
}
