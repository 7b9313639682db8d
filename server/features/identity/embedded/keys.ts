import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { StartError } from '#server/platform/start-error';

/** Private keys of the embedded provider: RS256 for tokens, secrets for its cookies. */
export interface IdentityKeys {
  jwks: { keys: JWK[] };
  cookieKeys: string[];
}

async function createKeys(): Promise<IdentityKeys> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 });
  const key = { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'RS256', use: 'sig' };
  return { jwks: { keys: [key] }, cookieKeys: [randomBytes(32).toString('base64url')] };
}

function parseKeys(text: string, source: string): IdentityKeys {
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

const missing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
const exists = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** Writes the file whole or not at all; of several servers that start at once the first one's keys stay. */
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
 * The provider's keys: from `given`, the JSON text of an environment variable, or from `identity-keys.json` in
 * the data folder, which is made at the first start and readable by its owner only.
 */
export async function loadKeys(dataDir: string, given: string | null): Promise<IdentityKeys> {
  if (given) return parseKeys(given, 'IDENTITY_KEYS');
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
