import { createHash, randomUUID } from 'node:crypto';

const md5 = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex');

/** Minimum size of every part but the last, in bytes. */
const minPartSize = 5 * 1024 * 1024;

/** An error with an HTTP status and an S3 error code. */
export class S3Error extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

export interface StoredObject {
  bytes: Buffer;
  etag: string;
  /** Headers that the object is served with. */
  headers: Record<string, string>;
}

interface Upload {
  key: string;
  headers: Record<string, string>;
  parts: Map<number, { bytes: Buffer; etag: string }>;
}

/** The objects and unfinished uploads of one bucket. */
export class BucketState {
  readonly objects = new Map<string, StoredObject>();
  readonly uploads = new Map<string, Upload>();
  policy: string | null = null;

  constructor(private readonly minPart = minPartSize) {}

  put(key: string, bytes: Buffer, headers: Record<string, string>): string {
    const etag = md5(bytes);
    this.objects.set(key, { bytes, etag, headers });
    return etag;
  }

  read(key: string): StoredObject {
    const object = this.objects.get(key);
    if (!object) throw new S3Error(404, 'NoSuchKey');
    return object;
  }

  begin(key: string, headers: Record<string, string>): string {
    const id = randomUUID();
    this.uploads.set(id, { key, headers, parts: new Map() });
    return id;
  }

  private upload(id: string, key: string): Upload {
    const upload = this.uploads.get(id);
    if (upload?.key !== key) throw new S3Error(404, 'NoSuchUpload');
    return upload;
  }

  putPart(id: string, key: string, number: number, bytes: Buffer): string {
    const etag = md5(bytes);
    this.upload(id, key).parts.set(number, { bytes, etag });
    return etag;
  }

  /** Joins the listed parts to an object and returns its ETag. The list must be in the order of the part numbers. */
  complete(id: string, key: string, list: { number: number; etag: string }[]): string {
    const { parts, headers } = this.upload(id, key);
    const named = list.map(({ number, etag }, index) => {
      const part = parts.get(number);
      if (part?.etag !== etag) throw new S3Error(400, 'InvalidPart');
      if (index > 0 && list[index - 1]!.number >= number) throw new S3Error(400, 'InvalidPartOrder');
      if (index < list.length - 1 && part.bytes.length < this.minPart)
        throw new S3Error(400, 'EntityTooSmall');
      return part;
    });
    if (named.length === 0) throw new S3Error(400, 'MalformedXML');
    const etag = `${md5(Buffer.concat(named.map((part) => Buffer.from(part.etag, 'hex'))))}-${named.length}`;
    this.objects.set(key, { bytes: Buffer.concat(named.map(({ bytes }) => bytes)), etag, headers });
    this.uploads.delete(id);
    return etag;
  }

  abort(id: string, key: string): void {
    this.upload(id, key);
    this.uploads.delete(id);
  }

  /** Returns true if the bucket policy allows everyone to fetch the object. */
  isPublic(bucket: string, key: string): boolean {
    const { Statement: statements } = JSON.parse(this.policy ?? '{"Statement":[]}') as {
      Statement: { Action: string[]; Resource: string[] }[];
    };
    const arn = `arn:aws:s3:::${bucket}/${key}`;
    const matches = (pattern: string): boolean =>
      pattern.endsWith('*') ? arn.startsWith(pattern.slice(0, -1)) : arn === pattern;
    return statements.some(
      ({ Action, Resource }) => Action.includes('s3:GetObject') && Resource.some(matches),
    );
  }
}
