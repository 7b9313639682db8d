import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { challengeOf } from '#server/platform/http/challenge';
import { AppError, errorCodes, type ErrorCode } from '#server/platform/errors';
import { mediaTypeOf, statusTells } from '#server/platform/graphql/media-type';
import { log } from '#server/platform/log';

function codeOf(error: FastifyError): ErrorCode {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'PAYLOAD_TOO_LARGE';
  if (error.validation) return 'BAD_USER_INPUT';
  if (error.statusCode === 503) return 'UNAVAILABLE';
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return 'BAD_REQUEST';
  return 'INTERNAL';
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
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

async function answer(reply: FastifyReply, refusal: AppError): Promise<FastifyReply> {
  const { code, message, status } = refusal;
  tellWay(reply, refusal);
  return reply.code(status).send({ success: false, error: message, code });
}

/** Answers of /graphql that never reach GraphQL keep its shape. */
async function graphqlAnswer(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  refusal: AppError,
): Promise<FastifyReply> {
  const { code, message, status, details } = refusal;
  tellWay(reply, refusal);
  // Who may not come in at all is refused as by a resolver: the request itself may be well-formed.
  const told = status === 403 && !statusTells(headers.accept) ? 200 : status;
  reply.code(told).type(`${mediaTypeOf(headers.accept)}; charset=utf-8`);
  return reply.send({ errors: [{ message, extensions: { ...details, code } }] });
}

/** Turns every failure into `{success: false, error, code}` with the status of its code. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: unknown, request: FastifyRequest, reply) => {
    const failure = toAppError(error);
    return request.url.startsWith('/graphql')
      ? graphqlAnswer(request, reply, failure)
      : answer(reply, failure);
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
  void answer(reply, new AppError('BAD_REQUEST'));
}

/** The answer to a path that nothing serves. */
export async function routeNotFound(reply: FastifyReply): Promise<FastifyReply> {
  return answer(reply, new AppError('ROUTE_NOT_FOUND', errorCodes.ROUTE_NOT_FOUND.reason));
}
