import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api/api';
import { builtClient } from '#server/testing/processes/built-client';
import { keepReleasedFiles } from './released-files';

let api: Api;
const folders: string[] = [];

/** Creates the built client of a release, with its own file. */
function release(name: string): string {
  const folder = builtClient();
  folders.push(folder);
  appendFileSync(join(folder, '.vite', 'manifest.json'), ' '.repeat(folders.length));
  writeFileSync(join(folder, 'assets', `${name}.js`), `export const release = '${name}';`);
  return folder;
}

beforeAll(async () => {
  api = await startApi({ clientDir: release('current') });
  for (const name of ['oldest', 'older', 'old']) await keepReleasedFiles(release(name));
  await keepReleasedFiles(folders[0]!);
});
afterAll(async () => {
  await api.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const send = (name: string) => api.app.inject({ url: `/assets/${name}.js` });

describe('client files', () => {
  it('are served permanently for the two former releases, by every server', async () => {
    for (const name of ['current', 'old', 'older']) {
      const { statusCode, headers, body } = await send(name);
      expect([statusCode, body]).toEqual([200, `export const release = '${name}';`]);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toMatch(/javascript/);
    }
  });

  it('are not found for earlier and unknown releases', async () => {
    for (const name of ['oldest', 'none', 'x'.repeat(300)]) expect((await send(name)).statusCode).toBe(404);
  });

  it('remain when a former release is served again', async () => {
    await keepReleasedFiles(folders[2]!);
    await keepReleasedFiles(release('newest'));
    expect((await send('older')).statusCode).toBe(200);
    expect((await send('old')).statusCode).toBe(404);
  });
});
