import { describe, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { phone, until, violations } from '../support/browser/browser';
import { openStage } from '../support/portal/stage';
import { button } from '../support/attempts/taking';
import { preview, told, uploadAvatar } from '../support/images/uploading';

const stage = openStage();

const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text, { exact: true });

/** Intercepts the first requests of a method to an address. Returns a function that returns how many came. */
async function intercept(
  page: Page,
  method: string,
  address: string,
  answers: readonly Parameters<Route['fulfill']>[0][],
): Promise<() => number> {
  let requestCount = 0;
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    requestCount += 1;
    const answer = answers[requestCount - 1];
    return answer ? route.fulfill(answer) : route.fallback();
  });
  return () => requestCount;
}

const notCreated = 'Transloadit: Could not create Assembly';

/** Makes `fail` handle the next request to an address, after the page has removed the previous error. */
function failNext(
  page: Page,
  address: string,
  words: string,
  fail: (route: Route) => Promise<void>,
): Promise<void> {
  const failed = Promise.withResolvers<void>();
  let isOver = false;
  void page.route(address, async (route) => {
    if (isOver || !route.request().postDataBuffer()?.includes(words)) return route.fallback();
    isOver = true;
    await alert(page, notCreated).waitFor({ state: 'detached' });
    await fail(route);
    return failed.resolve();
  });
  return failed.promise;
}

/** Sends an upload to the service with an invalid signature. */
async function sendWithInvalidSignature(route: Route): Promise<void> {
  const signature = /name="signature"\r\n\r\nsha384:[0-9a-f]/;
  const body = route.request().postDataBuffer()!.toString('latin1');
  const wrong = body.replace(signature, (text) => `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`);
  expect(wrong).not.toBe(body);
  await route.continue({ postData: Buffer.from(wrong, 'latin1') });
}

describe('an upload that the service rejects at first', () => {
  it('survives rate limiting, a temporary server error, lost events and an unreadable status', async () => {
    const page = await stage.person('learner');
    const opened = { status: 200, contentType: 'text/event-stream', body: ': here\n\n' };
    const gone = Array.from({ length: 20 }, () => ({ status: 503 }));
    await intercept(page, 'GET', '**/assembly-events*', [opened, ...gone]);
    const created = await intercept(page, 'POST', '**/assemblies', [{ status: 429 }]);
    const sent = await intercept(page, 'PATCH', '**/resumable/files/*', [{ status: 503 }]);
    const read = await intercept(page, 'GET', '**/assemblies/*', [{ status: 503 }, { status: 502 }]);
    await uploadAvatar(page);
    await until('it is prepared', async () => (await told(page)) === 'Preparing upload...');
    await preview(page).waitFor();
    expect([created(), sent()]).toEqual([2, 2]);
    expect(read()).toBeGreaterThan(2);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('shows why it couldn’t start (unavailable service, missing or invalid signature, rejection), and then works', async () => {
    const page = await stage.person('learner', { viewport: phone });
    const again = () => button(page, 'en', 'ui.tryAgain').click();
    const rejected = async () => {
      await alert(page, 'Error uploading file').waitFor();
      await alert(page, notCreated).waitFor();
    };
    await intercept(page, 'POST', '**/assemblies', [{ status: 500, json: { error: 'SERVER_ERROR' } }]);
    await uploadAvatar(page);
    await rejected();
    expect(await violations(page)).toEqual([]);
    const wronglySigned = failNext(page, '**/assemblies', 'name="signature"', sendWithInvalidSignature);
    await Promise.all([wronglySigned, again()]);
    await rejected();
    const unsigned = failNext(page, '**/graphql', 'SignUpload', (route) => route.abort());
    await Promise.all([unsigned, again()]);
    await rejected();
    await again();
    await preview(page).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});
