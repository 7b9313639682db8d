import { AppError } from '#server/platform/errors';
import type { IdentityProvider } from '../identity-provider';
import {
  checkPassword,
  type EmbeddedAccount,
  enableAccounts,
  findAccountByEmail,
  findAccountBySubject,
  hasPassword,
  lacksPassword,
  openAccount,
  removeAccount,
  renameAccount,
} from './accounts';
import { embeddedClientSecrets } from './client-secrets';
import { hashPassword } from './passwords';
import { realm } from './realm';
import { countAccountSessions, endAccountSessions } from './sessions';

/** People who sign in at a company have no password here, and none can be set. */
const withPassword = (account: EmbeddedAccount | null): EmbeddedAccount | null =>
  account?.broker ? null : account;

/** The embedded provider with its accounts in the schema idp. */
export const embeddedIdentityProvider: IdentityProvider = {
  idleSeconds: () => realm.sessionIdle,
  clientSecrets: embeddedClientSecrets,

  async findByEmail(email) {
    const account = await findAccountByEmail(email);
    // The database folds more letters than the counting of attempts does. One name must not have several counts.
    return account?.email.toLowerCase() === email.toLowerCase() ? withPassword(account) : null;
  },

  findBySubject: async (subject) => withPassword(await findAccountBySubject(subject)),
  lacksPassword,
  verifyPassword: checkPassword,

  createAccount: async (account) => (manager) => openAccount(manager, account),
  setEmail:
    async ({ subject, email }) =>
    (manager) =>
      renameAccount(manager, subject, email),
  countSessions: countAccountSessions,
  endSessions: endAccountSessions,

  async setPassword(subject, password, storedSessionId) {
    if (await hasPassword(subject, password)) throw new AppError('PASSWORD_UNCHANGED');
    const hash = await hashPassword(password);
    return async (manager) => {
      const [changed] = await manager.query<[unknown[], number]>(
        'update idp.account set password_hash = $2, updated_at = now() where subject::text = $1 and broker is null returning subject',
        [subject, hash],
      );
      if (changed.length === 0) throw new AppError('NO_EMAIL');
      await endAccountSessions(manager, [subject], storedSessionId);
    };
  },

  async setEnabled(manager, subjects, enabled) {
    await enableAccounts(manager, subjects, enabled);
    if (!enabled) await endAccountSessions(manager, subjects, null);
  },

  async deleteAccount(manager, subject) {
    await endAccountSessions(manager, [subject], null);
    await removeAccount(manager, subject);
  },
};
