import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { pool } from '#server/platform/database/database';
import { filesUnder } from '../uploads/files';
import { picture } from './hostile-images';
import { childrenOf, memoryOf } from '../processes/processes';
import { send, statusOf } from '../uploads/upload-calls';
import { create, signed, startUploadPortal, type UploadPortal } from '../uploads/uploads';

const megabyte = 1024 * 1024;
const tenMinutes = 10 * 60_000;

async function encodeOrdinary(portal: UploadPortal): Promise<void> {
  const bytes = await picture().jpeg().toBuffer();
  for (let times = 0; times < 3; times++) {
    const assembly = await create(portal, 'content');
    await send(assembly, 'ordinary.jpg', bytes);
    while ((await statusOf(assembly)).ok !== 'ASSEMBLY_COMPLETED') await wait(10);
  }
}

const encoding = (): number[] => childrenOf(process.pid).map(memoryOf);

/**
 * Returns the memory of this process, plus what each of its encoding processes takes beyond `baseline`. Their number
 * depends on timing if files follow each other.
 */
const memory = (baseline: number): number =>
  encoding().reduce((sum, bytes) => sum + Math.max(0, bytes - baseline), process.memoryUsage.rss());

/** Waits until no jobs are left, because a job deletes the parts of its file after reporting its result. */
async function untilJobsEnd(): Promise<void> {
  for (;;) {
    const { rows } = await pool().query('select from graphile_worker.jobs');
    if (rows.length === 0) return;
    await wait(10);
  }
}

async function kept({ api }: UploadPortal): Promise<number> {
  await untilJobsEnd();
  const { rows } = await pool().query<{ count: number }>(
    'select ((select count(*) from asset) + (select count(*) from assembly_part))::int as count',
  );
  return rows[0]!.count + filesUnder(api.storageDir).length;
}

/**
 * Runs a portal that accepts and encodes uploads in a separate process. Prints its address and an upload signature. For
 * each line 'growth' of its input, prints the maximum growth in megabytes of it and its encoding processes over
 * ordinary images, and the number of additional files and rows.
 */
async function main(): Promise<void> {
  const portal = await startUploadPortal(true);
  await encodeOrdinary(portal);
  const right = await signed('content', {
    auth: { expires: new Date(Date.now() + tenMinutes).toISOString() },
  });
  const before = await kept(portal);
  globalThis.gc?.();
  const baseline = Math.max(...encoding());
  const first = memory(baseline);
  let max = first;
  const look = setInterval(() => {
    max = Math.max(max, memory(baseline));
  }, 10);
  process.stdout.write(`${JSON.stringify({ url: portal.url, right })}\n`);
  for await (const line of createInterface(process.stdin)) {
    if (line !== 'growth') continue;
    const figures = { megabytes: Math.round((max - first) / megabyte), kept: (await kept(portal)) - before };
    process.stdout.write(`${JSON.stringify(figures)}\n`);
  }
  clearInterval(look);
  await portal.close();
}

void main();
