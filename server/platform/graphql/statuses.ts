import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context';
import { plugin } from './plugin';
import { challengeOf } from '../http/challenge';
import { statusOf } from './errors';
import { statusTells } from './media-type';

// What stands between caller and portal reads these without the body: who has to sign in anew or wait, and that it is
// closed. UNAUTHENTICATED is none of them, since other fields of the same request may be answered.
const alwaysTold = (status: number, code: unknown): boolean =>
  status === 429 || status === 503 || code === 'TOKEN_INVALID';

/**
 * The HTTP status of a refused request, by the media type that its caller reads (docs/errors.md). What is no request of
 * GraphQL's, such as one without a query or a mutation by GET, is refused alike under both.
 */
export const errorStatuses: ApolloServerPlugin<Context> = plugin({
  async willSendResponse({ request, source, response: { http, body } }) {
    if (body.kind !== 'single') return;
    const { data, errors } = body.singleResult;
    if (!errors?.length || http.status === 405) return;
    // Half an answer for want of a connection is none: whoever asks again gets the whole.
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
