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

/** Seconds for which a link to a file is valid. */
export const linkSeconds = 15 * 60;

// The page reads captions itself, which only works from its own origin.
const captions = /^text\/vtt/;

// Pages play or show these files. All others are only downloaded.
const played = /^(video|audio)\/|^text\/vtt/;

/** Returns the Content-Disposition header with an ASCII name for old programs and the real name (RFC 6266). */
export function disposition({ filename, contentType }: Pick<ServedFile, 'filename' | 'contentType'>): string {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const way = played.test(contentType) ? 'inline' : 'attachment';
  return `${way}; filename="${plain}"; filename*=${encodeExtended(filename)}`;
}

const etagOf = ({ sha256 }: ServedFile): string => `"${sha256}"`;

/** Returns the requested range; null for the whole file, also if several ranges are requested. */
function rangeOf(request: FastifyRequest, file: ServedFile): ByteRange | 'unsatisfiable' | null {
  const { range, 'if-range': ifRange } = request.headers;
  if (request.method !== 'GET' || !range || (ifRange && ifRange !== etagOf(file))) return null;
  return parseByteRange(range, file.size);
}

/** Returns a link to the storage itself; null if the portal must send the file. */
async function linkOf(file: ServedFile): Promise<string | null> {
  const { path, contentType } = file;
  if (captions.test(contentType)) return null;
  return storage().signedUrl(path, { seconds: linkSeconds, contentType, disposition: disposition(file) });
}

/**
 * Sends a file or the requested range with headers that prevent browsers from rendering it as a page, or redirects to
 * the storage. `onSend` runs before the bytes are sent, but not for HEAD, invalid ranges and 304 responses.
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
