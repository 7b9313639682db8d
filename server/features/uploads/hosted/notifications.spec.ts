import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { log } from '#server/platform/logging/log';
import { greyPng } from '#server/testing/images/hostile-images';
import { type HostedPortal, startHostedPortal } from '#server/testing/transloadit/hosted-portal';
import type { ReplayedAssembly } from '#server/testing/transloadit/state';
import { statusOf } from '#server/testing/transloadit/status';
import { openHostedService } from './hosted-service';

describe('notification of the hosted service', () => {
  let portal: HostedPortal;
  let assets: number;
  beforeAll(async () => {
    portal = await startHostedPortal();
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    assets = await portal.countAssets();
  });

  const avatar = (): Promise<ReplayedAssembly> =>
    portal.replay.completed({
      purpose: 'avatar',
      owner: portal.learner.id,
      files: { 'me.png': greyPng(40, 30) },
    });
  const textOf = (assembly: ReplayedAssembly): string => JSON.stringify(statusOf(portal.replay, assembly));
  const signedBy = (algorithm: string, text: string, secret = portal.replay.secret): string =>
    createHmac(algorithm, secret).update(text).digest('hex');
  const newer = (text: string): string => `sha384:${signedBy('sha384', text)}`;

  async function send(fields: Record<string, string>): Promise<number> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const request = new Request('http://127.0.0.1', { method: 'POST', body: form });
    const answer = await portal.api.app.inject({
      method: 'POST',
      url: '/api/uploads/notifications',
      headers: { 'content-type': request.headers.get('content-type')! },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return answer.statusCode;
  }
  const notify = (text: string, signature = newer(text)): Promise<number> =>
    send({ transloadit: text, signature });
  const added = async (): Promise<number> => (await portal.countAssets()) - assets;
  const queued = async (): Promise<number> =>
    (await pool().query('select 1 from graphile_worker.jobs')).rows.length;

  it('claims the upload of a browser that was closed', async () => {
    const assembly = await avatar();
    expect(await notify(textOf(assembly))).toBe(200);
    await portal.work();
    expect(await added()).toBe(1);
    expect(await portal.take(assembly.id)).toMatchObject({ finished: true, files: [{ reason: null }] });
  });

  it('is accepted with the older signature', async () => {
    const text = textOf(await avatar());
    expect(await notify(text, signedBy('sha1', text))).toBe(200);
    await portal.work();
    expect(await added()).toBe(1);
  });

  it.each([
    ['without a value', () => ''],
    ['with another secret', (text: string) => `sha384:${signedBy('sha384', text, 'guessed')}`],
    ['for another text', (text: string) => newer(`${text} `)],
    ['that is truncated', (text: string) => newer(text).slice(0, -1)],
    ['with another algorithm', (text: string) => `sha256:${signedBy('sha256', text)}`],
    ['without an algorithm', (text: string) => `md5:${signedBy('md5', text)}`],
    ['in the older format with another secret', (text: string) => signedBy('sha1', text, 'guessed')],
  ])('is rejected with a signature %s', async (_what, sign) => {
    const text = textOf(await avatar());
    expect(await notify(text, sign(text))).toBe(401);
    expect(await queued()).toBe(0);
  });

  it('is rejected when it is altered', async () => {
    const [one, other] = [await avatar(), await avatar()];
    expect(await notify(textOf(other), newer(textOf(one)))).toBe(401);
    expect(await queued()).toBe(0);
  });

  it('has no effect when it is repeated or concurrent with the browser', async () => {
    const assembly = await avatar();
    const text = textOf(assembly);
    expect(await Promise.all([notify(text), portal.take(assembly.id).then(() => 200), notify(text)])).toEqual(
      [200, 200, 200],
    );
    await portal.work();
    expect(await notify(text)).toBe(200);
    await portal.work();
    expect(await added()).toBe(1);
  });

  it('is ignored for an assembly that is unknown, cancelled, failed or of another portal', async () => {
    const level = log.level;
    log.level = 'silent';
    const [canceled, failed, foreign, gone] = [
      await avatar(),
      await avatar(),
      await avatar(),
      await avatar(),
    ];
    canceled.ok = 'ASSEMBLY_CANCELED';
    Object.assign(failed, { ok: null, error: 'INTERNAL_COMMAND_ERROR' });
    foreign.fields = { purpose: 'avatar', owner: portal.learner.id };
    const texts = [canceled, failed, foreign, gone].map(textOf);
    portal.replay.assemblies.delete(gone.id);
    for (const text of [...texts, '{}', '{"ok":"ASSEMBLY_COMPLETED","assembly_id":"../x"}']) {
      expect(await notify(text)).toBe(200);
    }
    await portal.work();
    log.level = level;
    expect(await added()).toBe(0);
    expect(await queued()).toBe(0);
  });

  it('is not trusted beyond the status that the service returns', async () => {
    const assembly = await avatar();
    const text = textOf(assembly);
    assembly.ok = 'ASSEMBLY_CANCELED';
    const level = log.level;
    log.level = 'silent';
    expect(await notify(text)).toBe(200);
    await portal.work();
    log.level = level;
    expect(await added()).toBe(0);
  });

  it('is rejected when it is malformed', async () => {
    expect(await send({ transloadit: '{}' })).toBe(400);
    expect(await send({ signature: newer('{}') })).toBe(400);
    expect(await notify('no JSON')).toBe(400);
    expect(await notify(`"${'x'.repeat(1_000_001)}"`)).toBe(413);
    const { statusCode } = await portal.api.app.inject({
      method: 'POST',
      url: '/api/uploads/notifications',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(statusCode).toBe(400);
  });

  it('returns 404 when the portal encodes images itself', async () => {
    openHostedService(null);
    expect(await notify('{}')).toBe(404);
    openHostedService(portal.replay.hosted);
  });
});
