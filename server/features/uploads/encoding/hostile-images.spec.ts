import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { foreignFiles } from '#server/testing/images/hostile-formats';
import { hostileImages, picture } from '#server/testing/images/hostile-images';
import { craftedImages } from '#server/testing/images/hostile-structures';
import { packedImages } from '#server/testing/images/odd-images';
import type { Status } from '#server/testing/uploads/upload-calls';
import { startWatchedPortal, type WatchedPortal } from '#server/testing/processes/watched-portal';
import { rejections, type RejectionCode } from '../signing/upload-rejection';

const all = [...hostileImages, ...foreignFiles, ...craftedImages];
const patience = 300_000;

describe('malicious image file', () => {
  let watched: WatchedPortal;
  const statuses: Status[] = [];

  beforeAll(async () => {
    watched = await startWatchedPortal();
    for (const { filename, make } of all) statuses.push(await watched.upload(filename, await make()));
  }, patience);
  afterAll(() => watched?.close());

  it.each(all.map(({ what, filename, reason }, index) => ({ what, filename, reason, index })))(
    'is rejected with a clear message: $what, called $filename',
    ({ reason, index }) => {
      const { message } = rejections[reason as RejectionCode];
      const status = statuses[index]!;
      expect(status).toMatchObject({ reason, message, results: {}, uploads: [{ reason, message }] });
      expect(status.ok).toBeUndefined();
    },
  );

  it('leaves nothing in the storage', async () => {
    expect(await watched.growth()).toMatchObject({ kept: 0 });
  });

  it('increases the memory of the process by less than 250 MB for all of them', async () => {
    // A range of 67 to 160 MB was measured; decompressing a single file would add at least 400 MB.
    expect((await watched.growth()).megabytes).toBeLessThan(250);
  });

  it(
    'is not decompressed, however small it is',
    async () => {
      for (const { filename, make } of packedImages)
        expect(await watched.upload(filename, await make())).toMatchObject({ ok: 'ASSEMBLY_COMPLETED' });
      expect((await watched.growth()).megabytes).toBeLessThan(350);
    },
    patience,
  );

  it('is rejected without affecting a valid image in the same assembly', async () => {
    const status = await watched.uploadAll([
      ['text.jpg', Buffer.from('No image.')],
      ['photo.jpg', await picture(60, 40).jpeg().toBuffer()],
    ]);
    expect(status).toMatchObject({
      ok: 'ASSEMBLY_COMPLETED',
      uploads: [{ reason: 'IMAGE_UNKNOWN' }, { name: 'photo.jpg' }],
    });
    expect(status.results['small']).toMatchObject([{ original_id: status.uploads[1]!['id'] }]);
  });
});
