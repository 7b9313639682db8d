import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** Characters from which on a text is packed; what is shorter goes in one packet anyway. */
const smallest = 1024;
const isText = /^(text\/|application\/(graphql-response\+)?json)/;

// Quick rather than small: a text that is made for one request is packed once and sent once.
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A text that is made for one request, packed as its caller takes it; its header says how. */
export async function packed(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<string | Buffer> {
  const taken = new Negotiator({ headers }).encodings(['br', 'gzip']);
  if (taken.includes('br')) {
    void reply.header('content-encoding', 'br');
    return brotli(text, quick);
  }
  if (taken.includes('gzip')) {
    void reply.header('content-encoding', 'gzip');
    return zip(text);
  }
  return text;
}

/**
 * Packs the answers of every route beside it that are whole texts. Files, which have ranges and are mostly packed in
 * themselves, and events come as streams or bytes and are left as they are.
 */
export function packAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isLarge = typeof payload === 'string' && payload.length >= smallest;
    if (!isLarge || !isText.test(String(reply.getHeader('content-type')))) return payload;
    const vary = reply.getHeader('vary');
    void reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding');
    return request.headers['accept-encoding'] === undefined ? payload : packed(request, reply, payload);
  });
}
