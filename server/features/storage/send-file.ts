import { encodeExtended } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { parseByteRange } from './byte-range';
import { type ByteRange, storage } from './object-storage';

/** A stored file as it is served. */
export interface ServedFile {
  path: string;
  filename: string;
  contentType: string;
  size: number;
  sha256: string;
}

/** How long a link to a file leads somewhere. */
export const linkSeconds = 15 * 60;

// Captions are read by the page, which reads nothing of another origin.
const captions = /^text\/vtt/;

// What pages play or show by themselves; everything else is only ever saved.
const played = /^(video|audio)\/|^text\/vtt/;

/** RFC 6266: a plain name for old programs, and the real one. */
export function disposition({ filename, contentType }: Pick<ServedFile, 'filename' | 'contentType'>): string {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const way = played.test(contentType) ? 'inline' : 'attachment';
  return `${way}; filename="${plain}"; filename*=${encodeExtended(filename)}`;
}

const etagOf = ({ sha256 }: ServedFile): string => `"${sha256}"`;

/** The one range that is asked for; null for the whole file, which several ranges get too. */
function rangeOf(request: FastifyRequest, file: ServedFile): ByteRange | 'unsatisfiable' | null {
  const { range, 'if-range': ifRange } = request.headers;
  if (request.method !== 'GET' || !range || (ifRange && ifRange !== etagOf(file))) return null;
  return parseByteRange(range, file.size);
}

/** A link by which the storage sends the file in the portal's place; null where the portal has to. */
async function linkOf(file: ServedFile): Promise<string | null> {
  const { path, contentType } = file;
  if (captions.test(contentType)) return null;
  return storage().signedUrl(path, { seconds: linkSeconds, contentType, disposition: disposition(file) });
}

/**
 * Streams a file, whole or the range asked for, with headers by which no browser takes it for a page, or sends the
 * caller to the storage where that hands files out itself. `onSend` runs before bytes are sent, and neither for HEAD
 * nor for a range that the file has not, nor where the caller has the file already.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile,
  onSend?: (ranged: boolean) => Promise<void>,
): Promise<FastifyReply> {
  const etag = etagOf(file);
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'cross-origin-resource-policy': 'same-origin',
  });
  if (fresh(request.headers, { etag })) return reply.code(304).header('etag', etag).send();
  const range = rangeOf(request, file);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  }
  const isHead = request.method === 'HEAD';
  if (!isHead) await onSend?.(range !== null);
  const link = isHead ? null : await linkOf(file);
  if (link !== null) return reply.redirect(link, 302);
  const bytes = isHead ? undefined : await storage().open(file.path, range ?? undefined);
  reply.headers({
    'content-type': file.contentType,
    'content-disposition': disposition(file),
    'content-length': range ? range.end - range.start + 1 : file.size,
    etag,
  });
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  return reply.send(bytes);
}
