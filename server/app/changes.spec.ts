import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { forget } from '#server/platform/cache/cache';
import { select } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';

let api: Api;
let url: string;
beforeAll(async () => {
  api = await startApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/api/changes`;
});
afterAll(() => api.close());

/** Yields the names of changes that a page receives. */
async function* heard(query: string): AsyncGenerator<string> {
  const { body, headers, status } = await fetch(`${url}${query}`);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(headers.get('content-type')).toMatch(/^text\/event-stream/);
  let rest = '';
  for await (const text of body!.pipeThrough(new TextDecoderStream())) {
    const blocks = `${rest}${text}`.split('\n\n');
    rest = blocks.pop()!;
    for (const block of blocks) yield block.startsWith('data: ') ? block.slice(6) : '';
  }
}

const next = async (page: AsyncGenerator<string>): Promise<string | undefined> =>
  ((await page.next()).value as string | undefined) ?? undefined;

/** Opens the stream of a page that knows the current state. */
async function openPage(): Promise<AsyncGenerator<string>> {
  // Earlier specs and the start of the server have already caused changes.
  forget('settings');
  const page = heard('?age=-1');
  expect([await next(page), await next(page), await next(page)]).toEqual(['', 'settings', 'menus']);
  return page;
}

describe('stream of changes', () => {
  it('sends changed settings and menus as they are committed by any server', async () => {
    const page = await openPage();
    await select('spec-change-settings', "update site_setting set product_name = 'Rubber School'");
    expect(await next(page)).toBe('settings');
    await select(
      'spec-change-menus',
      `insert into menu_link (location, position, label, href)
       values ('footerMenu', 99, '{"en":"New","es":"","fr":""}', '/new')`,
    );
    expect(await next(page)).toBe('menus');
    await page.return(undefined);
  });

  it('sends a returning page the changes since then, and none that it knows', async () => {
    forget('menus');
    const back = heard('?age=5000');
    expect([await next(back), await next(back), await next(back)]).toEqual(['', 'settings', 'menus']);
    await back.return(undefined);
    const knowing = heard('?age=0');
    expect(await next(knowing)).toBe('');
    forget('menus');
    expect(await next(knowing)).toBe('menus');
    await knowing.return(undefined);
  });

  it('sends everything to a page that doesn’t state what it knows', async () => {
    for (const query of ['', '?age=no', '?age=-5']) {
      const page = heard(query);
      expect([await next(page), await next(page), await next(page)]).toEqual(['', 'settings', 'menus']);
      await page.return(undefined);
    }
  });
});
