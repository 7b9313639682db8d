import type { EntityManager } from 'typeorm';
import { enqueueJob, type Job } from '#server/platform/jobs/jobs';
import { atRealm, isRefused, type RealmClient } from './realm-client';

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

const endSessions = 'end-sessions-at-keycloak';
const removeAccount = 'remove-account-at-keycloak';

/** Has an account's sessions ended at the realm once the caller's transaction is committed; the portal refuses them at once. */
export const queueEndOfSessions = (manager: EntityManager, ended: EndedSessions): Promise<void> =>
  enqueueJob(manager, endSessions, ended);

/** Has an account removed at the realm once the caller's transaction is committed. */
export const queueRemoval = (manager: EntityManager, removed: RemovedAccount): Promise<void> =>
  enqueueJob(manager, removeAccount, removed, `${removeAccount}:${removed.subject}`);

/** What is not there any more needs no more doing. */
async function ifThere(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isRefused(error, 404)) throw error;
  }
}

/** What the realm is told as soon as it answers. */
export function keycloakJobs({ admin: { users, realms, realmName } }: RealmClient): Job[] {
  const end = async ({ subject, kept, until }: EndedSessions): Promise<void> => {
    const latest = Date.parse(until);
    for (const { id, start } of await users.listSessions({ id: subject })) {
      if (!id || id === kept || (start ?? 0) > latest) continue;
      await ifThere(realms.deleteSession({ realm: realmName, session: id, isOffline: false }));
    }
  };
  return [
    { name: endSessions, run: (payload) => ifThere(atRealm(() => end(payload as EndedSessions))) },
    {
      name: removeAccount,
      run: (payload) => ifThere(atRealm(() => users.del({ id: (payload as RemovedAccount).subject }))),
    },
  ];
}
