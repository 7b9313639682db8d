import { createServer, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { prepareBucket } from '#server/features/storage/s3/s3-bucket';
import { s3Storage } from '#server/features/storage/s3/s3-storage';
import { openStorage } from '#server/features/storage/object-storage';
import { log } from '#server/platform/logging/log';
import { type Part, type Probe, probePart, watchParts } from '#server/platform/parts';
import { root } from '#server/platform/root';
import { type Api, startApi } from '#server/testing/api/api';
import { MailSink } from '#server/testing/mail-sink';
import { type FakeS3, startFakeS3 } from '#server/testing/storage/fake-s3';
import { readConfig } from './config/config';
import { partProbes } from './part-probes';

const metricsToken = 'x'.repeat(32);

describe('parts of a portal', () => {
  let api: Api;
  let s3: FakeS3;
  let sink: MailSink;
  let mailPort: number;
  let probes: Record<'storage' | 'mail', Probe>;
  let logged: string[];

  beforeAll(async () => {
    api = await startApi({ metricsToken });
    s3 = await startFakeS3();
    await prepareBucket(s3.config);
    openStorage(s3Storage(s3.config));
    sink = new MailSink();
    mailPort = await sink.listen();
    const smtpUrl = `smtp://127.0.0.1:${mailPort}`;
    const [storage, mail] = partProbes({ ...readConfig({}, root), s3: s3.config, smtpUrl });
    probes = { storage: storage!, mail: mail! };
  });
  afterAll(async () => {
    await sink.close();
    await s3.close();
    await api.close();
  });
  beforeEach(() => {
    logged = [];
    const note = (...args: unknown[]): void => void logged.push(String(args.at(-1)));
    for (const level of ['info', 'error'] as const) jest.spyOn(log, level).mockImplementation(note);
  });
  afterEach(() => void jest.restoreAllMocks());

  /** Returns the status of a part according to /readyz and the metrics. */
  async function reported(part: Part): Promise<[string, number]> {
    const ready = await api.app.inject({ url: '/readyz' });
    const { parts } = ready.json<{ parts: Record<Part, string> }>();
    const headers = { authorization: `Bearer ${metricsToken}` };
    const { body } = await api.app.inject({ url: '/metrics', headers });
    const line = body.split('\n').find((each) => each.startsWith(`treadway_part_ready{part="${part}"}`));
    return [parts[part], Number(line?.split(' ').at(-1))];
  }

  it('are reported in their current state, although nothing has used them', async () => {
    await sink.close();
    await probePart(probes.mail);
    await probePart(probes.mail);
    expect(await reported('mail')).toEqual(['does not answer', 0]);
    await sink.listen(mailPort);
    await probePart(probes.mail);
    expect(await reported('mail')).toEqual(['ready', 1]);
    expect(logged).toEqual([
      `the mail server at 127.0.0.1:${mailPort} does not answer. Check SMTP_URL and the server.`,
      `the mail server at 127.0.0.1:${mailPort} is ready again`,
    ]);
  });

  it.each([
    [403, 'InvalidAccessKeyId', 'refuses the key'],
    [507, 'XMinioStorageFull', 'has no space left'],
    [503, 'SlowDown', 'does not answer'],
  ])('report an S3 server that returns %s %s: %s', async (status, code, word) => {
    s3.fail(/^GET/, 1, status, code);
    await probePart(probes.storage);
    expect(await reported('storage')).toEqual([word, 0]);
    await probePart(probes.storage);
    expect(await reported('storage')).toEqual(['ready', 1]);
  });

  it('are reported as unavailable when a probe times out', async () => {
    const silent: Server = createServer().listen(0, '127.0.0.1').unref();
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const [, probe] = partProbes({ ...readConfig({}, root), smtpUrl: `smtp://127.0.0.1:${port}` });
    await probePart(probe!, 50);
    silent.close();
    expect(await reported('mail')).toEqual(['does not answer', 0]);
    await probePart(probes.mail);
  });

  it('are probed when the portal starts, and then periodically', async () => {
    const { promise: twice, resolve } = Promise.withResolvers<void>();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    let runs = 0;
    const probe: Probe = {
      ...probes.mail,
      run: async () => {
        if (++runs === 2) resolve();
      },
    };
    const stop = watchParts([probe]);
    expect(runs).toBe(1);
    await jest.advanceTimersByTimeAsync(10_000);
    await twice;
    await stop();
    await jest.advanceTimersByTimeAsync(60_000);
    jest.useRealTimers();
    expect(runs).toBe(2);
  });
});

it('server start logs at once that it waits for an S3 server', async () => {
  const warned = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  const s3 = await startFakeS3();
  s3.fail(/^GET/, 2, 503, 'SlowDown');
  let time = 0;
  const sleep = async (ms: number): Promise<void> => void (time += ms);
  await prepareBucket(s3.config, { now: () => time, sleep, random: () => 1 });
  await s3.close();
  const lines = warned.mock.calls.map(([line]) => line);
  jest.restoreAllMocks();
  expect(lines).toEqual([
    `the S3 server at ${s3.config.endpoint} does not answer. The start waits 30 seconds for it. Check S3_ENDPOINT and the server.`,
  ]);
});
