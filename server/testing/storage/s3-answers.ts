import { type BucketState, S3Error } from './s3-bucket-state';

/** An authorized request. */
export interface Call {
  method: string;
  key: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: Buffer;
}

export const xml = (root: string, inner: string): string =>
  `<?xml version="1.0"?><${root}>${inner}</${root}>`;
const storedHeaders = ['content-type', 'cache-control'];

export interface Reply {
  status?: number;
  headers?: Record<string, string | number>;
  body?: Buffer | string;
}

function sendObject(state: BucketState, { key, query, headers, method }: Call): Reply {
  const { bytes, etag, headers: own } = state.read(key);
  const changed = [...query].flatMap(([name, value]) => {
    const header = /^response-(.+)$/.exec(name)?.[1];
    return header ? [[header, value]] : [];
  });
  const range = /^bytes=(\d+)-(\d*)$/.exec(headers['range'] ?? '');
  const start = Number(range?.[1] ?? 0);
  const end = range?.[2] ? Math.min(Number(range[2]), bytes.length - 1) : bytes.length - 1;
  if (range && start >= bytes.length) throw new S3Error(416, 'InvalidRange');
  const sent = bytes.subarray(start, end + 1);
  return {
    status: range ? 206 : 200,
    headers: {
      ...own,
      ...Object.fromEntries(changed),
      etag: `"${etag}"`,
      'last-modified': new Date(0).toUTCString(),
      'content-length': sent.length,
    },
    ...(method === 'GET' && { body: sent }),
  };
}

function listUploads(state: BucketState, prefix: string): Reply {
  const uploads = [...state.uploads]
    .filter(([, { key }]) => key.startsWith(prefix))
    .map(([id, { key }]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`);
  return { body: xml('ListMultipartUploadsResult', `<IsTruncated>false</IsTruncated>${uploads.join('')}`) };
}

function complete(state: BucketState, { key, query, body }: Call): Reply {
  const list = [...body.toString().matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part]) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part!)?.[1]),
    etag: (/<ETag>(.+?)</.exec(part!)?.[1] ?? '').replaceAll(/"|&quot;/g, ''),
  }));
  const etag = state.complete(query.get('uploadId')!, key, list);
  const inner = `<Location>/</Location><Bucket>b</Bucket><Key>${key}</Key><ETag>"${etag}"</ETag>`;
  return { body: xml('CompleteMultipartUploadResult', inner) };
}

/** Answers a request for the bucket itself. */
function answerBucket(state: BucketState, { method, query, body }: Call): Reply {
  if (query.has('uploads')) return listUploads(state, query.get('prefix') ?? '');
  if (!query.has('policy')) throw new S3Error(501, 'NotImplemented');
  if (method === 'PUT') state.policy = body.toString();
  else if (state.policy === null) throw new S3Error(404, 'NoSuchBucketPolicy');
  return method === 'PUT' ? { status: 204 } : { body: state.policy! };
}

/** Carries out a request and returns the answer. Throws an S3Error if S3 would reject the request. */
export function answer(state: BucketState, call: Call): Reply {
  const { method, key, query, headers, body } = call;
  if (key === '') return answerBucket(state, call);
  const own = Object.fromEntries(Object.entries(headers).filter(([name]) => storedHeaders.includes(name)));
  const upload = query.get('uploadId');
  if (method === 'POST' && query.has('uploads')) {
    const inner = `<UploadId>${state.begin(key, own)}</UploadId>`;
    return { body: xml('InitiateMultipartUploadResult', inner) };
  }
  if (method === 'POST' && upload) return complete(state, call);
  if (method === 'PUT' && upload) {
    const etag = state.putPart(upload, key, Number(query.get('partNumber')), body);
    return { headers: { etag: `"${etag}"` } };
  }
  if (method === 'PUT') return { headers: { etag: `"${state.put(key, body, own)}"` } };
  if (method === 'DELETE') {
    if (upload) state.abort(upload, key);
    else state.objects.delete(key);
    return { status: 204 };
  }
  return sendObject(state, call);
}

const omittedParameters = /^(uploadId|X-Amz-|response-|prefix|delimiter|max-uploads|key-marker)/;

/** Describes a request, such as 'PUT key?partNumber=1'. Leaves out upload ids and signatures. */
export function describeCall({ method, key, query }: Call): string {
  const named = [...query].filter(([name]) => !omittedParameters.test(name));
  const text = named.map(([name, value]) => (value ? `${name}=${value}` : name)).join('&');
  return `${method} ${key}${text && `?${text}`}`;
}
