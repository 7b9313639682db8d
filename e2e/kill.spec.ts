import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import {
  announce,
  append,
  openAssembly,
  type Signed,
  statusOf,
  tus,
} from '#server/testing/uploads/upload-calls';
import { give, saved } from './support/attempts/answers';
import { AnswerStream } from './support/answer-stream';
import { callApi, tokenOf } from './support/portal/api';
import { freezeClock, until } from './support/browser/browser';
import { inDatabase } from './support/portal/database';
import { openOwnStage } from './support/portal/stage';
import { expectQuestion, begin, button, showsAnswer } from './support/attempts/taking';
import { says } from './support/texts';
import { middle, narrow, preview, uploadAvatar } from './support/images/uploading';

// By default, `npm run test:kill` runs 200 rounds.
const rounds = Number(process.env['KILL_ROUNDS'] ?? 3);

const stage = openOwnStage();

const kill = () => stage.portal.stop('SIGKILL');
const restart = () => stage.portal.restart();

/** Creates a photograph that takes a while to encode. */
function createLargePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 8 } as const;
  return sharp({ create: { width: 4000, height: 3500, channels: 3, background: '#444', noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
}

describe('a server that is killed', () => {
  it(
    `still has every acknowledged answer after a restart, ${rounds} times`,
    async () => {
      const stream = await AnswerStream.open(stage.portal, 'retailer', 'load-index-and-speed-rating');
      for (let round = 1; round <= rounds; round++) {
        const last = stream.count + 10 + Math.floor(Math.random() * 50);
        const saving = stream.run();
        await until('enough answers are saved', () => stream.isComplete() && stream.count >= last);
        await kill();
        await saving;
        await restart();
        expect(await stream.findLost()).toEqual([]);
      }
    },
    60_000 + rounds * 60_000,
  );

  it('resumes an upload where it stopped, and finishes the image only once even if killed while encoding', async () => {
    const { portal } = stage;
    const photo = await createLargePhoto();
    const counts = `select (select count(*)::int from asset where stored_at is not null) as assets,
      (select count(*)::int from assembly_part) as parts`;
    const [before] = (await inDatabase(portal, counts)) as { assets: number; parts: number }[];
    const sign = 'mutation { signUpload(input: { purpose: avatar }) { signature { params signature } } }';
    const token = await tokenOf(portal, 'retailer');
    const { signUpload } = await callApi<{ signUpload: { signature: Signed } }>(portal, token, sign);
    const assembly = await openAssembly(portal.url, signUpload.signature);
    const url = (await announce(assembly, 'photo.jpg', photo.length)).headers.get('location')!;
    const third = Math.floor(photo.length / 3);
    await append(url, 0, photo.subarray(0, third));
    const sending = append(url, third, photo.subarray(third)).catch(() => null);
    await kill();
    await sending;
    await restart();
    const offset = Number((await tus('HEAD', url, {})).headers.get('upload-offset'));
    expect(offset).toBeGreaterThanOrEqual(third);
    expect((await append(url, offset, photo.subarray(offset))).status).toBe(204);
    const encoding = `select from assembly_upload
      where assembly_id = '${assembly.assembly_id}' and tries >= 1`;
    await until('its encoding has begun', async () => (await inDatabase(portal, encoding)).length === 1);
    await kill();
    await restart();
    // After a while, a server notices that no other server works on the upload any more.
    await inDatabase(portal, `update assembly_upload set worked_at = worked_at - interval '1 hour'`);
    await inDatabase(portal, `select graphile_worker.add_job('resume-encoding')`);
    await until('it is ready', async () => (await statusOf(assembly)).ok !== 'ASSEMBLY_EXECUTING');
    expect(await statusOf(assembly)).toMatchObject({
      ok: 'ASSEMBLY_COMPLETED',
      results: { original: [{ width: 4000, height: 3500 }] },
    });
    expect(await inDatabase(portal, counts)).toEqual([{ assets: before!.assets + 1, parts: 0 }]);
  });

  it('leaves open pages that show the failure and continue once it is back: a test, an upload, a module list', async () => {
    const key = 'winter-compounds';
    const [taker, uploader, reader] = [
      await stage.person('distributor'),
      await stage.person('pro'),
      await stage.person('learner'),
    ];
    await begin(taker, key, 'es');
    const first = await give(taker, key, 'es');
    await saved(taker);
    await button(taker, 'es', 'tests.next').click();
    await expectQuestion(taker, 'es', 2, 9);
    await reader.goto('/training');
    await reader.getByRole('heading', { name: 'Training', exact: true }).waitFor();
    await freezeClock(uploader);
    const widen = await narrow(uploader);
    await uploadAvatar(uploader);
    await middle(uploader);
    await kill();
    // The browser stops retrying after 52 seconds. A slow machine may need longer to start the portal.
    await uploader.clock.pauseAt((await uploader.evaluate(() => Date.now())) + 20_000);
    await widen();
    const second = await give(taker, key, 'es');
    await taker.getByText(says('es', 'tests.save.offline')).waitFor();
    await reader.getByRole('link', { name: 'Reading a DOT code' }).first().click();
    await reader.getByRole('status').filter({ hasText: 'The portal isn’t responding.' }).waitFor();
    await reader.getByRole('heading', { name: 'The portal isn’t responding', exact: true }).waitFor();
    await restart();
    await uploader.clock.resume();
    await saved(taker);
    await taker.reload();
    await expectQuestion(taker, 'es', 2, 9);
    await showsAnswer(taker, second.given);
    await button(taker, 'es', 'tests.previous').click();
    await showsAnswer(taker, first.given);
    expect(first.given).not.toEqual(second.given);
    await preview(uploader).waitFor();
    expect(await uploader.getByRole('alert').count()).toBe(0);
    await reader.getByRole('heading', { name: 'Reading a DOT code', exact: true }).waitFor();
    expect(await reader.getByText(says('en', 'errors.fallback')).count()).toBe(0);
  });
});
