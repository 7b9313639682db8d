import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '#server/platform/root';
import { specDatabaseUrl } from '#server/testing/database/database';
import { PlainBrowser, signInByForm } from '#server/testing/identity/browser';
import { freePort } from '#server/testing/processes/free-port';
import { memoryFolder } from '#server/testing/storage/memory-folder';
import { buildTime, type S3Server, startS3Server } from '#server/testing/storage/s3-server';
import { moduleId } from '../support/attempts/answers';
import { callApi } from '../support/portal/api';
import { demoPassword } from '../support/browser/browser';
import { type Portal, type RunningPortal, startPortalOn } from '../support/portal/portal';

type Environment = Record<string, string>;

const folders: string[] = [];
const portals: Portal[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(memoryFolder(), 'treadway-drill-'));
  folders.push(folder);
  return folder;
};

async function startOn(dataDir: string, env: Environment): Promise<Portal> {
  const portal = await startPortalOn(dataDir, env);
  portals.push(portal);
  return portal;
}

/** Runs the built `npm run backup` or `restore` and returns its last line. Throws its output if it fails. */
async function command(name: 'back-up' | 'restore', folder: string, env: Environment): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, `dist/server/app/${name}.js`), folder],
    { cwd: root, env: { ...process.env, NODE_OPTIONS: '', ...env } },
  );
  return stdout.trim().split('\n').at(-1)!;
}

/** Returns sums of each table, stored file and key. Leaves out the job queue, which changes as soon as a server runs. */
function sumsOf(folder: string): Record<string, string> {
  const { manifest } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    manifest: { tables: { name: string; sha256: string }[]; identityKeys: { sha256: string } };
  };
  const tables = manifest.tables.filter(({ name }) => !name.startsWith('graphile_worker.'));
  const objects = readFileSync(join(folder, 'objects.jsonl'), 'utf8').trim().split('\n');
  return {
    keys: manifest.identityKeys.sha256,
    ...Object.fromEntries(tables.map(({ name, sha256 }) => [name, sha256])),
    ...Object.fromEntries(
      objects
        .map((line) => JSON.parse(line) as { key: string; sha256: string })
        .map(({ key, sha256 }) => [key, sha256]),
    ),
  };
}

const query = `{ me { name points imageUrl results { nodes { id score certificate { number } } } }
  module(id: "${moduleId('winter-compounds')}") { datasheets { id } } }`;
const link = 'mutation ($id: ID!) { createDownloadLink(input: { downloadId: $id }) { link { url } } }';

interface Seen {
  me: { points: number; imageUrl: string; results: { nodes: unknown[] } };
  module: { datasheets: { id: string }[] };
}

/** Signs in and returns the person's points and results, a file, a picture, and where the file is stored. */
async function visit(portal: RunningPortal) {
  const browser = new PlainBrowser(portal.url);
  const { access_token } = await signInByForm(browser, 'learner@treadway.example', demoPassword);
  const headers = { authorization: `Bearer ${access_token}` };
  await fetch(`${portal.url}/api/auth/init`, { method: 'POST', headers });
  const seen = await callApi<Seen>(portal, access_token, query);
  const [datasheet] = seen.module.datasheets;
  const { createDownloadLink } = await callApi<{ createDownloadLink: { link: { url: string } } }>(
    portal,
    access_token,
    link,
    { id: datasheet!.id },
  );
  const file = await fetch(new URL(createDownloadLink.link.url, portal.url));
  const bytes = Buffer.from(await file.arrayBuffer());
  expect([file.status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  return { ...seen, sum: createHash('sha256').update(bytes).digest('hex'), lies: new URL(file.url) };
}

let s3: S3Server;
const elsewhere = async (bucket: string, template?: string): Promise<Environment> => ({
  DATABASE_URL: await specDatabaseUrl(template),
  DEMO_DATA: 'on',
  S3_ENDPOINT: s3.config.endpoint,
  S3_REGION: s3.config.region,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY: s3.config.accessKey,
  S3_SECRET_KEY: s3.config.secretKey,
  S3_PUBLIC_URL: `${s3.config.endpoint}/${bucket}`,
});

beforeAll(async () => {
  s3 = await startS3Server();
}, buildTime);
afterEach(async () => {
  for (const portal of portals.splice(0)) await portal.remove();
});
afterAll(async () => {
  await s3?.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe.each([
  [
    'on a PostgreSQL and an S3 server',
    () => elsewhere('kept'),
    () => elsewhere('back', 'template0'),
    /^\/back\//,
  ],
  ['on a data folder', async () => ({}), async () => ({}), /^\/api\/downloads\//],
])('the backup of a portal %s', (_where, envBefore, envAfter, place) => {
  it('restores the portal elsewhere from a backup made while it runs, and lets people continue there', async () => {
    const [kept, again] = [join(newFolder(), 'kept'), join(newFolder(), 'kept')];
    const PORT = String(await freePort());
    const previous = { ...(await envBefore()), DATA_DIR: newFolder() };
    const first = await startOn(previous.DATA_DIR, { PORT, ...previous });
    const before = await visit(first);
    expect([before.me.points > 0, before.me.results.nodes.length > 0]).toEqual([true, true]);
    expect(await command('back-up', kept, previous)).toMatch(/^\d+ tables and \d+ files are in /);
    await first.stop();

    const target = { ...(await envAfter()), DATA_DIR: newFolder() };
    expect(await command('restore', kept, target)).toMatch(/^\d+ tables and \d+ files of .+ are back\.$/);
    await command('back-up', again, target);
    expect(sumsOf(again)).toEqual(sumsOf(kept));

    const second = await startOn(target.DATA_DIR, { PORT, ...target });
    const { lies, ...after } = await visit(second);
    const { lies: _lay, ...asBefore } = before;
    expect(after).toEqual(asBefore);
    expect(lies.pathname).toMatch(place);
    expect(await second.stop()).toBe(0);
  });
});
