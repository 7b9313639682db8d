import { describe, expect, it } from '@jest/globals';
import { checkChosenPassword, checkPasswordLength, decideLink, type Namesake } from './identity.policy';

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

describe('a first sign-in', () => {
  it('makes a profile where nobody has the e-mail', () => {
    expect(decideLink({ ...signIn, signInProvider: 'password' }, null)).toBe('create');
  });

  it('by a trusted single sign-on joins the profile with the e-mail', () => {
    expect(decideLink(signIn, namesake)).toEqual({ join: 'p1' });
  });

  const doubtful: [string, Partial<typeof signIn>, Namesake][] = [
    ['came by password', { signInProvider: 'password', trustedProviders: ['password'] }, namesake],
    ['came by a provider that is not trusted', { trustedProviders: [] }, namesake],
    ['has no verified e-mail', { emailVerified: false }, namesake],
    ['meets a profile whose e-mail nobody verified', {}, { ...namesake, emailVerified: false }],
    ['meets an administrator', {}, { ...namesake, role: 'admin' }],
    ['meets a manager', {}, { ...namesake, role: 'manager' }],
    ['meets a disabled profile', {}, { ...namesake, disabled: true }],
    ['meets a profile that has a sign-in there', {}, { ...namesake, linkedToIssuer: true }],
  ];

  it.each(doubtful)('waits for an administrator where it %s', (_case, change, met) => {
    expect(() => decideLink({ ...signIn, ...change }, met)).toThrow(required);
  });
});

describe('a password', () => {
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
  ])('%s that a person chooses is refused as %s', (password, code, message) => {
    expect(() => checkChosenPassword(password)).toThrow(expect.objectContaining({ code, message }));
  });

  it.each(['winter-1', `${'a'.repeat(62)}-1`, 'ünïcødé-٣'])(
    '%s that a person chooses is accepted',
    (password) => {
      expect(() => checkChosenPassword(password)).not.toThrow();
    },
  );

  it.each(['winter-1\0', 'winter-1\ud800'])('%j is refused whoever chooses it', (password) => {
    for (const check of [checkChosenPassword, checkPasswordLength])
      expect(() => check(password)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
  });

  it('that an administrator sets needs only its length', () => {
    for (const password of ['eight888', 'lettersonly', 'a'.repeat(64)])
      expect(() => checkPasswordLength(password)).not.toThrow();
    for (const password of ['', 'seven77'])
      expect(() => checkPasswordLength(password)).toThrow('Password must be at least 8 characters');
    expect(() => checkPasswordLength('a'.repeat(65))).toThrow('Too many characters');
  });
});
