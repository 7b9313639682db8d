import { once } from 'node:events';
import { copyFileSync, chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { prepareBucket } from '#server/features/storage/s3/s3-bucket';
import { s3Client } from '#server/features/storage/s3/s3-client';
import { s3Storage } from '#server/features/storage/s3/s3-storage';
import { watchCaches } from '#server/platform/cache/cache';
import { closeDatabase, openDatabase, select } from '#server/platform/database/database';
import { startJobs } from '#server/platform/jobs/jobs';
import { createSmtpMailer } from '#server/platform/mail/smtp';
import { runMigrations } from '#server/platform/database/migrate';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres';
import { withAuthority } from '#server/platform/postgres/with-authority';
import { type Certificates, makeCertificates, tlsOf } from '#server/testing/processes/certificates';
import { memoryFolder } from '#server/testing/storage/memory-folder';
import { buildTime, type S3Server, startS3Server } from '#server/testing/storage/s3-server';
import { describeStorage } from '#server/testing/storage/storage-contract';

let ours: Certificates;
let others: Certificates;
beforeAll(() => {
  ours = makeCertificates();
  others = makeCertificates();
});

describe('PostgreSQL with a certificate of a private authority', () => {
  let dataDir: string;
  let postgres: EmbeddedPostgres;
  let url: string;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(memoryFolder(), 'treadway-tls-'));
    const log = { info: () => undefined, error: () => undefined };
    postgres = await startEmbeddedPostgres({ dataDir, log, fsync: false });
    const folder = join(dataDir, 'postgres');
    const { uid, gid } = statSync(folder);
    for (const [from, to] of [
      [ours.certificate, 'server.crt'],
      [ours.key, 'server.key'],
    ] as const) {
      copyFileSync(from, join(folder, to));
      chownSync(join(folder, to), uid, gid);
    }
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('alter system set ssl = on');
    await client.query('select pg_reload_conf()');
    await client.end();
    const address = new URL(postgres.url);
    address.hostname = 'localhost';
    url = address.href;
  });
  afterAll(async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('is connected only by TLS in migrations, pool, caches and job runner', async () => {
    const safe = withAuthority(url, ours.authority);
    await runMigrations(safe);
    await openDatabase(safe, [], 2);
    const stops = [
      await watchCaches(safe),
      await startJobs(safe, [{ name: 'none', run: async () => undefined }]),
    ];
    const connections = await select<{ name: string; ssl: boolean }>(
      'spec-tls',
      `select distinct split_part(a.application_name, ' ', 1) as name, s.ssl from pg_stat_activity a join pg_stat_ssl s using (pid)
       where a.application_name like 'treadway%' order by 1`,
    );
    for (const stop of stops) await stop();
    await closeDatabase();
    expect(connections).toEqual(
      ['treadway', 'treadway-cache', 'treadway-jobs'].map((name) => ({ name, ssl: true })),
    );
  });

  it.each([
    ['by another authority', () => withAuthority(url, others.authority), /self-signed|unable to/],
    ['under another name', () => withAuthority(url.replace('localhost', '127.0.0.2'), ours.authority), /./],
  ])('is rejected %s', async (_what, address, reason) => {
    await expect(new Client({ connectionString: address() }).connect()).rejects.toThrow(reason);
  });
});

/** Accepts one e-mail. */
async function startSmtp(said: string[]): Promise<{ port: number; close: () => void }> {
  const server = createTlsServer(tlsOf(ours), (socket) => {
    let inData = false;
    socket.on('error', () => socket.destroy());
    socket.write('220 sink\r\n');
    socket.setEncoding('latin1').on('data', (chunk) => {
      said.push(`${chunk}`);
      if (inData && !`${chunk}`.endsWith('.\r\n')) return;
      const data = `${chunk}`.startsWith('DATA');
      socket.write(data ? '354 go on\r\n' : '250 ok\r\n');
      inData = data;
    });
  }).listen(0, 'localhost');
  server.on('tlsClientError', () => undefined);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

describe('SMTP server with a certificate of a private authority', () => {
  const mail = {
    key: 'a',
    from: { name: 'Treadway', address: 'portal@treadway.example' },
    to: { name: 'Zoë', address: 'zoe@people.example' },
    replyTo: null,
    lang: 'en' as const,
    headers: {},
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
  };

  it('gets mail with that authority, and none without it', async () => {
    const said: string[] = [];
    const { port, close } = await startSmtp(said);
    const address = `smtps://localhost:${port}`;
    await createSmtpMailer(address, ours.authority).send(mail);
    expect(said.join('')).toContain('Subject: Hello');
    said.length = 0;
    for (const authority of [null, others.authority]) {
      await expect(createSmtpMailer(address, authority).send(mail)).rejects.toThrow(
        /certificate|self-signed/,
      );
    }
    expect(said).toEqual([]);
    close();
  });
});

describe('S3 server with a certificate of a private authority', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3Server(ours);
    await prepareBucket(server.config);
  }, buildTime);
  afterAll(() => server?.close());

  describeStorage('an S3 server by TLS', async () => s3Storage(server.config));

  it.each([
    ['no private authority', () => null],
    ['another authority', () => others.authority],
  ])('gets no request with %s', async (_what, authority) => {
    const bucketExists = s3Client({ ...server.config, authority: authority() }).bucketExists('treadway');
    await expect(bucketExists).rejects.toThrow(/certificate|self-signed/);
  });
});
