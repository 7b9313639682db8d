import { hash, randomBytes } from 'node:crypto';

/** Returns the stored hash of a token. Someone who reads the database can't use it. */
export const hashOfToken = (token: string): string => hash('sha256', token);

/** Returns a random token for a link, and its stored hash. */
export function newToken(): { token: string; tokenSha256: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenSha256: hashOfToken(token) };
}
