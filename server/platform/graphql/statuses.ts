import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context';
import { plugin } from './plugin';
import { challengeOf } from '../http/challenge';
import { statusOf } from './errors';
import { statusTells } from './media-type';

// Proxies and clients read these from the status without the body: sign in again, wait, or closed. UNAUTHENTICATED is
// excluded, because other fields of the same request may succeed.
const alwaysTold = (status: number, code: unknown): boolean =>
  status === 429 || status === 503 || code === 'TOKEN_INVALID';

/**
 * Sets the HTTP status of a rejected request by the media type of its caller (docs/errors.md). Requests that aren't
 * GraphQL, such as those without a query or mutations by GET, get the same status under both.
 */
export const errorStatuses: ApolloServerPlugin<Context> = plugin({
  async willSendResponse({ request, source, response: { http, body } }) {
    if (body.kind !== 'single') return;
    const { data, errors } = body.singleResult;
    if (!errors?.length || http.status === 405) return;
    // A partial response for lack of a connection is discarded, because a retry returns the whole.
    const away = errors.find(({ extensions }) => extensions?.['code'] === 'UNAVAILABLE');
    if (data && !away) return;
    const told = away ?? errors[0]!;
    const status = statusOf([told]);
    const { code, retryAfterSeconds } = told.extensions ?? {};
    const tells = data === undefined && statusTells(request.http?.headers.get('accept'));
    http.status = !source || tells || alwaysTold(status, code) ? status : 200;
    if (typeof retryAfterSeconds === 'number') http.headers.set('retry-after', String(retryAfterSeconds));
    const challenge = http.status === 401 && challengeOf(String(code));
    if (challenge) http.headers.set('www-authenticate', challenge);
  },
});
