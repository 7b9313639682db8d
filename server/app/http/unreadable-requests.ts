import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { errorCodes, type ErrorCode } from '#server/platform/errors';
import { traceOf } from '#server/platform/logging/trace';

const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW',
};

/** Milliseconds for which the rest of a rejected request is read. Closing earlier could discard the response on its way. */
const maxDrain = 2_000;

/** Returns true if a response to an earlier request on the connection has begun. Node.js reads the same property. */
const isAnswering = (socket: Socket): boolean =>
  (Reflect.get(socket, '_httpMessage') as ServerResponse | null | undefined)?.headersSent === true;

/**
 * Answers a request that Node.js rejects before a route is known. Its body has the fields of REST and of GraphQL, and the
 * connection is closed. While another response is being sent, which an answer would corrupt, the connection is only closed.
 */
export function answerUnreadableRequest({ code: name }: ConnectionError, socket: Socket): void {
  // Each further chunk of the request raises another error.
  if (name === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return;
  if (isAnswering(socket)) return void socket.destroy();
  const code = codes[name] ?? 'BAD_REQUEST';
  const { status, reason } = errorCodes[code];
  const traceId = traceOf();
  const errors = [{ message: reason, extensions: { code, traceId } }];
  const body = JSON.stringify({ success: false, error: reason, code, traceId, errors });
  const head = [
    `HTTP/1.1 ${status} ${code}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.resume();
  setTimeout(() => socket.destroy(), maxDrain).unref();
}
