import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database';
import { root } from '#server/platform/root';
import { filesUnder } from '#server/testing/files';
import { greyPng, hostileImages, packedText, picture } from '#server/testing/hostile-images';
import { runDueJobs } from '#server/testing/jobs';
import { send, type Status, statusOf } from '#server/testing/upload-calls';
import { create, startUploadPortal, type UploadPortal } from '#server/testing/uploads';
import { refusals, type RefusalCode } from '../signing/upload-refusal';
import { encodingJobs } from './encode.job';

const run = promisify(execFile);

describe('a file that is no honest image', () => {
  let portal: UploadPortal;
  let statuses: Status[];

  const left = async (): Promise<unknown> => {
    const { rows } = await pool().query(
      'select (select count(*)::int from asset) as assets, (select count(*)::int from assembly_part) as parts',
    );
    return { ...rows[0], files: filesUnder(portal.api.storageDir).length };
  };

  async function sent(filename: string, bytes: Buffer): Promise<Status> {
    const assembly = await create(portal, 'content');
    await send(assembly, filename, bytes);
    return assembly;
  }

  beforeAll(async () => {
    portal = await startUploadPortal(false);
    const assemblies: Status[] = [];
    for (const { filename, make } of hostileImages) assemblies.push(await sent(filename, await make()));
    await runDueJobs(encodingJobs);
    statuses = await Promise.all(assemblies.map(statusOf));
  });
  afterAll(() => portal.close());

  it.each(hostileImages.map(({ what, filename, reason }, index) => ({ what, filename, reason, index })))(
    'is refused with a clear message: $what, called $filename',
    ({ reason, index }) => {
      const { message } = refusals[reason as RefusalCode];
      const status = statuses[index]!;
      expect(status).toMatchObject({ reason, message, results: {}, uploads: [{ reason, message }] });
      expect(status.ok).toBeUndefined();
    },
  );

  it('leaves nothing behind', async () => {
    expect(await left()).toEqual({ assets: 0, parts: 0, files: 0 });
  });

  it('takes no memory to speak of, however small it was packed', async () => {
    const script = join(root, 'server/testing/hostile-memory.ts');
    const { stdout } = await run(
      process.execPath,
      ['--expose-gc', '--conditions=treadway-source', '-r', '@swc-node/register', script],
      { cwd: root, env: { PATH: process.env['PATH'], SWC_NODE_PROJECT: 'server/tsconfig.json' } },
    );
    expect(Number(stdout)).toBeLessThan(150);
  }, 60_000);

  it('does not spoil the others of its batch', async () => {
    const assembly = await create(portal, 'content', 2);
    await send(assembly, 'text.jpg', Buffer.from('No image.'));
    await send(assembly, 'photo.jpg', await picture(60, 40).jpeg().toBuffer());
    await runDueJobs(encodingJobs);
    const status = await statusOf(assembly);
    expect(status).toMatchObject({
      ok: 'ASSEMBLY_COMPLETED',
      uploads: [{ reason: 'IMAGE_UNKNOWN' }, { name: 'photo.jpg' }],
    });
    expect(status.results['small']).toMatchObject([{ original_id: status.uploads[1]!['id'] }]);
  });

  it('is taken without its packed texts where it is an image but for them', async () => {
    const assembly = await sent('texts.png', greyPng(40, 30, [packedText(50_000_000)]));
    await runDueJobs(encodingJobs);
    const status = await statusOf(assembly);
    expect(status).toMatchObject({
      ok: 'ASSEMBLY_COMPLETED',
      results: { original: [{ width: 40, height: 30 }] },
    });
  });
});
