import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { challengeOf } from '#server/platform/http/challenge';
import { AppError, type ErrorCode } from '#server/platform/errors';
import { mediaTypeOf, statusTells } from '#server/platform/graphql/media-type';
import { browserLanguage } from '#server/platform/language/browser-language';
import { errorText } from '#server/platform/language/error-texts';
import type { Language } from '#server/platform/language/i18n';
import { log } from '#server/platform/log';
import { traceOf, tracing } from '#server/platform/trace';
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

/** Headers that say how to go on: how long to wait, or how to sign in. */
function tellWay(reply: FastifyReply, { code, details }: AppError): void {
  const wait = details['retryAfterSeconds'];
  if (typeof wait === 'number') reply.header('retry-after', wait);
  const challenge = challengeOf(code);
  if (challenge) reply.header('www-authenticate', challenge);
}

/** The language of whoever asks; a program, which goes by the code, gets English. */
async function languageOf(request: FastifyRequest): Promise<Language> {
  // Whoever cannot be told is answered like a visitor: that is what the refusal is about, or it comes before it.
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

/** Answers of /graphql that never reach GraphQL keep its shape. */
async function graphqlAnswer(
  { headers, trace }: FastifyRequest,
  reply: FastifyReply,
  rejection: AppError,
): Promise<FastifyReply> {
  const { code, message, status, details } = rejection;
  tellWay(reply, rejection);
  // Who may not come in at all is refused as by a resolver: the request itself may be well-formed.
  const told = status === 403 && !statusTells(headers.accept) ? 200 : status;
  reply.code(told).type(`${mediaTypeOf(headers.accept)}; charset=utf-8`);
  return reply.send({ errors: [{ message, extensions: { ...details, code, traceId: trace } }] });
}

/** Turns every failure into `{success: false, error, code}` with the status of its code, `error` in the caller's language. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: unknown, request: FastifyRequest, reply) => {
    const failure = tracing(request.trace, () => toAppError(error));
    return request.url.startsWith('/graphql')
      ? graphqlAnswer(request, reply, failure)
      : answer(request, reply, failure, await languageOf(request));
  });
}

/** A URL that cannot be read never reaches a route: people get the page that says so, programs a code. */
export function answerUnreadableUrl(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')) {
    void reply.redirect('/404', 302);
    return;
  }
  // It comes past every hook.
  request.trace = traceOf(request.headers.traceparent);
  void answer(request, reply, new AppError('BAD_REQUEST'), browserLanguage(request.headers));
}

/** The answer to a path that nothing serves. */
export async function routeNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return answer(request, reply, new AppError('ROUTE_NOT_FOUND'), await languageOf(request));
}
