import { describe, expect, it } from '@jest/globals';
import { checkSelectedPassword, checkPasswordLength, decideLink, type Namesake } from './identity.policy';

const signIn = { emailVerified: true, signInProvider: 'company', trustedProviders: ['company'] };
const namesake: Namesake = {
  id: 'p1',
  role: 'user',
  disabled: false,
  emailVerified: true,
  linkedToIssuer: false,
  signsIn: true,
};
const required = expect.objectContaining({ code: 'LINK_REQUIRED' });

describe('first sign-in', () => {
  it('creates a profile when nobody has the e-mail address', () => {
    expect(decideLink({ ...signIn, signInProvider: 'password' }, null)).toBe('create');
  });

  it('joins the profile with the same e-mail address through a trusted single sign-on', () => {
    expect(decideLink(signIn, namesake)).toEqual({ join: 'p1' });
  });

  const doubtful: [string, Partial<typeof signIn>, Namesake][] = [
    ['is by password', { signInProvider: 'password', trustedProviders: ['password'] }, namesake],
    ['is by an untrusted provider', { trustedProviders: [] }, namesake],
    ['has no verified e-mail address', { emailVerified: false }, namesake],
    ['matches a profile with an unverified e-mail address', {}, { ...namesake, emailVerified: false }],
    ['matches an administrator', {}, { ...namesake, role: 'admin' }],
    ['matches a manager', {}, { ...namesake, role: 'manager' }],
    ['matches a disabled profile', {}, { ...namesake, disabled: true }],
    ['matches a profile with a sign-in at the provider', {}, { ...namesake, linkedToIssuer: true }],
  ];

  it.each(doubtful)('requires an administrator when it %s', (_case, change, met) => {
    expect(() => decideLink({ ...signIn, ...change }, met)).toThrow(required);
  });
});

describe('password policy', () => {
  it.each([
    ['seven-7', 'PASSWORD_TOO_SHORT', 'Must contain at least 8 characters'],
    ['', 'PASSWORD_TOO_SHORT', 'Must contain at least 8 characters'],
    [`${'a'.repeat(62)}-12`, 'PASSWORD_TOO_LONG', 'Too many characters'],
    [
      'letters-only',
      'PASSWORD_TOO_WEAK',
      'Must contain at least one letter, one number, and one special character',
    ],
    [
      'letters123',
      'PASSWORD_TOO_WEAK',
      'Must contain at least one letter, one number, and one special character',
    ],
    [
      '1234567-',
      'PASSWORD_TOO_WEAK',
      'Must contain at least one letter, one number, and one special character',
    ],
  ])('rejects %s with %s', (password, code, message) => {
    expect(() => checkSelectedPassword(password)).toThrow(expect.objectContaining({ code, message }));
  });

  it.each(['winter-1', `${'a'.repeat(62)}-1`, 'ünïcødé-٣'])('accepts %s', (password) => {
    expect(() => checkSelectedPassword(password)).not.toThrow();
  });

  it.each(['winter-1\0', 'winter-1\ud800'])('rejects %j from people and administrators', (password) => {
    for (const check of [checkSelectedPassword, checkPasswordLength])
      expect(() => check(password)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
  });

  it('checks only the length when an administrator sets the password', () => {
    for (const password of ['eight888', 'lettersonly', 'a'.repeat(64)])
      expect(() => checkPasswordLength(password)).not.toThrow();
    for (const password of ['', 'seven77'])
      expect(() => checkPasswordLength(password)).toThrow('Password must be at least 8 characters');
    expect(() => checkPasswordLength('a'.repeat(65))).toThrow('Too many characters');
  });
});
