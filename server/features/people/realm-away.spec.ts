import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { embeddedIdentityProvider } from '#server/features/identity/embedded/embedded-identity-provider';
import { endSessions } from '#server/features/identity/sessions/end-sessions';
import { chooseIdentityProvider, identityProvider } from '#server/features/identity/identity-provider';
import { readSubjects } from '#server/features/identity/identity.queries';
import { keycloakIdentityProvider } from '#server/features/identity/keycloak/keycloak-identity-provider';
import { keycloakJobs } from '#server/features/identity/keycloak/keycloak.jobs';
import { openRealm } from '#server/features/identity/keycloak/realm-client';
import { configuredIssuer } from '#server/features/identity/tokens';
import { pool, select, transaction } from '#server/platform/database/database';
import { enqueueJob, type Job, startJobs } from '#server/platform/jobs/jobs';
import { log } from '#server/platform/logging/log';
import type { Person } from '#server/platform/access/viewer';
import { makePerson } from '#server/testing/factories';
import { startIdentityPortal, type IdentityPortal } from '#server/testing/identity/portal';
import { runDueJobs } from '#server/testing/jobs';
import { freePort } from '#server/testing/processes/free-port';
import { createPerson } from './create-person';
import { personById } from './people.service';
import { updatePerson } from './update-person';

let portal: IdentityPortal;
let admin: Person;
let people = 0;
const { level } = log;
beforeAll(async () => {
  portal = await startIdentityPortal();
  admin = (await makePerson({ role: 'admin' })).viewer;
});
beforeEach(async () => {
  await select(null, 'delete from graphile_worker._private_jobs');
  log.level = 'silent';
});
afterEach(() => {
  chooseIdentityProvider(embeddedIdentityProvider);
  log.level = level;
});
afterAll(() => portal.close());

/** Makes Keycloak at a local port the identity provider, and returns its jobs. */
function signInAt(port: number): Job[] {
  const issuer = `http://127.0.0.1:${port}/realms/treadway`;
  const realm = openRealm({ issuer, clientSecret: 'a secret of the specs' });
  chooseIdentityProvider(keycloakIdentityProvider(realm, issuer, () => null));
  return keycloakJobs(realm);
}

/** Creates a person who has had a Keycloak account before. */
async function member() {
  const email = `mover${++people}@away.example`;
  const person = { name: 'Lan Tran', email, lang: 'en', role: 'user', userType: 'standard' } as const;
  const { id } = await createPerson(admin, { ...person, accountId: null, invite: false });
  return { id, email, subject: (await readSubjects(configuredIssuer(), id))[0]! };
}

const away = { code: 'IDENTITY_UNAVAILABLE' };
const queued = (job: string) =>
  select<{ payload: object; later: boolean; attempts: number }>(
    null,
    `select payload, run_at > now() + interval '90 seconds' as later, j.attempts
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 order by j.id`,
    [job],
  );
const hurry = () => select(null, 'update graphile_worker._private_jobs set run_at = now()');

describe('Keycloak that doesn’t respond', () => {
  it('gets a job that checks a person’s address later, once, because the change may have succeeded', async () => {
    const { id, email, subject } = await member();
    const jobs = signInAt(await freePort());
    const { updatedAt } = (await personById(admin, id))!;
    const change = () => updatePerson(admin, { id, updatedAt: new Date(updatedAt), email: `other-${email}` });
    await expect(change()).rejects.toMatchObject(away);
    await expect(change()).rejects.toMatchObject(away);
    expect((await personById(admin, id))!.email).toBe(email);
    const check = { payload: { subject, profileId: id }, later: true, attempts: 0 };
    expect(await queued('check-email-at-keycloak')).toEqual([check]);
    await runDueJobs(jobs);
    expect(await queued('check-email-at-keycloak')).toEqual([check]);
    await hurry();
    await expect(runDueJobs(jobs)).rejects.toMatchObject(away);
    expect(await queued('check-email-at-keycloak')).toMatchObject([{ attempts: 1 }]);
  });

  it('gets no request about an account that belongs to another person or to nobody since', async () => {
    const { id, email, subject } = await member();
    const jobs = signInAt(await freePort());
    const { updatedAt } = (await personById(admin, id))!;
    const change = { id, updatedAt: new Date(updatedAt), email: `other-${email}` };
    await expect(updatePerson(admin, change)).rejects.toMatchObject(away);
    await select(null, 'delete from profile_identity where subject = $1', [subject]);
    await hurry();
    await runDueJobs(jobs);
    expect(await queued('check-email-at-keycloak')).toEqual([]);
  });

  it('gets ended sessions and removed accounts again by jobs that retry', async () => {
    const { id, subject } = await member();
    const jobs = signInAt(await freePort());
    await endSessions(admin, id);
    await transaction((manager) => identityProvider().deleteAccount(manager, subject));
    await expect(runDueJobs(jobs)).rejects.toMatchObject(away);
    for (const job of ['end-sessions-at-keycloak', 'remove-account-at-keycloak']) {
      expect(await queued(job)).toMatchObject([{ payload: { subject }, attempts: 1 }]);
    }
  });
});

describe('Keycloak that accepts connections and never responds', () => {
  it('delays only the jobs that call it', async () => {
    const sockets = new Set<Socket>();
    const still = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
    await once(still.listen(0, '127.0.0.1'), 'listening');
    const jobs = signInAt((still.address() as AddressInfo).port);
    const told = Promise.withResolvers<number>();
    const message: Job = {
      name: 'message',
      run: async () =>
        told.resolve((await queued('end-sessions-at-keycloak')).filter((job) => job.attempts === 0).length),
    };
    await transaction(async (manager) => {
      for (let count = 0; count < 20; count++) {
        await enqueueJob(manager, 'end-sessions-at-keycloak', {
          subject: admin.profileId,
          kept: null,
          until: '',
        });
      }
      await enqueueJob(manager, 'message', {});
    });
    const stop = await startJobs(pool().options.connectionString!, [...jobs, message]);
    const waiting = await told.promise;
    const stopped = stop();
    still.close();
    for (const socket of sockets) socket.destroy();
    await stopped;
    expect(waiting).toBeGreaterThan(0);
  });
});
