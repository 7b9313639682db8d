import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** Characters from which on a text is packed; what is shorter goes in one packet anyway. */
const smallest = 1024;
const texts = /^(text\/|application\/(graphql-response\+)?json)/;

// Quick rather than small: a text that is made for one request is packed once and sent once.
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// The first of those that a caller likes equally well.
const offered = ['br', 'gzip', 'identity'];

// The package's types are of a version without the option.
interface Preferring {
  encodings(offered: string[], options: { preferred: string[] }): string[];
}

/** A text that is made for one request, packed as its caller takes it; its header says how. */
export async function packed(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<string | Buffer> {
  const [best] = (new Negotiator({ headers }) as Preferring).encodings(offered, { preferred: offered });
  if (best === undefined || best === 'identity') return text;
  void reply.header('content-encoding', best);
  return best === 'br' ? brotli(text, quick) : zip(text);
}

/**
 * Packs the answers of every route beside it that are whole texts. Files, which have ranges and are mostly packed in
 * themselves, and events come as streams or bytes and are left as they are.
 */
export function packAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = texts.test(String(reply.getHeader('content-type')));
    const isLarge = isText && typeof payload === 'string' && payload.length >= smallest;
    // What a caller has already says the same of itself as when it was sent.
    if (!isLarge && reply.statusCode !== 304) return payload;
    const vary = reply.getHeader('vary');
    void reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding');
    if (!isLarge) return payload;
    // As bytes, so that it is encoded once: a text would be for its length, and again to be sent.
    return request.headers['accept-encoding'] === undefined
      ? Buffer.from(payload)
      : packed(request, reply, payload);
  });
}
