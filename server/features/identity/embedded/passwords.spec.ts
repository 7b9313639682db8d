import { describe, expect, it } from '@jest/globals';
import { hashPassword, matchesPassword } from './passwords';

describe('password hash', () => {
  it('matches the same password in another Unicode form', async () => {
    expect(await matchesPassword(await hashPassword('Caf\u00e9-Road-1'), 'Cafe\u0301-Road-1')).toBe(true);
  });

  it('matches 64 characters, and rejects longer input without hashing it', async () => {
    const maxLength = '🛞'.repeat(64);
    const hash = await hashPassword(maxLength);
    expect(await matchesPassword(hash, maxLength)).toBe(true);
    expect(await matchesPassword(hash, `${maxLength}a`)).toBe(false);
    // Normalising this one would take minutes.
    const heaped = `a${'\u0301'.repeat(100_000)}${'\u0323'.repeat(100_000)}`;
    expect(await matchesPassword(hash, heaped)).toBe(false);
  }, 15_000);
});
