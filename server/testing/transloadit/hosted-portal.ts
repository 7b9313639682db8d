import { endEncoding } from '#server/features/uploads/encoding/encode-image';
import { hostedJobs } from '#server/features/uploads/hosted/claim-assembly.job';
import { openHostedService } from '#server/features/uploads/hosted/hosted-service';
import { replaceClock } from '#server/platform/clock';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makePerson, type SpecPerson } from '#server/testing/factories';
import { runDueJobs } from '#server/testing/jobs';
import { type Replay, startReplay } from './replay';

export interface ClaimedFile {
  uploadUrl: string;
  reason: string | null;
  asset: { id: string; smUrl: string; originalUrl: string; width: number; height: number } | null;
}

export interface Taken {
  id: string;
  finished: boolean;
  files: ClaimedFile[];
}

/** The portal with a replayed hosted service, a learner and an administrator. */
export interface HostedPortal {
  api: Api;
  replay: Replay;
  learner: SpecPerson;
  admin: SpecPerson;
  /** Calls the API as the learner by default. */
  call: Call;
  asAdmin: string;
  take(assemblyId: string, as?: string): Promise<Taken>;
  /** Claims the assembly, runs the jobs, and claims it again. */
  takeWholly(assemblyId: string, as?: string): Promise<Taken>;
  /** Runs the queued jobs regardless of their delays. */
  work(): Promise<void>;
  countAssets(): Promise<number>;
  close(): Promise<void>;
}

const mutation = `mutation ($assemblyId: ID!) {
  claimAssembly(input: { assemblyId: $assemblyId }) {
    assembly { id finished files { uploadUrl reason asset { id smUrl originalUrl width height } } }
  }
}`;

async function work(): Promise<void> {
  await pool().query('update graphile_worker._private_jobs set run_at = now()');
  await runDueJobs(hostedJobs);
}

/** Runs work as if a number of hours had passed. */
export async function hoursLater<T>(hours: number, work: () => Promise<T>): Promise<T> {
  const restore = replaceClock(() => new Date(Date.now() + hours * 60 * 60_000));
  try {
    return await work();
  } finally {
    restore();
  }
}

export async function startHostedPortal(): Promise<HostedPortal> {
  const [api, replay] = [await startApi(), await startReplay()];
  openHostedService(replay.hosted);
  const [learner, admin] = [await makePerson(), await makePerson({ role: 'admin' })];
  const call = callsAs(api, await api.tokenOf(learner));
  const take = async (assemblyId: string, as?: string): Promise<Taken> =>
    (await call<{ claimAssembly: { assembly: Taken } }>(mutation, { assemblyId }, as)).claimAssembly.assembly;
  return {
    api,
    replay,
    learner,
    admin,
    call,
    asAdmin: await api.tokenOf(admin),
    take,
    takeWholly: async (assemblyId, as) => {
      await take(assemblyId, as);
      await work();
      return take(assemblyId, as);
    },
    work,
    countAssets: async () =>
      (await pool().query<{ count: number }>('select count(*)::int from asset')).rows[0]!.count,
    close: async () => {
      openHostedService(null);
      await endEncoding();
      await replay.close();
      await api.close();
    },
  };
}
