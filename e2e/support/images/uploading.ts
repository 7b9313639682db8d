import type { CDPSession, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { until } from '../browser/browser';
import { button, dialog } from '../attempts/taking';
import { type Language, says } from '../texts';

/** Creates an image of about 400 KB. */
export function snapshot(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 20 } as const;
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: '#654', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Opens the avatar dialog. */
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

/** Selects and crops an image and starts its upload. */
export async function uploadAvatar(page: Page, language: Language = 'en'): Promise<void> {
  await openAvatar(page, language);
  await chooseAvatar(page, 'me.jpg', await snapshot(), language);
  await page.locator('.ReactCrop img').waitFor();
  await button(page, language, 'profile.avatarUse').click();
}

/** Returns the preview of the first uploaded image. */
export const preview = (page: Page, language: Language = 'en'): Locator =>
  page.getByRole('img', { name: says(language, 'uploads.preview', { place: 1 }) });

/** Returns the announcement of the upload for screen readers. */
export const told = (page: Page): Promise<string> =>
  page
    .getByRole('dialog')
    .getByRole('status')
    .first()
    .innerText({ timeout: 1000 })
    .catch(() => '');

/** Limits the upload rate, so that an upload takes a while. Returns a function that removes the limit. */
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

/** Keeps uploads in the encoding state until the page's routes are removed. */
export async function encodeForEver(page: Page): Promise<void> {
  await page.route('**/assembly-events*', (route) => route.abort());
  await page.route('**/assemblies/*', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const status = (await response.json()) as object;
    return route.fulfill({ response, json: { ...status, ok: 'ASSEMBLY_EXECUTING', results: {} } });
  });
}

/** Returns the uploaded percentage. */
export async function percent(page: Page): Promise<number> {
  const bar = page.getByRole('progressbar');
  return (await bar.count()) === 0 ? 0 : Number(await bar.getAttribute('aria-valuenow'));
}

/** Waits until an upload is partly done. */
export const middle = (page: Page): Promise<void> =>
  until('the upload is in its middle', async () => {
    const now = await percent(page);
    return now >= 15 && now < 90;
  });

type Kept = { notes: number; records: number; states: string };

/**
 * Returns what the browser has stored of uploads: the number of notes, the number of records with files, and their
 * states.
 */
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
    // Uppy keeps the state of a finished upload for an hour, without files.
    const states = (all as { metadata: string }[]).filter(({ metadata }) => !metadata.includes('"files":{}'));
    return {
      notes,
      records: files!.length + states.length,
      states: JSON.stringify(states).replaceAll('\\"', '"'),
    };
  });

/** Waits until the browser has stored that an upload has arrived, without its file. */
export const arrivalKept = (page: Page): Promise<void> =>
  until('it is noted that it has arrived', async () => {
    const { records, states } = await kept(page);
    return records === 1 && states.includes('"uploadComplete":true');
  });

/** Waits until the browser has nothing stored of uploads. */
export const nothingKept = (page: Page): Promise<void> =>
  until('the browser keeps nothing', async () => {
    const { notes, records } = await kept(page);
    return notes + records === 0;
  });
