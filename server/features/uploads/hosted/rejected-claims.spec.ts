import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { evictAll } from '#server/platform/cache/cache';
import { log } from '#server/platform/logging/log';
import { makeClient, makePerson } from '#server/testing/factories';
import { filesUnder } from '#server/testing/uploads/files';
import { greyPng } from '#server/testing/images/hostile-images';
import { type HostedPortal, hoursLater, startHostedPortal } from '#server/testing/transloadit/hosted-portal';
import type { Json, ReplayedAssembly } from '#server/testing/transloadit/state';
import { hostedFields } from './hosted-fields';
import { openHostedService } from './hosted-service';
import { claimAssembly } from './claim-assembly.service';

/** Returns an origin without a server. */
async function closedOrigin(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}

describe('claiming an upload of the hosted service', () => {
  let portal: HostedPortal;
  let assets: number;
  let stored: number;
  let elsewhere: Server;
  let visits: string[] = [];
  beforeAll(async () => {
    portal = await startHostedPortal();
    elsewhere = createServer((request, response) => {
      visits.push(String(request.url));
      response.writeHead(200, { 'content-type': 'image/png' }).end(greyPng(40, 30));
    }).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
  });
  afterAll(async () => {
    elsewhere.close();
    await portal.close();
  });
  beforeEach(async () => {
    visits = [];
    portal.replay.failures.length = 0;
    assets = await portal.countAssets();
    stored = filesUnder(portal.api.storageDir).length;
  });

  /** Returns the address of this machine under a name that is not the service’s. */
  const foreign = (path: string): string =>
    `http://localhost:${(elsewhere.address() as AddressInfo).port}${path}`;
  const avatar = (fields: Json = {}, files = { 'me.png': greyPng(40, 30) }): Promise<ReplayedAssembly> =>
    portal.replay.completed({ purpose: 'avatar', owner: portal.learner.id, files, fields });
  const nothingCame = async (): Promise<void> => {
    expect([await portal.countAssets(), filesUnder(portal.api.storageDir).length]).toEqual([assets, stored]);
    expect(visits).toEqual([]);
  };
  const reasonOf = async ({ id }: ReplayedAssembly): Promise<string | null> =>
    (await portal.takeWholly(id)).files[0]!.reason;

  it.each([
    ['another purpose', { purpose: 'module' }],
    ['another owner', { owner: '00000000-0000-4000-8000-000000000000' }],
    ['another installation', { installation: '0'.repeat(32) }],
    ['a later time', { signed: '2099-01-01T00:00:00.000Z' }],
    ['no signature', { seal: null }],
    ['a signature of its own', { seal: 'a'.repeat(96) }],
    ['a value that is not text', { purpose: { name: 'avatar' } }],
  ])('is rejected when its fields name %s than was signed', async (_what, fields) => {
    const { id } = await avatar(fields);
    await expect(portal.take(id)).rejects.toThrow('NOT_FOUND');
    await portal.work();
    await nothingCame();
  });

  it('is limited to the person who signed it, before and after', async () => {
    const { id } = await avatar();
    await expect(portal.take(id, portal.asAdmin)).rejects.toThrow('NOT_FOUND');
    await portal.takeWholly(id);
    await expect(portal.take(id, portal.asAdmin)).rejects.toThrow('NOT_FOUND');
    const client = await portal.api.clientToken(await makeClient('writer'));
    await expect(portal.take(id, client)).rejects.toThrow('FORBIDDEN');
    const { body } = await portal.api.graphql(
      `mutation { claimAssembly(input: { assemblyId: "${id}" }) { assembly { finished } } }`,
    );
    expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each(['0'.repeat(32), 'not an id', '../bill/2026-11', `${'0'.repeat(31)}A`, ''])(
    'is rejected with the id %p',
    async (id) => {
      await expect(portal.take(id)).rejects.toThrow('NOT_FOUND');
    },
  );

  it('makes no request to the service with an invalid id', async () => {
    const before = portal.replay.calls.length;
    await expect(portal.take('http://localhost/assemblies/1')).rejects.toThrow('NOT_FOUND');
    expect(portal.replay.calls).toHaveLength(before);
  });

  it.each([
    ['is still uploading', { ok: 'ASSEMBLY_UPLOADING' }, 'UPLOAD_NOT_FINISHED'],
    ['is still being encoded', { ok: 'ASSEMBLY_EXECUTING' }, 'UPLOAD_NOT_FINISHED'],
    ['was cancelled', { ok: 'ASSEMBLY_CANCELED' }, 'UPLOAD_FAILED'],
    ['was interrupted', { ok: 'REQUEST_ABORTED' }, 'UPLOAD_FAILED'],
    ['failed', { ok: null, error: 'INTERNAL_COMMAND_ERROR' }, 'UPLOAD_FAILED'],
    ['has an unknown state', { ok: 'ASSEMBLY_DREAMING' }, 'UPLOAD_FAILED'],
  ])('is rejected when it %s', async (_what, state, code) => {
    const assembly = await avatar();
    Object.assign(assembly, state);
    await expect(portal.take(assembly.id)).rejects.toThrow(code);
    await portal.work();
    await nothingCame();
  });

  it('succeeds once the upload is ready, after an early request', async () => {
    const assembly = await avatar();
    assembly.ok = 'ASSEMBLY_EXECUTING';
    await expect(portal.take(assembly.id)).rejects.toThrow('UPLOAD_NOT_FINISHED');
    assembly.ok = 'ASSEMBLY_COMPLETED';
    expect(await portal.takeWholly(assembly.id)).toMatchObject({ finished: true, files: [{ reason: null }] });
  });

  it('is rejected a day after it was signed', async () => {
    const { id } = await avatar();
    const late = hoursLater(25, () => claimAssembly(portal.learner.viewer, id));
    await expect(late).rejects.toMatchObject({ code: 'UPLOAD_EXPIRED' });
    await nothingCame();
  });

  it('is rejected with more files than its purpose allows', async () => {
    const { id } = await avatar({}, { 'one.png': greyPng(40, 30), 'two.png': greyPng(40, 30) } as never);
    await portal.take(id);
    await portal.work();
    await expect(portal.take(id)).rejects.toThrow('UPLOAD_FAILED');
    await nothingCame();
  });

  it('is rejected when the person lost the permission since', async () => {
    const previous = await makePerson({ role: 'admin' });
    const files = { 'one.png': greyPng(40, 30) };
    const { id } = await portal.replay.completed({ purpose: 'module', owner: previous.id, files });
    const token = await portal.api.tokenOf(previous);
    await pool().query(`update profile set role = 'user' where id = $1`, [previous.id]);
    await expect(portal.take(id, token)).rejects.toThrow('FORBIDDEN');
    await pool().query('update profile set disabled_at = now() where id = $1', [previous.id]);
    evictAll();
    await expect(portal.take(id, token)).rejects.toThrow('PROFILE_DISABLED');
    await nothingCame();
  });

  it('never fetches from a host that is not the service’s', async () => {
    const assembly = await avatar();
    assembly.results['image']![0]!['ssl_url'] = foreign('/1.png');
    expect(await reasonOf(assembly)).toBe('ENCODING_FAILED');
    await nothingCame();
  });

  it('never follows a redirect to a host that is not the service’s', async () => {
    const assembly = await avatar();
    portal.replay.redirects.set(
      new URL(String(assembly.results['image']![0]!['ssl_url'])).pathname,
      foreign('/2.png'),
    );
    expect(await reasonOf(assembly)).toBe('ENCODING_FAILED');
    await nothingCame();
  });

  it('never asks a machine that is not the service’s for the status', async () => {
    const { id } = await avatar();
    const status = {
      ok: 'ASSEMBLY_EXECUTING',
      assembly_id: id,
      assembly_ssl_url: foreign(`/assemblies/${id}`),
    };
    const fields = await hostedFields('avatar', portal.learner.id);
    portal.replay.failures.push({ call: /^GET \/assemblies/, status: 200, body: { ...status, fields } });
    await expect(portal.take(id)).rejects.toThrow('UPLOAD_NOT_FINISHED');
    await nothingCame();
  });

  it('is rejected when the service returns another assembly', async () => {
    const [claimed, other] = [await avatar(), await avatar()];
    portal.replay.assemblies.set(claimed.id, other);
    await expect(portal.take(claimed.id)).rejects.toThrow('NOT_FOUND');
    await nothingCame();
  });

  it('is rejected when the service sends more bytes than the purpose allows', async () => {
    const assembly = await avatar();
    const path = new URL(String(assembly.results['image']![0]!['ssl_url'])).pathname;
    portal.replay.kept.set(path, { bytes: Buffer.alloc(10_000_001), mime: 'image/png' });
    expect(await reasonOf(assembly)).toBe('MAX_SIZE_EXCEEDED');
    await nothingCame();
  });

  it('fails when the file is missing, not an image, or has another extension', async () => {
    const [gone, text, named] = [
      await avatar(),
      await avatar(),
      await avatar({}, { 'me.html': greyPng(40, 30) } as never),
    ];
    const pathOf = ({ results }: ReplayedAssembly): string =>
      new URL(String(results['image']![0]!['ssl_url'])).pathname;
    portal.replay.kept.delete(pathOf(gone));
    portal.replay.kept.set(pathOf(text), { bytes: Buffer.from('<html></html>'), mime: 'image/png' });
    expect([await reasonOf(gone), await reasonOf(text), await reasonOf(named)]).toEqual([
      'ENCODING_FAILED',
      'IMAGE_UNKNOWN',
      'FILE_REJECTED',
    ]);
    await nothingCame();
  });

  it('returns UNAVAILABLE while the service doesn’t respond', async () => {
    const { id } = await avatar();
    const level = log.level;
    log.level = 'silent';
    openHostedService({ ...portal.replay.hosted, url: await closedOrigin() });
    await expect(portal.take(id)).rejects.toThrow('UNAVAILABLE');
    openHostedService({ ...portal.replay.hosted, secret: 'of yesterday' });
    await expect(portal.take(id)).rejects.toThrow('UNAVAILABLE');
    openHostedService(portal.replay.hosted);
    const endless = { ok: 'x'.repeat(4_000_001) };
    portal.replay.failures.push({ call: /^GET \/assemblies/, status: 200, body: endless });
    await expect(portal.take(id)).rejects.toThrow('UNAVAILABLE');
    log.level = level;
    await nothingCame();
  });

  it('returns NOT_FOUND when the portal encodes images itself', async () => {
    const { id } = await avatar();
    openHostedService(null);
    await expect(portal.take(id)).rejects.toThrow('NOT_FOUND');
    openHostedService(portal.replay.hosted);
  });
});
