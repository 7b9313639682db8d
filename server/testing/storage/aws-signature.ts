import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A request as it arrived, with the keys of whoever may send it. */
export interface SignedRequest {
  method: string;
  /** Path and query as they were sent. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  keys: { accessKey: string; secretKey: string; region: string };
  now: Date;
}

const algorithm = 'AWS4-HMAC-SHA256';
// How far a clock may be off that signed a header.
const largestSkew = 15 * 60_000;
const longestLife = 604_800;

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Encodes all but the characters that RFC 3986 leaves alone. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

function canonicalQuery(query: URLSearchParams): string {
  const pairs = [...query].filter(([name]) => name !== 'X-Amz-Signature');
  return pairs
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
}

/** The instant of a date such as 20261121T120000Z. */
const parseDate = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

interface Signature {
  credential: string;
  signedHeaders: string;
  signature: string;
  date: string;
  payload: string;
}

function signatureOf({ headers }: SignedRequest, query: URLSearchParams): Signature | null {
  const header = /^AWS4-HMAC-SHA256 Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=(\S+)$/.exec(
    headers.authorization ?? '',
  );
  if (header) {
    const [, credential, signedHeaders, signature] = header as unknown as [string, string, string, string];
    const payload = String(headers['x-amz-content-sha256']);
    return { credential, signedHeaders, signature, date: String(headers['x-amz-date']), payload };
  }
  if (query.get('X-Amz-Algorithm') !== algorithm) return null;
  const read = (name: string): string => query.get(`X-Amz-${name}`) ?? '';
  return {
    credential: read('Credential'),
    signedHeaders: read('SignedHeaders'),
    signature: read('Signature'),
    date: read('Date'),
    payload: 'UNSIGNED-PAYLOAD',
  };
}

/** What the signature has to be, computed from the request as AWS documents version 4. */
function expected(request: SignedRequest, given: Signature, path: string, query: URLSearchParams): string {
  const { method, headers, keys } = request;
  const names = given.signedHeaders.split(';');
  const canonical = [
    method,
    path,
    canonicalQuery(query),
    ...names.map((name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, ' ')}`),
    '',
    given.signedHeaders,
    given.payload,
  ].join('\n');
  const [, ...scope] = given.credential.split('/');
  const text = [algorithm, given.date, scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${keys.secretKey}`);
  return hmac(key, text).toString('hex');
}

/** Why a request is not signed by whoever has the keys, in the words of S3; null where it is. */
export function signatureError(request: SignedRequest): string | null {
  const { headers, body, keys, now } = request;
  const { pathname, searchParams: query } = new URL(request.url, 'http://s3.example');
  const given = signatureOf(request, query);
  if (!given) return 'AccessDenied';
  const [accessKey, day, ...scope] = given.credential.split('/');
  if (accessKey !== keys.accessKey) return 'InvalidAccessKeyId';
  const fits = given.date.startsWith(`${day}T`) && scope.join('/') === `${keys.region}/s3/aws4_request`;
  const right = expected(request, given, pathname, query);
  if (!fits || given.signature.length !== right.length) return 'SignatureDoesNotMatch';
  if (!timingSafeEqual(Buffer.from(given.signature), Buffer.from(right))) return 'SignatureDoesNotMatch';
  const age = now.getTime() - parseDate(given.date);
  if (headers.authorization) {
    if (given.payload !== 'UNSIGNED-PAYLOAD' && given.payload !== sha256(body))
      return 'XAmzContentSHA256Mismatch';
    return Math.abs(age) <= largestSkew ? null : 'RequestTimeTooSkewed';
  }
  const life = Number(query.get('X-Amz-Expires'));
  return life >= 1 && life <= longestLife && age < life * 1000 ? null : 'AccessDenied';
}
