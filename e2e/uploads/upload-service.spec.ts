import { describe, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { phone, until, violations } from '../support/browser';
import { openStage } from '../support/stage';
import { button } from '../support/taking';
import { says } from '../support/texts';
import { chooseAvatar, openAvatar, preview, snapshot, told, uploadAvatar } from '../support/uploading';

const stage = openStage();

const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text, { exact: true });

/** Answers the first requests of a method to an address in the service's place. */
async function instead(
  page: Page,
  method: string,
  address: string,
  answers: readonly Parameters<Route['fulfill']>[0][],
): Promise<() => number> {
  let asked = 0;
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    asked += 1;
    const answer = answers[asked - 1];
    return answer ? route.fulfill(answer) : route.fallback();
  });
  return () => asked;
}

describe('an upload that the service does not take at once', () => {
  it('is tried again after the service failed for a moment', async () => {
    const page = await stage.person('learner');
    const asked = await instead(page, 'PATCH', '**/resumable/files/*', [{ status: 503 }]);
    await uploadAvatar(page);
    await preview(page).waitFor({ timeout: 60_000 });
    expect(asked()).toBe(2);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('waits where there were too many requests', async () => {
    const page = await stage.person('learner');
    const asked = await instead(page, 'POST', '**/assemblies', [{ status: 429 }]);
    await uploadAvatar(page);
    await until('it is prepared', async () => (await told(page)) === 'Preparing upload...');
    await preview(page).waitFor();
    expect(asked()).toBe(2);
  });

  it.each([
    ['learner', 'en'],
    ['distributor', 'es'],
    ['retailer', 'fr'],
  ] as const)('tells the %s in %s where it cannot be created, and works again', async (who, language) => {
    const page = await stage.person(who, { viewport: phone });
    await instead(page, 'POST', '**/assemblies', [{ status: 500, json: { error: 'SERVER_ERROR' } }]);
    await uploadAvatar(page, language);
    await alert(page, says(language, 'uploads.failed')).waitFor();
    await alert(page, says(language, 'uploads.notCreated')).waitFor();
    expect(await violations(page)).toEqual([]);
    await button(page, language, 'ui.tryAgain').click();
    await preview(page, language).waitFor();
  });

  it('cannot be created with a signature that is not the server’s', async () => {
    const page = await stage.person('learner');
    const request = /name="signature"\r\n\r\nsha384:[0-9a-f]/;
    await page.route('**/assemblies', (route) => {
      const body = route.request().postDataBuffer()?.toString('latin1') ?? '';
      const wrong = body.replace(request, (text) => `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`);
      return route.continue({ postData: Buffer.from(wrong, 'latin1') });
    });
    await uploadAvatar(page);
    await alert(page, 'Transloadit: Could not create Assembly').waitFor();
    await page.unrouteAll();
    await button(page, 'en', 'ui.tryAgain').click();
    await preview(page).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('cannot be created unsigned either', async () => {
    const page = await stage.person('learner');
    await openAvatar(page);
    await chooseAvatar(page, 'me.jpg', await snapshot());
    let signed = 0;
    await page.route('**/graphql', (route) => {
      if (!route.request().postData()?.includes('SignUpload')) return route.fallback();
      signed += 1;
      return signed === 2 ? route.abort() : route.fallback();
    });
    await button(page, 'en', 'profile.avatarUse').click();
    await alert(page, 'Transloadit: Could not create Assembly').waitFor();
    await button(page, 'en', 'ui.tryAgain').click();
    await preview(page).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  /** Lets events begin and then stay away. */
  const loseEvents = (page: Page): Promise<() => number> => {
    const opened = { status: 200, contentType: 'text/event-stream', body: ': here\n\n' };
    const gone = Array.from({ length: 20 }, () => ({ status: 503 }));
    return instead(page, 'GET', '**/assembly-events*', [opened, ...gone]);
  };

  it('is asked for every two seconds where events stay away after they began', async () => {
    const page = await stage.person('learner');
    const asked = await loseEvents(page);
    await uploadAvatar(page);
    await preview(page).waitFor();
    expect(asked()).toBeGreaterThan(0);
  });

  it('bears that its status cannot be read a few times', async () => {
    const page = await stage.person('learner');
    await loseEvents(page);
    const asked = await instead(page, 'GET', '**/assemblies/*', [
      { status: 503 },
      { status: 503 },
      { status: 502 },
    ]);
    await uploadAvatar(page);
    await preview(page).waitFor();
    expect(asked()).toBeGreaterThan(3);
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});
