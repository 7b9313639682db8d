import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { select } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import { enqueueJob, enqueueJobs, type Job } from '#server/platform/jobs/jobs';
import { emailSignedInBy } from '../identity.queries';
import { providerLane } from '../identity-provider';
import { configuredIssuer } from '../tokens';
import { atRealm, isRemoved, type RealmClient } from './realm-client';

interface EndedSessions {
  subject: string;
  /** Id of the session that goes on. */
  kept: string | null;
  /** By the realm's clock: sessions that began later are of a sign-in after it, and go on too. */
  until: string;
}

interface RemovedAccount {
  subject: string;
}

/** How often sessions are looked for that came back, and milliseconds in which they do. */
const rounds = 6;
const untilWritten = 700;

interface CheckedEmail {
  subject: string;
  profileId: string;
}

const endSessions = 'end-sessions-at-keycloak';
const removeAccount = 'remove-account-at-keycloak';
const checkEmail = 'check-email-at-keycloak';

/** Has sessions of accounts ended at the realm once the caller's transaction is committed; the portal refuses them at once. */
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

/** Has an account removed at the realm once the caller's transaction is committed. */
export const queueRemoval = (manager: EntityManager, removed: RemovedAccount): Promise<void> =>
  enqueueJob(manager, removeAccount, removed, keyOfRemoval(removed.subject));

/** Whether an account has yet to be removed at the realm. */
export async function isToBeRemoved(subject: string): Promise<boolean> {
  const rows = await select('removal-of-account', 'select from graphile_worker.jobs where key = $1', [
    keyOfRemoval(subject),
  ]);
  return rows.length > 0;
}

/**
 * Has an account at the realm get the e-mail address of its profile where it has another one, as after a change that the
 * realm took and the portal did not; once the caller's transaction is committed, none before `runAt`.
 */
export const queueEmailCheck = (
  manager: EntityManager,
  checked: CheckedEmail,
  runAt: Date | null = null,
): Promise<void> => enqueueJob(manager, checkEmail, checked, `${checkEmail}:${checked.subject}`, 0, runAt);

/** What is not there any more needs no more doing. */
async function ifThere(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isRemoved(error)) throw error;
  }
}

/** What the realm is told as soon as it answers. */
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
      // Keycloak writes back one whose tokens are renewed in that very moment, as browsers do once they are refused.
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
