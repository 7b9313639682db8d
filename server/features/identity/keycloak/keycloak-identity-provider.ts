import type KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import { NetworkError } from '@keycloak/keycloak-admin-client';
import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database';
import { AppError, throwFieldError } from '#server/platform/errors';
import { isId } from '#server/platform/validation';
import type { IdentityProvider, NewAccount, PersonAtProvider, ProviderAccount } from '../identity-provider';
import { profileOfSubject } from '../identity.queries';
import { providersTime } from '../tokens';
import { realm as defaults } from '../embedded/realm';
import { atRealm, isRemoved, isRejected, type RealmClient } from './realm-client';
import { isToBeRemoved, queueEmailCheck, queueEndOfSessions, queueRemoval } from './keycloak.jobs';

/** Milliseconds after which a transaction has ended one way or the other. */
const untilCertain = 120_000;

type User = NonNullable<Awaited<ReturnType<KeycloakAdminClient['users']['findOne']>>>;

const accountOf = ({ id, email, enabled }: User): ProviderAccount | null =>
  id && email && enabled ? { subject: id, email } : null;

const rejectAddress = (): never =>
  throwFieldError('email', 'The sign-in service does not take this address.');

/** Whether Keycloak refused somebody, and not the portal, as it says to a password; with the reason in its words. */
const grantRejected = (error: unknown): string | null => {
  const said = error instanceof NetworkError ? (error.responseData as Record<string, string>) : {};
  return said['error'] === 'invalid_grant' ? (said['error_description'] ?? '') : null;
};

/** The error for a password that the realm's policy refuses. */
function passwordRejection({ responseData }: NetworkError): AppError {
  const { error } = (responseData ?? {}) as { error?: string };
  return new AppError(error === 'invalidPasswordHistoryMessage' ? 'PASSWORD_UNCHANGED' : 'PASSWORD_TOO_WEAK');
}

/** The accounts of a Keycloak realm. What need not answer at once is a job, so that it waits for a realm that is away. */
export function keycloakIdentityProvider(
  { admin, passwordGrant, endGrant }: RealmClient,
  issuer: string,
  idle: () => number | null,
): IdentityProvider {
  const { users } = admin;
  const userOf = async (subject: string): Promise<User | null> => {
    // Keycloak takes whatever stands in its address for an id.
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
  // A partial user would lose what it leaves out.
  const change = (user: User, changes: User): Promise<void> =>
    users.update({ id: user.id! }, { ...user, ...changes });

  const endAll: IdentityProvider['endSessions'] = (manager, subjects, kept) => {
    const until = providersTime().toISOString();
    return queueEndOfSessions(
      manager,
      subjects.map((subject) => ({ subject, kept, until })),
    );
  };

  /** The account that may have been made by a call whose transaction came to nothing; what it says is settled by a job. */
  async function leftBehind({ email }: NewAccount): Promise<string | null> {
    const [user] = await users.find({ email, exact: true });
    if (!user?.id || !user.attributes?.['profileId']) return null;
    // With its password it would be somebody's who was deleted, and soon be gone.
    if (await isToBeRemoved(user.id)) {
      throw new AppError('IDENTITY_UNAVAILABLE', 'The sign-in service has yet to remove a former account.');
    }
    return user.id;
  }

  /** Makes an account, or gives one that was left behind; whose it is shows in the transaction. */
  async function makeAccount(account: NewAccount): Promise<string | null> {
    const { email, name, profileId } = account;
    try {
      const { id } = await users.create({
        username: email,
        email,
        // Nobody gets in before a password is set by a link that was sent there, or by an administrator.
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
        // Whoever signs in elsewhere has no password here that a link could set.
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
          // Who has yet something to do before signing in has given the right one.
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
        // Tries that were counted against the former password count no more.
        await admin.attackDetection.del({ id: id! });
        return (manager: EntityManager) => endAll(manager, [subject], storedSessionId);
      }),

    async createAccount(account) {
      const subject = await atRealm(() => makeAccount(account));
      return async (manager) =>
        subject !== null && (await profileOfSubject(manager, { issuer, subject })) ? null : subject;
    },

    async setEmail({ subject, profileId, email }) {
      // Noted before it is asked, for a server that is gone before the transaction is.
      const settle = { subject, profileId };
      const certain = new Date(now().getTime() + untilCertain);
      await transaction((manager) => queueEmailCheck(manager, settle, certain));
      const isFree = await atRealm(() => rename(subject, email));
      return async (manager) => {
        await queueEmailCheck(manager, settle);
        return isFree;
      };
    },

    // The profile says it; the job that is queued with every change of one brings it over.
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
