import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A received request, and the keys with which it must be signed. */
export interface SignedRequest {
  method: string;
  /** Path and query as sent. */
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  keys: { accessKey: string; secretKey: string; region: string };
  now: Date;
}

const algorithm = 'AWS4-HMAC-SHA256';
// Maximum difference between the clocks of client and server, in milliseconds.
const maxSkew = 15 * 60_000;
// Maximum lifetime of a signed link, in seconds.
const maxLifetime = 604_800;

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Percent-encodes all characters except the unreserved ones of RFC 3986. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

function canonicalQuery(query: URLSearchParams): string {
  const pairs = [...query].filter(([name]) => name !== 'X-Amz-Signature');
  return pairs
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
}

/** Converts a date such as 20261121T120000Z to milliseconds since 1970. */
const parseDate = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

interface Signature {
  credential: string;
  signedHeaders: string;
  signature: string;
  date: string;
  payload: string;
}

function parseSignature({ headers }: SignedRequest, query: URLSearchParams): Signature | null {
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

/** Returns the signature that the request must have, according to AWS Signature Version 4. */
function computeSignature(
  request: SignedRequest,
  given: Signature,
  path: string,
  query: URLSearchParams,
): string {
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

/** Returns the S3 error code for a request that isn't signed with the keys. Null if the signature is valid. */
export function checkSignature(request: SignedRequest): string | null {
  const { headers, body, keys, now } = request;
  const { pathname, searchParams: query } = new URL(request.url, 'http://s3.example');
  const given = parseSignature(request, query);
  if (!given) return 'AccessDenied';
  const [accessKey, day, ...scope] = given.credential.split('/');
  if (accessKey !== keys.accessKey) return 'InvalidAccessKeyId';
  const hasScope = given.date.startsWith(`${day}T`) && scope.join('/') === `${keys.region}/s3/aws4_request`;
  const expected = computeSignature(request, given, pathname, query);
  if (!hasScope || given.signature.length !== expected.length) return 'SignatureDoesNotMatch';
  if (!timingSafeEqual(Buffer.from(given.signature), Buffer.from(expected))) return 'SignatureDoesNotMatch';
  const age = now.getTime() - parseDate(given.date);
  if (headers.authorization) {
    if (given.payload !== 'UNSIGNED-PAYLOAD' && given.payload !== sha256(body))
      return 'XAmzContentSHA256Mismatch';
    return Math.abs(age) <= maxSkew ? null : 'RequestTimeTooSkewed';
  }
  const lifetime = Number(query.get('X-Amz-Expires'));
  return lifetime >= 1 && lifetime <= maxLifetime && age < lifetime * 1000 ? null : 'AccessDenied';
}
