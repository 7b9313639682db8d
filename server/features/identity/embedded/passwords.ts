import { Algorithm, hash, verify } from '@node-rs/argon2';

// 19 MiB and two passes, the recommended minimum for argon2id.
const options = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

// Twice the maximum of 64 characters, because some count as two. Normalizing much longer texts would take minutes.
const maxLength = 128;

/** Other keyboards can produce the same password with different code points. */
const canonical = (password: string): string => password.normalize('NFKC');

/** Returns the argon2id hash of a password, as text with its parameters. */
export const hashPassword = (password: string): Promise<string> => hash(canonical(password), options);

let dummy: Promise<string> | null = null;

/**
 * Returns true if the password matches the hash. Without a hash, or for a text that is too long, it verifies a dummy,
 * so that the response takes as long.
 */
export async function matchesPassword(storedHash: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password');
  const expected = password.length <= maxLength ? storedHash : null;
  const matches = await verify(expected ?? (await dummy), canonical(password.slice(0, maxLength)));
  return expected !== null && matches;
}
