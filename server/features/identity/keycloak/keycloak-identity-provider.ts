import type KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import { NetworkError } from '@keycloak/keycloak-admin-client';
import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { AppError, throwFieldError } from '#server/platform/errors';
import { isId } from '#server/platform/validation';
import type { IdentityProvider, NewAccount, PersonAtProvider, ProviderAccount } from '../identity-provider';
import { profileOfSubject } from '../identity.queries';
import { providersTime } from '../tokens';
import { realm as defaults } from '../embedded/realm';
import { atRealm, isRemoved, isRejected, type RealmClient } from './realm-client';
import { isToBeRemoved, queueEmailCheck, queueEndOfSessions, queueRemoval } from './keycloak.jobs';

/** Milliseconds after which a transaction has certainly ended. */
const untilCertain = 120_000;

type User = NonNullable<Awaited<ReturnType<KeycloakAdminClient['users']['findOne']>>>;

const accountOf = ({ id, email, enabled }: User): ProviderAccount | null =>
  id && email && enabled ? { subject: id, email } : null;

const rejectAddress = (): never =>
  throwFieldError('email', 'The sign-in service does not take this address.');

/** Returns Keycloak's reason if it rejected the person's credentials; null if it rejected the portal or failed. */
const grantRejected = (error: unknown): string | null => {
  const said = error instanceof NetworkError ? (error.responseData as Record<string, string>) : {};
  return said['error'] === 'invalid_grant' ? (said['error_description'] ?? '') : null;
};

/** Returns the error for a password that violates the realm's policy. */
function passwordRejection({ responseData }: NetworkError): AppError {
  const { error } = (responseData ?? {}) as { error?: string };
  return new AppError(error === 'invalidPasswordHistoryMessage' ? 'PASSWORD_UNCHANGED' : 'PASSWORD_TOO_WEAK');
}

/**
 * Returns the provider of a Keycloak realm. Work without an immediate result is a job, which retries while the realm is
 * unavailable.
 */
export function keycloakIdentityProvider(
  { admin, passwordGrant, endGrant }: RealmClient,
  issuer: string,
  idle: () => number | null,
): IdentityProvider {
  const { users } = admin;
  const userOf = async (subject: string): Promise<User | null> => {
    // Keycloak would use any text as part of its URL.
    if (!isId(subject)) return null;
    try {
      return (await users.findOne({ id: subject })) ?? null;
    } catch (error) {
      if (isRemoved(error)) return null;
      throw error;
    }
  };
  const requireUser = async (subject: string): Promise<User> => {
    const user = await userOf(subject);
    if (!user) throw new AppError('NO_EMAIL');
    return user;
  };
  // An update with a partial user would clear the omitted fields.
  const change = (user: User, changes: User): Promise<void> =>
    users.update({ id: user.id! }, { ...user, ...changes });

  const endAll: IdentityProvider['endSessions'] = (manager, subjects, kept) => {
    const until = providersTime().toISOString();
    return queueEndOfSessions(
      manager,
      subjects.map((subject) => ({ subject, kept, until })),
    );
  };

  /** Returns an account left by an earlier call whose transaction was rolled back. A job corrects its data. */
  async function leftBehind({ email }: NewAccount): Promise<string | null> {
    const [user] = await users.find({ email, exact: true });
    if (!user?.id || !user.attributes?.['profileId']) return null;
    // The account may belong to a deleted person, and will be removed soon.
    if (await isToBeRemoved(user.id)) {
      throw new AppError('IDENTITY_UNAVAILABLE', 'The sign-in service has yet to remove a former account.');
    }
    return user.id;
  }

  /** Creates an account, or returns one left by an earlier call. The caller's transaction links it to a profile. */
  async function makeAccount(account: NewAccount): Promise<string | null> {
    const { email, name, profileId } = account;
    try {
      const { id } = await users.create({
        username: email,
        email,
        // No one can sign in before a password is set, by a link sent to the address or by an administrator.
        emailVerified: true,
        enabled: true,
        firstName: name,
        attributes: { profileId: [profileId] },
      });
      return id;
    } catch (error) {
      if (isRejected(error, 409)) return leftBehind(account);
      if (isRejected(error, 400)) rejectAddress();
      throw error;
    }
  }

  async function rename(subject: string, email: string): Promise<boolean> {
    try {
      await change(await requireUser(subject), { email, username: email, emailVerified: true });
      return true;
    } catch (error) {
      if (isRejected(error, 409)) return false;
      if (isRejected(error, 400)) rejectAddress();
      throw error;
    }
  }

  return {
    idleSeconds: () => idle() ?? defaults.sessionIdle,

    findByEmail: (email) =>
      atRealm(async () => {
        const [user] = await users.find({ email, exact: true });
        if (!user?.id) return null;
        // People who sign in elsewhere have no password here that a link could set.
        const elsewhere = await users.listFederatedIdentities({ id: user.id });
        return elsewhere.length > 0 ? null : accountOf(user);
      }),

    findBySubject: (subject) =>
      atRealm(async () => {
        const user = await userOf(subject);
        return user && accountOf(user);
      }),

    lacksPassword: (subject) =>
      atRealm(async () => {
        const user = await userOf(subject);
        if (!user) return false;
        const credentials = await users.getCredentials({ id: subject });
        if (credentials.some(({ type }) => type === 'password')) return false;
        return (await users.listFederatedIdentities({ id: subject })).length === 0;
      }),

    verifyPassword: (subject, password) =>
      atRealm(async () => {
        const { username } = await requireUser(subject);
        try {
          const { refresh_token: refreshToken } = await passwordGrant(username!, password);
          if (refreshToken) await endGrant(refreshToken);
          return true;
        } catch (error) {
          const reason = grantRejected(error);
          // Keycloak checks required actions after the password, so the password was correct.
          if (reason !== null) return reason === 'Account is not fully set up';
          throw error;
        }
      }),

    setPassword: (subject, password, storedSessionId) =>
      atRealm(async () => {
        const { id } = await requireUser(subject);
        try {
          await users.resetPassword({
            id: id!,
            credential: { type: 'password', value: password, temporary: false },
          });
        } catch (error) {
          if (isRejected(error, 400)) throw passwordRejection(error);
          throw error;
        }
        // Failed attempts with the previous password no longer count.
        await admin.attackDetection.del({ id: id! });
        return (manager: EntityManager) => endAll(manager, [subject], storedSessionId);
      }),

    async createAccount(account) {
      const subject = await atRealm(() => makeAccount(account));
      return async (manager) =>
        subject !== null && (await profileOfSubject(manager, { issuer, subject })) ? null : subject;
    },

    async setEmail({ subject, profileId, email }) {
      // Queued before the call, in case the server crashes before the transaction ends.
      const settle = { subject, profileId };
      const certain = new Date(now().getTime() + untilCertain);
      await transaction((manager) => queueEmailCheck(manager, settle, certain));
      const isFree = await atRealm(() => rename(subject, email));
      return async (manager) => {
        await queueEmailCheck(manager, settle);
        return isFree;
      };
    },

    // Nothing to do, because each change of a profile queues a job that updates the account.
    setEnabled: async () => undefined,

    endSessions: endAll,

    async countSessions(subject) {
      try {
        return await atRealm(async () => (await users.listSessions({ id: subject })).length);
      } catch (error) {
        if (error instanceof AppError && error.code === 'IDENTITY_UNAVAILABLE') return null;
        if (isRemoved(error)) return 0;
        throw error;
      }
    },

    deleteAccount: (manager, subject) => queueRemoval(manager, { subject }),

    showPerson: (subject, { disabled, role, userType, profileId, lang }: PersonAtProvider) =>
      atRealm(async () => {
        const user = await userOf(subject);
        if (!user) return;
        const attributes = { role, userType, profileId, lang, locale: lang };
        await change(user, {
          enabled: !disabled,
          attributes: {
            ...user.attributes,
            ...Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, [value]])),
          },
        });
        if (disabled) await users.logout({ id: subject });
      }),
  };
}
