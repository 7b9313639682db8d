import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { select } from '#server/platform/database/database';

export interface UploadKey {
  authKey: string;
  secret: string;
}

const hex = /^sha384:[0-9a-f]{96}$/;

/** Returns the signing key of uploads, shared by all servers. It is created on first use. */
export async function uploadKey(): Promise<UploadKey> {
  const read = (): Promise<UploadKey[]> =>
    select<UploadKey & Record<string, unknown>>(
      'upload-key',
      'select auth_key as "authKey", secret from upload_key',
    );
  const [found] = await read();
  if (found) return found;
  const made = [randomBytes(16).toString('hex'), randomBytes(32).toString('hex')];
  await select(
    'make-upload-key',
    'insert into upload_key (auth_key, secret) values ($1, $2) on conflict do nothing',
    made,
  );
  const [kept] = await read();
  if (!kept) throw new Error('The upload key could not be kept.');
  return kept;
}

/** Returns the signature of the exact text that is sent as `params`. */
export function signatureOf(params: string, secret: string): string {
  return `sha384:${createHmac('sha384', secret).update(params, 'utf8').digest('hex')}`;
}

/** Returns true if the signature matches the text. Takes constant time for wrong signatures. */
export function isSignatureOf(signature: unknown, params: string, secret: string): boolean {
  if (typeof signature !== 'string' || !hex.test(signature)) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(params, secret)));
}
