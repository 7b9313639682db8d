import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { challengeOf } from '#server/platform/http/challenge';
import { AppError, type ErrorCode } from '#server/platform/errors';
import { mediaTypeOf, statusTells } from '#server/platform/graphql/media-type';
import { browserLanguage } from '#server/platform/language/browser-language';
import { errorText } from '#server/platform/language/error-texts';
import type { Language } from '#server/platform/language/i18n';
import { log } from '#server/platform/logging/log';
import { traceOf, tracing } from '#server/platform/logging/trace';
import { asUnavailable } from '#server/platform/unavailable';

function codeOf(error: FastifyError): ErrorCode {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'PAYLOAD_TOO_LARGE';
  if (error.validation) return 'BAD_USER_INPUT';
  if (error.statusCode === 503) return 'UNAVAILABLE';
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return 'BAD_REQUEST';
  return 'INTERNAL';
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const unavailable = asUnavailable(error);
  if (unavailable) log.warn({ err: error }, 'a part of the portal did not answer');
  if (unavailable) return unavailable;
  const code = codeOf(error as FastifyError);
  if (code === 'INTERNAL') log.error({ err: error }, 'a request failed');
  return new AppError(code);
}

/** Adds the headers with which a client knows when to retry or how to sign in. */
function tellWay(reply: FastifyReply, { code, details }: AppError): void {
  const wait = details['retryAfterSeconds'];
  if (typeof wait === 'number') reply.header('retry-after', wait);
  const challenge = challengeOf(code);
  if (challenge) reply.header('www-authenticate', challenge);
}

/** Returns the language of the caller. API clients use the code, so they get English. */
async function languageOf(request: FastifyRequest): Promise<Language> {
  // If the viewer can't be determined, which may be the error itself, the caller is treated as a visitor.
  const viewer = await request.viewer().catch(() => null);
  if (viewer?.kind === 'person') return viewer.lang;
  return viewer?.kind === 'client' ? 'en' : browserLanguage(request.headers);
}

async function answer(
  { trace }: FastifyRequest,
  reply: FastifyReply,
  rejection: AppError,
  lang: Language,
): Promise<FastifyReply> {
  tellWay(reply, rejection);
  const error = errorText(rejection, lang);
  const { code, details, status } = rejection;
  return reply.code(status).send({ ...details, success: false, error, code, traceId: trace });
}

/** Sends an error of /graphql that occurred before GraphQL ran, in the shape of a GraphQL response. */
async function graphqlAnswer(
  { headers, trace }: FastifyRequest,
  reply: FastifyReply,
  rejection: AppError,
): Promise<FastifyReply> {
  const { code, message, status, details } = rejection;
  tellWay(reply, rejection);
  // A caller without access gets the same status as from a resolver, because the request itself may be well-formed.
  const told = status === 403 && !statusTells(headers.accept) ? 200 : status;
  reply.code(told).type(`${mediaTypeOf(headers.accept)}; charset=utf-8`);
  return reply.send({ errors: [{ message, extensions: { ...details, code, traceId: trace } }] });
}

/**
 * Sends every error as `{success: false, error, code}` with the status of its code. `error` is in the caller's
 * language.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: unknown, request: FastifyRequest, reply) => {
    const failure = tracing(request.trace, () => toAppError(error));
    return request.url.startsWith('/graphql')
      ? graphqlAnswer(request, reply, failure)
      : answer(request, reply, failure, await languageOf(request));
  });
}

/**
 * Answers a request whose URL can't be decoded and so matches no route: an error page for people, a code for API
 * clients.
 */
export function answerUnreadableUrl(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')) {
    void reply.redirect('/404', 302);
    return;
  }
  // No hook runs for this request.
  request.trace = traceOf(request.headers.traceparent);
  void answer(request, reply, new AppError('BAD_REQUEST'), browserLanguage(request.headers));
}

/** Answers a path that no route serves. */
export async function routeNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return answer(request, reply, new AppError('ROUTE_NOT_FOUND'), await languageOf(request));
}
