import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { select } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { enqueueJob, enqueueJobs, type Job } from '#server/platform/jobs/jobs';
import { emailSignedInBy } from '../identity.queries';
import { providerLane } from '../identity-provider';
import { configuredIssuer } from '../tokens';
import { atRealm, isRemoved, type RealmClient } from './realm-client';

interface EndedSessions {
  subject: string;
  /** The id of the session that stays open. */
  kept: string | null;
  /** By the realm's clock. Sessions that began later belong to newer sign-ins and stay open. */
  until: string;
}

interface RemovedAccount {
  subject: string;
}

/** The number of checks for sessions that came back, and the milliseconds in which that can happen. */
const rounds = 6;
const untilWritten = 700;

interface CheckedEmail {
  subject: string;
  profileId: string;
}

const endSessions = 'end-sessions-at-keycloak';
const removeAccount = 'remove-account-at-keycloak';
const checkEmail = 'check-email-at-keycloak';

/**
 * Queues the end of account sessions at the realm, after the caller's transaction is committed. The portal rejects them
 * immediately.
 */
export const queueEndOfSessions = (manager: EntityManager, ended: readonly EndedSessions[]): Promise<void> =>
  enqueueJobs(
    manager,
    endSessions,
    ended.map((payload) => {
      const { subject, until, kept } = payload;
      return { payload, key: [endSessions, subject, until, kept ?? 'none'].join(':') };
    }),
  );

const keyOfRemoval = (subject: string): string => `${removeAccount}:${subject}`;

/** Queues the removal of an account at the realm, after the caller's transaction is committed. */
export const queueRemoval = (manager: EntityManager, removed: RemovedAccount): Promise<void> =>
  enqueueJob(manager, removeAccount, removed, keyOfRemoval(removed.subject));

/** Returns true if an account still has to be removed at the realm. */
export async function isToBeRemoved(subject: string): Promise<boolean> {
  const rows = await select('removal-of-account', 'select from graphile_worker.jobs where key = $1', [
    keyOfRemoval(subject),
  ]);
  return rows.length > 0;
}

/**
 * Queues a job that gives an account its profile's e-mail address if they differ, for example after a change that was
 * rolled back here. It runs after the commit and not before `runAt`.
 */
export const queueEmailCheck = (
  manager: EntityManager,
  checked: CheckedEmail,
  runAt: Date | null = null,
): Promise<void> => enqueueJob(manager, checkEmail, checked, `${checkEmail}:${checked.subject}`, 0, runAt);

/** Ignores that the account or session no longer exists. */
async function ifThere(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isRemoved(error)) throw error;
  }
}

/** Returns the jobs that update the realm. They retry until it responds. */
export function keycloakJobs({ admin: { users, realms, realmName } }: RealmClient): Job[] {
  const sessionsToEnd = async ({ subject, kept, until }: EndedSessions): Promise<string[]> => {
    const sessions = await users.listSessions({ id: subject });
    const meant = sessions.filter(({ id, start }) => id !== kept && (start ?? 0) <= Date.parse(until));
    return meant.flatMap(({ id }) => id ?? []);
  };
  const end = async (ended: EndedSessions): Promise<void> => {
    for (let round = 0; round < rounds; round++) {
      const sessions = await sessionsToEnd(ended);
      if (sessions.length === 0) return;
      for (const session of sessions) {
        await ifThere(realms.deleteSession({ realm: realmName, session, isOffline: false }));
      }
      // Keycloak restores a session whose tokens are renewed at the same moment, as browsers do after a rejection.
      await pause(untilWritten);
    }
    throw new AppError('CONFLICT', 'A session was renewed whenever it was ended.');
  };
  const giveEmail = async ({ subject, profileId }: CheckedEmail): Promise<void> => {
    const email = await emailSignedInBy(configuredIssuer(), subject, profileId);
    if (!email) return;
    const user = await users.findOne({ id: subject });
    if (!user || user.email?.toLowerCase() === email.toLowerCase()) return;
    await users.update({ id: subject }, { ...user, email, username: email, emailVerified: true });
  };
  const told = <Payload>(name: string, tell: (payload: Payload) => Promise<unknown>): Job => ({
    name,
    lane: providerLane,
    run: (payload) => ifThere(atRealm(() => tell(payload as Payload))),
  });
  return [
    told(endSessions, end),
    told(checkEmail, giveEmail),
    told(removeAccount, ({ subject }: RemovedAccount) => users.del({ id: subject })),
  ];
}
