import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { languages, type Language } from '#server/platform/language/i18n';
import { root } from '#server/platform/root';
import { texts } from '../embedded/page/texts';
import { derivedThemeFiles, themeFolder } from './login-theme';

const read = (name: string): string => readFileSync(join(themeFolder, name), 'utf8');
const templates = readdirSync(themeFolder).filter((name) => name.endsWith('.ftl'));

const messages = (lang: Language): Record<string, string> =>
  Object.fromEntries(
    read(`messages/messages_${lang}.properties`)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
const catalogue = (lang: Language): Record<string, string> =>
  Object.assign(
    {},
    ...['portal', 'account'].map((area) =>
      JSON.parse(readFileSync(join(root, `client/locales/${area}/${lang}.json`), 'utf8')),
    ),
  );

/** Keycloak’s name of each text, with the name that the embedded provider’s page uses. */
const likeOwnPage: [string, keyof (typeof texts)['en']][] = [
  ['about', 'about'],
  ['audience', 'audience'],
  ['languages', 'language'],
  ['loginAccountTitle', 'signIn'],
  ['doLogIn', 'signIn'],
  ['email', 'email'],
  ['password', 'password'],
  ['showPassword', 'toggle'],
  ['doForgotPassword', 'forgot'],
  ['contactSupport', 'support'],
  ['privacyPolicy', 'privacy'],
  ['doLogout', 'signOut'],
  ['logoutConfirmTitle', 'signOut'],
  ['logoutConfirmHeader', 'signOutQuestion'],
  ['staySignedIn', 'stay'],
  ['errorTitle', 'errorTitle'],
  ['staleCodeMessage', 'errorText'],
  ['backToApplication', 'toPortal'],
];

/** Every failed sign-in has one text, so that no text reveals whether the account exists. */
const failures = [
  'invalidUserMessage',
  'invalidUsernameMessage',
  'invalidUsernameOrEmailMessage',
  'invalidPasswordMessage',
  'missingUsernameMessage',
  'accountTemporarilyDisabledMessage',
  'accountPermanentlyDisabledMessage',
];

const likePortal: [string, string][] = [
  ['passwordNew', 'password.new'],
  ['passwordConfirm', 'password.again'],
  ['passwordHint', 'password.length'],
  ['logoutOtherSessions', 'password.others'],
  ['notMatchPasswordMessage', 'password.differ'],
  ['invalidPasswordMaxLengthMessage', 'password.tooLong'],
  ['invalidPasswordHistoryMessage', 'password.unchanged'],
  ['missingPasswordMessage', 'password.required'],
  ['updatePasswordTitle', 'forgot.welcome'],
  ['savePassword', 'forgot.save'],
  ['emailVerifyResend', 'forgot.again'],
  ['accountDisabledMessage', 'errors.profileDisabled'],
  ['federatedIdentityExistsMessage', 'errors.linkRequired'],
  ['doCancel', 'ui.cancel'],
];

describe('Keycloak login theme', () => {
  it.each(Object.entries(derivedThemeFiles()))('has the current %s (npm run theme)', (name, content) => {
    expect(readFileSync(join(themeFolder, name)).equals(Buffer.from(content))).toBe(true);
  });

  it.each(languages)('has the portal’s texts in %s', (lang) => {
    const said = messages(lang);
    const own = texts[lang];
    for (const [key, name] of likeOwnPage) expect([key, said[key]]).toEqual([key, own[name]]);
    for (const key of failures) expect([key, said[key]]).toEqual([key, own.failed]);
    const portal = catalogue(lang);
    for (const [key, id] of likePortal) expect([key, said[key]]).toEqual([key, portal[id]]);
    expect(said['invalidPasswordMinLengthMessage']?.replace('{0}', '8')).toBe(portal['password.tooShort']);
  });

  it('has every text in every language, and every text its pages use', () => {
    const [english, ...others] = languages.map((lang) => Object.keys(messages(lang)));
    for (const other of others) expect(other).toEqual(english);
    const messageKeys = templates.flatMap((name) =>
      [...read(name).matchAll(/msg\("([\w-]+)"/g)].map(([, key]) => key!),
    );
    expect(messageKeys.length).toBeGreaterThan(30);
    expect(messageKeys.filter((key) => !english!.includes(key))).toEqual([]);
  });

  it('follows Canadian French typography, and has no straight apostrophe, which Keycloak would drop', () => {
    expect(read('messages/messages_fr.properties').match(/\s[?!;]/g)).toBeNull();
    for (const lang of languages) expect(Object.values(messages(lang)).join('')).not.toContain("'");
  });

  it('loads resources only from Keycloak', () => {
    const files = [...templates, 'resources/css/page.css', 'resources/css/theme.css', 'resources/js/page.js'];
    for (const name of files) expect([name, read(name).match(/https?:|\/\/\w/g)]).toEqual([name, null]);
  });
});
