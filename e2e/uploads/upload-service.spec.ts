import { describe, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { phone, until, violations } from '../support/browser';
import { openStage } from '../support/stage';
import { button } from '../support/taking';
import { preview, told, uploadAvatar } from '../support/uploading';

const stage = openStage();

const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text, { exact: true });

/** Answers the first requests of a method to an address in the service's place; gives how many came. */
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

const notCreated = 'Transloadit: Could not create Assembly';

/** Has the next request of a kind end by `fail`, once the page says nothing of the failure before; resolves then. */
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

/** Sends an upload to the service with a signature that is not the server's. */
async function missign(route: Route): Promise<void> {
  const signature = /name="signature"\r\n\r\nsha384:[0-9a-f]/;
  const body = route.request().postDataBuffer()!.toString('latin1');
  const wrong = body.replace(signature, (text) => `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`);
  expect(wrong).not.toBe(body);
  await route.continue({ postData: Buffer.from(wrong, 'latin1') });
}

describe('an upload that the service does not take at once', () => {
  it('bears too many requests, a server that fails for a moment, lost events and a status that cannot be read', async () => {
    const page = await stage.person('learner');
    const opened = { status: 200, contentType: 'text/event-stream', body: ': here\n\n' };
    const gone = Array.from({ length: 20 }, () => ({ status: 503 }));
    await instead(page, 'GET', '**/assembly-events*', [opened, ...gone]);
    const created = await instead(page, 'POST', '**/assemblies', [{ status: 429 }]);
    const sent = await instead(page, 'PATCH', '**/resumable/files/*', [{ status: 503 }]);
    const read = await instead(page, 'GET', '**/assemblies/*', [{ status: 503 }, { status: 502 }]);
    await uploadAvatar(page);
    await until('it is prepared', async () => (await told(page)) === 'Preparing upload...');
    await preview(page).waitFor();
    expect([created(), sent()]).toEqual([2, 2]);
    expect(read()).toBeGreaterThan(2);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('says that it cannot be created, unsigned, wrongly signed or refused, and works again', async () => {
    const page = await stage.person('learner', { viewport: phone });
    const again = () => button(page, 'en', 'ui.tryAgain').click();
    const refused = async () => {
      await alert(page, 'Error uploading file').waitFor();
      await alert(page, notCreated).waitFor();
    };
    await instead(page, 'POST', '**/assemblies', [{ status: 500, json: { error: 'SERVER_ERROR' } }]);
    await uploadAvatar(page);
    await refused();
    expect(await violations(page)).toEqual([]);
    const missigned = failNext(page, '**/assemblies', 'name="signature"', missign);
    await Promise.all([missigned, again()]);
    await refused();
    const unsigned = failNext(page, '**/graphql', 'SignUpload', (route) => route.abort());
    await Promise.all([unsigned, again()]);
    await refused();
    await again();
    await preview(page).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});
