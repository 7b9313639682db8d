import { beforeEach } from '@jest/globals';
import { inDatabase } from '../../support/portal/database';
import type { RunningKeycloak } from '../keycloak-server';
import { operate, userIdOf } from '../operator';
import { type Administrator, peopleAt } from '../people';
import { callApi, soon, type Stand } from '../stand';

/** A portal, its Keycloak, and an administrator with a token from the start of the current spec. */
export interface Told {
  keycloak: () => RunningKeycloak;
  stand: () => Stand;
  administrator: Administrator;
}

interface User {
  email: string;
  enabled: boolean;
  attributes?: Record<string, string[]>;
}

/** Returns helpers for specs about jobs that send changes to Keycloak. */
export function tellingAt({ keycloak, stand, administrator }: Told) {
  let admin: string;
  // Requests the token before Keycloak is stopped.
  beforeEach(async () => {
    admin = await administrator();
  });

  const rows = <Row>(statement: string): Promise<Row[]> =>
    inDatabase(stand().portal, statement) as Promise<Row[]>;
  const tryAt = (job: string, at: string) =>
    rows(`update graphile_worker._private_jobs j set run_at = ${at} from graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = '${job}' and j.locked_at is null`);

  return {
    ...peopleAt(stand, async () => admin),
    rows,
    /** Calls the API as the administrator. */
    call: <Data>(query: string, input?: Record<string, unknown>) =>
      callApi<Data>(stand(), admin, query, input),
    /** Waits until all jobs of this kind are done. Failed ones are retried at once. */
    settled: (job: string) =>
      soon(
        `the end of ${job}`,
        async () => {
          await tryAt(job, 'now()');
          const left = await rows(`select from graphile_worker.jobs where task_identifier = '${job}'`);
          return left.length === 0 ? true : null;
        },
        60,
      ),
    delay: (job: string) => tryAt(job, `now() + interval '1 hour'`),
    /** Returns true if an attempt of a job has failed, otherwise null. */
    hasFailed: async (job: string): Promise<true | null> => {
      const failed = `select from graphile_worker.jobs where task_identifier = '${job}' and last_error is not null`;
      return (await rows(failed)).length > 0 ? true : null;
    },
    userBy: (subject: string): Promise<User> =>
      operate<User>(keycloak(), 'GET', `/treadway/users/${subject}`),
    usersOf: (email: string): Promise<User[]> =>
      operate<User[]>(keycloak(), 'GET', `/treadway/users?exact=true&email=${encodeURIComponent(email)}`),
    sessionsOf: async (email: string): Promise<number> => {
      const path = `/treadway/users/${await userIdOf(keycloak(), email)}/sessions`;
      return (await operate<unknown[]>(keycloak(), 'GET', path)).length;
    },
  };
}
