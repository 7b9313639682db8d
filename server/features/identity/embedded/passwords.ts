import { Algorithm, hash, verify } from '@node-rs/argon2';

// 19 MiB and two passes, the least that is advised for argon2id.
const options = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

// Twice the 64 characters that one may have, as some are counted as two; normalising much more would take minutes.
const maxLength = 128;

/** The same password may reach us in other code points from another keyboard. */
const canonical = (password: string): string => password.normalize('NFKC');

/** The argon2id hash of a password, as text with its parameters. */
export const hashPassword = (password: string): Promise<string> => hash(canonical(password), options);

let dummy: Promise<string> | null = null;

/**
 * Whether the password is the one that was hashed. Without a hash (nobody by that name), or for what is longer
 * than any password, the same work is done against a dummy, so that the answer takes as long.
 */
export async function matchesPassword(storedHash: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password');
  const expected = password.length <= maxLength ? storedHash : null;
  const matches = await verify(expected ?? (await dummy), canonical(password.slice(0, maxLength)));
  return expected !== null && matches;
}
