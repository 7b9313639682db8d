import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type QueryResultRow } from 'pg';
import { createKeys } from '#server/features/identity/embedded/keys';
import { MailSink } from '#server/testing/mail-sink';
import { freePort } from '#server/testing/processes/free-port';
import { type S3Server, startS3Server } from '#server/testing/storage/s3-server';
import { runPortal } from '../support/portal/portal';
import { type Balancer, openBalancer } from './balancer';
import { type Database, startDatabase } from './database';

/** Waits until `holds` returns true. Throws after `seconds`. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  seconds = 120,
): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(50)) if (await holds()) return;
  throw new Error(`It did not come within ${seconds} s: ${what}`);
}

/** A server with a fixed port. */
export interface Server {
  url: string;
  port: number;
  /** Starts the server and waits until the load balancer uses it. */
  start(): Promise<void>;
  /** Stops the server and returns its exit code. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
  runs(): boolean;
  /** Returns the log since the last start. */
  log(): string;
}

/** Three servers of the portal behind a load balancer, with their shared services. */
export interface Stand {
  url: string;
  servers: readonly Server[];
  database: Database;
  storage: S3Server;
  mail: { sink: MailSink; port: number };
  /** Runs a statement in the database and returns its rows. */
  rows<Row extends QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>;
  remove(): Promise<void>;
}

async function envOf(stand: Pick<Stand, 'database' | 'storage' | 'mail'>): Promise<Record<string, string>> {
  const s3 = stand.storage.config;
  return {
    BEHIND_PROXY: 'on',
    DATABASE_URL: stand.database.url,
    DEMO_DATA: 'on',
    IDENTITY_KEYS: JSON.stringify(await createKeys()),
    MAIL_FROM: 'no-reply@treadway.example',
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY: s3.accessKey,
    S3_SECRET_KEY: s3.secretKey,
    S3_PUBLIC_URL: s3.publicUrl,
    SHUTDOWN_DELAY: '3',
    SMTP_URL: `smtp://127.0.0.1:${stand.mail.port}`,
  };
}

function serverAt(port: number, env: Record<string, string>, balancer: Balancer): Server {
  let process: ChildProcess | null = null;
  let log = (): string => '';
  const dataDir = mkdtempSync(join(tmpdir(), 'treadway-server-'));
  const runs = (): boolean => process !== null && process.exitCode === null && process.signalCode === null;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    runs,
    log: () => log(),
    start: async () => {
      const run = runPortal({ ...env, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: balancer.url });
      process = run.server;
      log = () => `${run.out()}${run.errors()}`;
      const isReady = (): boolean => {
        if (!runs()) throw new Error(`A server ended by itself: ${log()}`);
        return balancer.ready().includes(port);
      };
      await until('people are sent to a server that was started', isReady, 300);
    },
    stop: async (signal) => {
      if (process && runs()) {
        const ended = once(process, 'exit');
        process.kill(signal);
        await ended;
      }
      if (signal === 'SIGKILL') rmSync(dataDir, { recursive: true, force: true });
      return process?.exitCode ?? null;
    },
  };
}

/** Starts all parts. The first server creates the schema and the demo data. */
export async function startStand(): Promise<Stand> {
  const [database, storage] = await Promise.all([startDatabase(), startS3Server()]);
  const sink = new MailSink();
  const mail = { sink, port: await sink.listen() };
  const ports = [await freePort(), await freePort(), await freePort()];
  const balancer = await openBalancer(ports);
  const env = await envOf({ database, storage, mail });
  const servers = ports.map((port) => serverAt(port, env, balancer));
  const remove = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.stop('SIGKILL')));
    balancer.close();
    await Promise.all([database.remove(), storage.close(), sink.close()]);
  };
  try {
    const [first, ...others] = servers;
    await first!.start();
    await Promise.all(others.map((server) => server.start()));
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    url: balancer.url,
    servers,
    database,
    storage,
    mail,
    rows: async (statement, values = []) => {
      const client = new Client({ connectionString: database.url });
      await client.connect();
      try {
        return (await client.query(statement, values)).rows;
      } finally {
        await client.end();
      }
    },
    remove,
  };
}
