import type { CDPSession, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { until } from './browser';
import { button, dialog } from './taking';
import { type Language, says } from './texts';

/** A picture of some 400 KB. */
export function snapshot(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 20 } as const;
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: '#654', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Opens the dialog in which a person changes their picture. */
export async function openAvatar(page: Page, language: Language = 'en'): Promise<void> {
  await page.goto('/profile');
  await button(page, language, 'profile.avatarChange').click();
  await dialog(page, language, 'profile.avatarUpload').waitFor();
}

export async function chooseAvatar(
  page: Page,
  name: string,
  buffer: Buffer,
  language: Language = 'en',
): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, language, 'profile.avatarChoose').click(),
  ]);
  const mimeType = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
  await chooser.setFiles({ name, mimeType, buffer });
}

/** Chooses a picture, cuts it and begins to upload it. */
export async function uploadAvatar(page: Page, language: Language = 'en'): Promise<void> {
  await openAvatar(page, language);
  await chooseAvatar(page, 'me.jpg', await snapshot(), language);
  await page.locator('.ReactCrop img').waitFor();
  await button(page, language, 'profile.avatarUse').click();
}

/** The first image of a field that is uploaded. */
export const preview = (page: Page, language: Language = 'en'): Locator =>
  page.getByRole('img', { name: says(language, 'uploads.preview', { place: 1 }) });

/** What a screen reader is told of the upload. */
export const told = (page: Page): Promise<string> =>
  page
    .getByRole('dialog')
    .getByRole('status')
    .first()
    .innerText({ timeout: 1000 })
    .catch(() => '');

/** Makes the way to the server so narrow that an upload has a middle; gives what widens it again. */
export async function narrow(page: Page): Promise<() => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const set = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await session.send('Network.enable');
  await set(30_000);
  return async () => {
    await set(-1);
  };
}

/** Keeps what is uploaded in the state of being encoded, until the page's routes are taken away. */
export async function encodeForEver(page: Page): Promise<void> {
  await page.route('**/assembly-events*', (route) => route.abort());
  await page.route('**/assemblies/*', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const status = (await response.json()) as object;
    return route.fulfill({ response, json: { ...status, ok: 'ASSEMBLY_EXECUTING', results: {} } });
  });
}

/** How many hundredths of an upload have left the browser. */
export async function percent(page: Page): Promise<number> {
  const bar = page.getByRole('progressbar');
  return (await bar.count()) === 0 ? 0 : Number(await bar.getAttribute('aria-valuenow'));
}

/** Resolves in the middle of an upload. */
export const middle = (page: Page): Promise<void> =>
  until('the upload is in its middle', async () => {
    const now = await percent(page);
    return now >= 15 && now < 90;
  });

type Kept = { notes: number; records: number; states: string };

/** What this browser keeps of uploads: how many notes and records, of files and of states that name some, and what these say. */
export const kept = (page: Page): Promise<Kept> =>
  page.evaluate(async () => {
    const notes = Object.keys(sessionStorage).filter((key) => key.startsWith('treadway.upload.')).length;
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'uppy-blobs')) return { notes, records: 0, states: '' };
    const database = await new Promise<IDBDatabase>((done, failed) => {
      const opening = indexedDB.open('uppy-blobs');
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => failed(opening.error);
    });
    const [files, all] = await Promise.all(
      ['files', 'metadata'].map((name) => {
        const reading = database.transaction(name).objectStore(name).getAll();
        return new Promise<unknown[]>((done) => (reading.onsuccess = () => done(reading.result)));
      }),
    );
    database.close();
    // Uppy leaves the state of an upload that is over for an hour, without a word of its files.
    const states = (all as { metadata: string }[]).filter(({ metadata }) => !metadata.includes('"files":{}'));
    return {
      notes,
      records: files!.length + states.length,
      states: JSON.stringify(states).replaceAll('\\"', '"'),
    };
  });

/** Resolves once the browser keeps no file of an upload any more, and has noted that it has arrived. */
export const arrivalKept = (page: Page): Promise<void> =>
  until('it is noted that it has arrived', async () => {
    const { records, states } = await kept(page);
    return records === 1 && states.includes('"uploadComplete":true');
  });

/** Resolves once the browser keeps nothing of uploads any more. */
export const nothingKept = (page: Page): Promise<void> =>
  until('the browser keeps nothing', async () => {
    const { notes, records } = await kept(page);
    return notes + records === 0;
  });
