import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { evictAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { builtClient } from '#server/testing/processes/built-client';

let api: Api;
let clientDir: string;
beforeAll(async () => {
  clientDir = builtClient();
  api = await startApi({ clientDir });
});
afterAll(async () => {
  await api.close();
  rmSync(clientDir, { recursive: true, force: true });
});

const send = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url, headers: { host: '127.0.0.1', ...headers } });

interface Manifest {
  name: string;
  lang: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

/** Returns the color of the logo and that of a corner of the largest icon. */
async function coloursOf(src: string): Promise<string[]> {
  const { rawPayload } = await send(src);
  const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    data
      .subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)
      .toString('hex');
  return [at(Math.round(info.width * 0.35), Math.round(info.height * 0.34)), at(256, 2)];
}

describe('web app manifest', () => {
  it('names the portal, its first page and icons of the stated sizes', async () => {
    const answer = await send('/manifest.webmanifest', { 'accept-language': 'fr' });
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const { icons, ...rest } = answer.json<Manifest>();
    expect(rest).toMatchObject({ name: 'Treadway', lang: 'fr', start_url: '/', display: 'standalone' });
    expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
    for (const { src, sizes } of icons) {
      const { width, height, format } = await sharp((await send(src)).rawPayload).metadata();
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
    }
  });

  it('is linked from every page, with the icon for iPhones', async () => {
    const { body } = await send('/', { accept: 'text/html' });
    expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest"');
    const touch = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(body)?.[1];
    expect((await sharp((await send(touch!)).rawPayload).metadata()).width).toBe(180);
  });

  it('has icons in the brand color, also after a change', async () => {
    expect(await coloursOf('/icons/512.png')).toEqual(['ffb200', '141619']);
    await pool().query(`update site_setting set brand_color = '#0057b8'`);
    evictAll();
    expect(await coloursOf('/icons/512.png')).toEqual(['0057b8', '141619']);
  });
});

describe('offline page', () => {
  it('allows only its own script, and has its texts in every language', async () => {
    await pool().query(`update site_setting set product_name = 'Tires & "Co"'`);
    evictAll();
    const { body, headers } = await send('/offline.html');
    const hash = (element: string) => {
      const text = new RegExp(`<${element}>([^]*?)</${element}>`).exec(body)![1]!;
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    };
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src ${hash('script')};`);
    expect(policy).toContain(`style-src ${hash('style')};`);
    for (const words of ['No connection', 'Sin conexión', 'Pas de connexion']) expect(body).toContain(words);
    expect(body).toContain('Tires &amp; &quot;Co&quot; opens automatically');
    expect(body).not.toMatch(/src=|href=|https?:/);
  });
});
