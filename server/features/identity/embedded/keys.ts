import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { StartError } from '#server/platform/start-error';

/** Private keys of the embedded provider: RS256 for tokens, and secrets for its cookies. */
export interface IdentityKeys {
  jwks: { keys: JWK[] };
  cookieKeys: string[];
}

/** Creates random keys. */
export async function createKeys(): Promise<IdentityKeys> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 });
  const key = { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'RS256', use: 'sig' };
  return { jwks: { keys: [key] }, cookieKeys: [randomBytes(32).toString('base64url')] };
}

/** Parses keys from JSON. Throws a StartError that names the `source`. */
export function parseKeys(text: string, source: string): IdentityKeys {
  let keys: Partial<IdentityKeys>;
  try {
    keys = JSON.parse(text) as Partial<IdentityKeys>;
  } catch {
    throw new StartError(`${source} is not JSON.`);
  }
  if (!keys?.jwks?.keys?.length || !keys.cookieKeys?.length) {
    throw new StartError(`${source} must hold {"jwks": {"keys": […]}, "cookieKeys": […]}.`);
  }
  return keys as IdentityKeys;
}

// The first characters of published keys: from oidc-provider, and from RFC 7517.
const published = ['xwQ72P9z9OYshiQ-ntDYaPnnfwG6u9JA', '0vx7agoebGcQSuuPiLJXZptN9nndrQmb'];
/** Minimum characters of a 2048-bit modulus and of a cookie secret. */
const min = { modulus: 342, cookieKey: 32 };

/** Returns why the keys are insecure; null if no problem is known. */
export function weaknessOf({ jwks, cookieKeys }: IdentityKeys): string | null {
  const moduli = jwks.keys.map(({ n }) => n ?? '');
  if (moduli.some((n) => published.some((known) => n.startsWith(known)))) return 'a key that is published';
  if (moduli.some(({ length }) => length < min.modulus)) return 'a key that is no RSA key of 2048 bits';
  if (cookieKeys.some(({ length }) => length < min.cookieKey)) {
    return `a cookie key of fewer than ${min.cookieKey} characters`;
  }
  return null;
}

const missing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
const exists = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** Creates the file atomically. If several servers start at the same time, the keys of the first one are used. */
async function writeOnce(file: string, keys: IdentityKeys): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(keys), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (!exists(error)) throw error;
  } finally {
    await unlink(draft);
  }
}

/**
 * Returns the `given` keys, or those of `identity-keys.json` in the data folder. That file is created at the first
 * start and readable only by its owner.
 */
export async function loadKeys(dataDir: string, given: IdentityKeys | null): Promise<IdentityKeys> {
  if (given) return given;
  const file = join(dataDir, 'identity-keys.json');
  try {
    return parseKeys(await readFile(file, 'utf8'), file);
  } catch (error) {
    if (!missing(error)) throw error;
  }
  await mkdir(dataDir, { recursive: true });
  await writeOnce(file, await createKeys());
  return parseKeys(await readFile(file, 'utf8'), file);
}
