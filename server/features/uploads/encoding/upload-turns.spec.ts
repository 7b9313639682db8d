import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { makePerson } from '#server/testing/factories';
import { picture } from '#server/testing/images/hostile-images';
import { runDueJobs } from '#server/testing/jobs';
import { send } from '#server/testing/uploads/upload-calls';
import { create, startUploadPortal, type UploadPortal } from '#server/testing/uploads/uploads';
import { encodingJobs } from './encode.job';
import { resumeEncodingJobName } from './encode.job-names';

describe('order of encoding', () => {
  let portal: UploadPortal;
  let photo: Buffer;
  beforeAll(async () => {
    portal = await startUploadPortal(false);
    photo = await picture(60, 40).jpeg().toBuffer();
  });
  afterAll(() => portal.close());

  const upload = async (ownerId: string, count = 1): Promise<string> => {
    const assembly = await create(portal, 'content', count, { fields: { owner: ownerId } });
    for (let sent = 0; sent < count; sent++) await send(assembly, 'photo.jpg', photo);
    return assembly.assembly_id;
  };

  const person = async (): Promise<string> => (await makePerson({ role: 'admin' })).id;

  /** Returns the owners of finished files, in that order. */
  async function done(): Promise<string[]> {
    const { rows } = await pool().query<{ owner: string }>(
      `select a.owner_id as owner from assembly_event e join assembly a on a.id = e.assembly_id
       where e.name = 'assembly_result_finished' and e.data like '["small"%' order by e.id`,
    );
    return rows.map(({ owner }) => owner);
  }

  it('alternates between people, one file each', async () => {
    const [first, second, third] = [await person(), await person(), await person()];
    await upload(first, 3);
    await upload(first, 2);
    await upload(second, 2);
    await upload(third);
    const before = (await done()).length;
    await runDueJobs(encodingJobs);
    expect((await done()).slice(before)).toEqual([first, second, third, first, second, first, first, first]);
  });

  it('works on files of other people while one person’s file is encoded', async () => {
    const [busy, other] = [await person(), await person()];
    await upload(busy, 2);
    await pool().query(
      `update assembly_upload set worked_at = now()
       where id = (select min(u.id) from assembly_upload u join assembly a on a.id = assembly_id where owner_id = $1)`,
      [busy],
    );
    await upload(other);
    const before = (await done()).length;
    await runDueJobs(encodingJobs);
    expect((await done()).slice(before)).toEqual([other]);
    await pool().query(
      `update assembly_upload set worked_at = now() - interval '1 minute' where worked_at is not null`,
    );
    await encodingJobs.find(({ name }) => name === resumeEncodingJobName)!.run(null);
    await runDueJobs(encodingJobs);
    expect((await done()).slice(before)).toEqual([other, busy, busy]);
  });
});
