import { AppError } from '#server/platform/errors';
import type { IdentityProvider } from '../identity-provider';
import {
  checkPassword,
  enableAccount,
  findAccountByEmail,
  findAccountBySubject,
  openAccount,
  removeAccount,
  renameAccount,
} from './accounts';
import { embeddedClientSecrets } from './client-secrets';
import { hashPassword } from './passwords';
import { realm } from './realm';
import { countAccountSessions, endAccountSessions } from './sessions';

/** The embedded provider's accounts, in the schema idp. */
export const embeddedIdentityProvider: IdentityProvider = {
  idleSeconds: () => realm.sessionIdle,
  clientSecrets: embeddedClientSecrets,

  async findByEmail(email) {
    const account = await findAccountByEmail(email);
    // Whoever signs in at a company has no password here that a link could set.
    if (account?.broker) return null;
    // The database folds more letters than wishes and tries are counted by: one name must not have several counts.
    return account?.email.toLowerCase() === email.toLowerCase() ? account : null;
  },

  findBySubject: findAccountBySubject,
  verifyPassword: checkPassword,

  createAccount: openAccount,
  setEmail: renameAccount,
  countSessions: countAccountSessions,
  endSessions: endAccountSessions,

  async setPassword(manager, subject, password, keptSessionId) {
    const [changed] = await manager.query<[unknown[], number]>(
      'update idp.account set password_hash = $2, updated_at = now() where subject::text = $1 returning subject',
      [subject, await hashPassword(password)],
    );
    if (changed.length === 0) throw new AppError('NO_EMAIL');
    await endAccountSessions(manager, subject, keptSessionId);
  },

  async setEnabled(manager, subject, enabled) {
    await enableAccount(manager, subject, enabled);
    if (!enabled) await endAccountSessions(manager, subject, null);
  },

  async deleteAccount(manager, subject) {
    await endAccountSessions(manager, subject, null);
    await removeAccount(manager, subject);
  },
};
