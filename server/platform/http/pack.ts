import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** Minimum characters to compress. Shorter texts fit into one packet. */
const smallest = 1024;
const texts = /^(text\/|application\/(graphql-response\+)?json)/;

// Low quality for speed, because each text is compressed and sent once.
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// In order of preference for callers that accept several equally.
const offered = ['br', 'gzip', 'identity'];

// The package's types are older than this option.
interface Preferring {
  encodings(offered: string[], options: { preferred: string[] }): string[];
}

/** Compresses a text in the encoding that the caller accepts and sets its header. */
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

/** Compresses text responses of all sibling routes. Streams and bytes, such as files and events, stay unchanged. */
export function packAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = texts.test(String(reply.getHeader('content-type')));
    const isLarge = isText && typeof payload === 'string' && payload.length >= smallest;
    // A 304 response must have the same `vary` header as the full response.
    if (!isLarge && reply.statusCode !== 304) return payload;
    const vary = reply.getHeader('vary');
    void reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding');
    if (!isLarge) return payload;
    // A buffer is encoded once. A string would be encoded for its length and again to be sent.
    return request.headers['accept-encoding'] === undefined
      ? Buffer.from(payload)
      : packed(request, reply, payload);
  });
}
