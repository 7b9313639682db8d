import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import {
  announce,
  append,
  openAssembly,
  type Signed,
  type Status,
  statusOf,
  tus,
} from '#server/testing/upload-calls';
import { ask, tokenOf } from '../support/api';
import { inDatabase } from '../support/database';
import { type Portal, startPortal } from '../support/portal';

const sign = 'mutation { signUpload(input: { purpose: avatar }) { signature { params signature } } }';
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Asks until the answer is there. */
async function until<T>(look: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < 2400; tries++) {
    const found = await look();
    if (found !== null) return found;
    await pause(50);
  }
  throw new Error('It did not come within two minutes.');
}

describe('an upload', () => {
  let portal: Portal;
  let photo: Buffer;

  beforeAll(async () => {
    portal = await startPortal();
    const noise = { type: 'gaussian', mean: 120, sigma: 8 } as const;
    photo = await sharp({ create: { width: 7000, height: 6000, channels: 3, background: '#444', noise } })
      .jpeg({ quality: 60 })
      .toBuffer();
  });
  afterAll(() => portal.remove());

  async function open(): Promise<Status> {
    const token = await tokenOf(portal, 'retailer');
    const { signUpload } = await ask<{ signUpload: { signature: Signed } }>(portal, token, sign);
    return openAssembly(portal.url, signUpload.signature);
  }

  const finished = (assembly: Status): Promise<Status> =>
    until(async () => {
      const status = await statusOf(assembly);
      return status.ok === 'ASSEMBLY_EXECUTING' ? null : status;
    });

  it('goes on where it was after its server was killed', async () => {
    const assembly = await open();
    const url = (await announce(assembly, 'photo.jpg', photo.length)).headers.get('location')!;
    const third = Math.floor(photo.length / 3);
    await append(url, 0, photo.subarray(0, third));
    const sending = append(url, third, photo.subarray(third)).catch(() => null);
    await portal.stop('SIGKILL');
    await sending;
    await portal.restart();
    const offset = Number((await tus('HEAD', url, {})).headers.get('upload-offset'));
    expect(offset).toBeGreaterThanOrEqual(third);
    expect((await append(url, offset, photo.subarray(offset))).status).toBe(204);
    expect(await finished(assembly)).toMatchObject({
      ok: 'ASSEMBLY_COMPLETED',
      results: { original: [{ width: 7000, height: 6000 }] },
    });
  });

  it('is made ready once, though its server was killed while it encoded', async () => {
    const counts = `select (select count(*)::int from asset where stored_at is not null) as assets,
      (select count(*)::int from assembly_part) as parts`;
    const [before] = (await inDatabase(portal, counts)) as { assets: number; parts: number }[];
    const assembly = await open();
    const url = (await announce(assembly, 'photo.jpg', photo.length)).headers.get('location')!;
    await append(url, 0, photo);
    const state = `select u.status, u.tries from assembly_upload u where u.assembly_id = '${assembly.assembly_id}'`;
    const begun = await until(async () => {
      const [row] = await inDatabase(portal, `${state} and u.tries = 1`);
      return row ?? null;
    });
    await portal.stop('SIGKILL');
    expect(begun).toEqual({ status: 'encoding', tries: 1 });
    await portal.restart();
    // Time passes: another server sees after a while that nobody works on it any more.
    await inDatabase(portal, `update assembly_upload set worked_at = worked_at - interval '1 hour'`);
    await inDatabase(portal, `select graphile_worker.add_job('resume-encoding')`);
    expect(await finished(assembly)).toMatchObject({ ok: 'ASSEMBLY_COMPLETED' });
    expect(await inDatabase(portal, counts)).toEqual([{ assets: before!.assets + 1, parts: 0 }]);
  });
});
