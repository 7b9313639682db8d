import { hash, randomBytes } from 'node:crypto';

/** What is kept of a token: whoever reads the database cannot use it. */
export const hashOfToken = (token: string): string => hash('sha256', token);

/** A token for a link that nobody can guess, and what is kept of it. */
export function newToken(): { token: string; tokenSha256: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenSha256: hashOfToken(token) };
}
