import { AppError } from '#server/platform/errors';
import type { IdentityProvider } from '../identity-provider';
import { checkPassword, findAccountByEmail, findAccountBySubject } from './accounts';
import { hashPassword } from './passwords';
import { endAccountSessions } from './sessions';

/** The embedded provider's accounts, in the schema idp. */
export const embeddedIdentityProvider: IdentityProvider = {
  async findByEmail(email) {
    const account = await findAccountByEmail(email);
    // The database folds more letters than wishes and tries are counted by: one name must not have several counts.
    return account?.email.toLowerCase() === email.toLowerCase() ? account : null;
  },

  findBySubject: findAccountBySubject,
  verifyPassword: checkPassword,

  async setPassword(manager, subject, password, keptSessionId) {
    const [changed] = await manager.query<[unknown[], number]>(
      'update idp.account set password_hash = $2, updated_at = now() where subject::text = $1 returning subject',
      [subject, await hashPassword(password)],
    );
    if (changed.length === 0) throw new AppError('NOT_FOUND', 'No email address found');
    await endAccountSessions(manager, subject, keptSessionId);
  },
};
