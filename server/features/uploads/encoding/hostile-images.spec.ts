import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { foreignFiles } from '#server/testing/images/hostile-formats';
import { hostileImages, picture } from '#server/testing/images/hostile-images';
import { craftedImages } from '#server/testing/images/hostile-structures';
import { packedImages } from '#server/testing/images/odd-images';
import { runDueJobs } from '#server/testing/jobs';
import { send, type Status, statusOf } from '#server/testing/upload-calls';
import { create, startUploadPortal, type UploadPortal } from '#server/testing/uploads';
import { startWatchedPortal, type WatchedPortal } from '#server/testing/processes/watched-portal';
import { refusals, type RefusalCode } from '../signing/upload-refusal';
import { encodingJobs } from './encode.job';

const all = [...hostileImages, ...foreignFiles, ...craftedImages];
const patience = 300_000;

describe('a file that is no honest image', () => {
  let watched: WatchedPortal;
  const statuses: Status[] = [];

  beforeAll(async () => {
    watched = await startWatchedPortal();
    for (const { filename, make } of all) statuses.push(await watched.upload(filename, await make()));
  }, patience);
  afterAll(() => watched?.close());

  it.each(all.map(({ what, filename, reason }, index) => ({ what, filename, reason, index })))(
    'is refused with a clear message: $what, called $filename',
    ({ reason, index }) => {
      const { message } = refusals[reason as RefusalCode];
      const status = statuses[index]!;
      expect(status).toMatchObject({ reason, message, results: {}, uploads: [{ reason, message }] });
      expect(status.ok).toBeUndefined();
    },
  );

  it('leaves nothing behind', async () => {
    expect(await watched.growth()).toMatchObject({ kept: 0 });
  });

  it('has the process that receives and opens all of them grow by less than 250 MB', async () => {
    // 67 to 160 were seen, by what a busy machine lets be seen of short peaks; one file unpacked adds 400 at least.
    expect((await watched.growth()).megabytes).toBeLessThan(250);
  });

  it(
    'is not unpacked, however small it was packed',
    async () => {
      for (const { filename, make } of packedImages)
        expect(await watched.upload(filename, await make())).toMatchObject({ ok: 'ASSEMBLY_COMPLETED' });
      expect((await watched.growth()).megabytes).toBeLessThan(350);
    },
    patience,
  );
});

describe('a batch of files', () => {
  let portal: UploadPortal;

  beforeAll(async () => {
    portal = await startUploadPortal(false);
  });
  afterAll(() => portal.close());

  it('is taken but for those that are no honest images', async () => {
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
});
