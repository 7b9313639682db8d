import { afterAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type Replay, startReplay } from '#server/testing/transloadit/replay';
import { until, watchErrors } from '../support/browser/browser';
import { servedAt } from '../support/images/pictured-module';
import { openOwnStage } from '../support/portal/stage';
import { button } from '../support/attempts/taking';
import { says } from '../support/texts';
import { preview, uploadAvatar } from '../support/images/uploading';

const notYet = { data: { claimAssembly: { id: 'of any upload', finished: false, files: [] } } };

describe('a profile picture uploaded by a hosted service', () => {
  let replay: Replay;
  const stage = openOwnStage(async () => {
    replay = await startReplay();
    const { url, authKey, secret } = replay.hosted;
    return { TRANSLOADIT_KEY: authKey, TRANSLOADIT_SECRET: secret, TRANSLOADIT_SERVICE: url };
  });
  afterAll(() => replay.close());

  /** Returns a function that counts the requests to a path of the service from now on. */
  const watchCalls = () => {
    replay.calls.length = 0;
    return (path: string): number => replay.calls.filter((call) => call.startsWith(path)).length;
  };

  it('is sent to the service, imported by the portal, and saved', async () => {
    const page = await stage.person('learner');
    const errors = watchErrors(page);
    const callsTo = watchCalls();
    const bodies: string[] = [];
    page.on('response', (response) => {
      if (response.url().startsWith(stage.portal.url)) {
        void response.text().then(
          (text) => bodies.push(text),
          () => bodies.push(''),
        );
      }
    });
    await page.route('**/graphql', async (route) => {
      const isTaking = route.request().postData()?.includes('ClaimAssembly') ?? false;
      if (isTaking)
        await page
          .getByText(/^Encoding\.\.\./)
          .first()
          .waitFor();
      await route.continue();
    });
    await uploadAvatar(page);
    await preview(page).waitFor();
    // The reload discards responses that haven't been read.
    await until('the answer is read', () => bodies.some((body) => body.includes('"claimAssembly":{')));
    await Promise.all([page.waitForEvent('load'), button(page, 'en', 'profile.avatarSave').click()]);
    const visible = page.locator('header img');
    await visible.waitFor();
    const address = (await visible.getAttribute('src'))!;
    expect(new URL(address, stage.portal.url).origin).toBe(stage.portal.url);
    const { width, height } = await sharp(await servedAt(stage.portal, address)).metadata();
    expect({ width, height }).toEqual({ width: 480, height: 480 });
    expect(['POST /assemblies', 'PATCH /resumable/files/', 'GET /ws20285'].map(callsTo)).toEqual([1, 1, 1]);
    expect(errors).toEqual([]);
    expect(bodies.join('\n')).not.toContain(replay.secret);
    expect(stage.portal.out()).not.toContain(replay.secret);
  });

  it('waits when rate limited, can be retried, and survives a reload during the import', async () => {
    const page = await stage.person('admin');
    const callsTo = watchCalls();
    const tooMany = { error: 'RATE_LIMIT_REACHED', message: 'Too many.', info: { retryIn: 1 } };
    replay.failures.push(
      { call: /^POST \/assemblies/, status: 429, body: tooMany },
      { call: /^GET \/[0-9a-f]{32}\/image\//, status: 404, body: '' },
    );
    await uploadAvatar(page);
    await page.getByRole('alert').getByText(says('en', 'uploads.failed')).waitFor();
    expect(callsTo('POST /assemblies')).toBe(2);
    const requestSent = Promise.withResolvers<void>();
    let requestCount = 0;
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('ClaimAssembly')) return route.continue();
      // The second time, the browser has stored that all files arrived.
      if (requestCount++ > 0) return requestSent.resolve();
      await route.fulfill({ json: notYet });
    });
    await button(page, 'en', 'ui.tryAgain').click();
    await requestSent.promise;
    await page.unroute('**/graphql');
    await page.reload();
    await preview(page).waitFor();
    expect(callsTo('POST /assemblies')).toBe(3);
  });
});
