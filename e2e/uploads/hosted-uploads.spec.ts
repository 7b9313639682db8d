import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type Replay, startReplay } from '#server/testing/transloadit/replay';
import { until, watchTrouble } from '../support/browser';
import { openOwnStage } from '../support/stage';
import { button } from '../support/taking';
import { says } from '../support/texts';
import { preview, uploadAvatar } from '../support/uploading';

const notYet = { data: { takeAssembly: { id: 'of any upload', finished: false, files: [] } } };

describe('a picture of oneself that a hosted service takes in', () => {
  let replay: Replay;
  const stage = openOwnStage(async () => {
    replay = await startReplay();
    const { url, authKey, secret } = replay.hosted;
    return { TRANSLOADIT_KEY: authKey, TRANSLOADIT_SECRET: secret, TRANSLOADIT_SERVICE: url };
  });
  afterAll(() => replay.close());
  beforeEach(() => {
    replay.calls.length = 0;
    replay.trouble.length = 0;
  });

  const callsTo = (path: string): string[] => replay.calls.filter((call) => call.startsWith(path));

  it('goes to its machines, comes back to the portal, and is saved', async () => {
    const page = await stage.person('learner');
    const trouble = watchTrouble(page);
    const bodies: string[] = [];
    page.on('response', (response) => {
      if (response.url().startsWith(stage.portal.url)) {
        void response.text().then(
          (text) => bodies.push(text),
          () => bodies.push(''),
        );
      }
    });
    await uploadAvatar(page);
    await preview(page).waitFor();
    // The next page takes the answers of this one with it.
    await until('the answer is read', () => bodies.some((body) => body.includes('"takeAssembly":{')));
    await Promise.all([page.waitForEvent('load'), button(page, 'en', 'profile.avatarSave').click()]);
    const picture = page.locator('header img');
    await picture.waitFor();
    const address = new URL((await picture.getAttribute('src'))!, stage.portal.url);
    expect(address.origin).toBe(stage.portal.url);
    const { width, height } = await sharp(Buffer.from(await (await fetch(address)).arrayBuffer())).metadata();
    expect({ width, height }).toEqual({ width: 480, height: 480 });
    expect(callsTo('POST /assemblies')).toHaveLength(1);
    expect(callsTo('PATCH /resumable/files/')).toHaveLength(1);
    expect(callsTo('GET /ws20285')).toHaveLength(1);
    expect(trouble).toEqual([]);
    expect(bodies.join('\n')).not.toContain(replay.secret);
    expect(stage.portal.out()).not.toContain(replay.secret);
  });

  it('waits where the service asks to wait, and shows that it is encoded until the portal has it', async () => {
    const page = await stage.atHome('pro');
    const tooMany = { error: 'RATE_LIMIT_REACHED', message: 'Too many.', info: { retryIn: 1 } };
    replay.trouble.push({ call: /^POST \/assemblies/, status: 429, body: tooMany });
    await page.route('**/graphql', async (route) => {
      const isTaking = route.request().postData()?.includes('TakeAssembly') ?? false;
      if (isTaking)
        await page
          .getByText(/^Encoding\.\.\./)
          .first()
          .waitFor();
      await route.continue();
    });
    await uploadAvatar(page);
    await preview(page).waitFor();
    expect(callsTo('POST /assemblies')).toHaveLength(2);
  });

  it('is not lost when the page is loaded anew while the portal takes it', async () => {
    const page = await stage.person('admin');
    const asked = Promise.withResolvers<void>();
    let asks = 0;
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('TakeAssembly')) return route.continue();
      // The second time it has been kept in this browser that all has arrived.
      if (asks++ > 0) return asked.resolve();
      await route.fulfill({ json: notYet });
    });
    await uploadAvatar(page);
    await asked.promise;
    await page.unroute('**/graphql');
    await page.reload();
    await preview(page).waitFor();
    expect(callsTo('POST /assemblies')).toHaveLength(1);
  });

  it('fails as any other where nothing comes of it, and can be tried again', async () => {
    const page = await stage.person('manager');
    replay.trouble.push({ call: /^GET \/[0-9a-f]{32}\/image\//, status: 404, body: '' });
    await uploadAvatar(page);
    await page.getByRole('alert').getByText(says('en', 'uploads.failed')).waitFor();
    await button(page, 'en', 'ui.tryAgain').click();
    await preview(page).waitFor();
    expect(callsTo('POST /assemblies')).toHaveLength(2);
  });
});
