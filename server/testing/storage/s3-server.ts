import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { collectOutput } from '#scripts/lib/ready.mjs';
import { s3Client, type S3Config } from '#server/features/storage/s3/s3-client';
import { filesUnder } from '../uploads/files';
import type { Certificates } from '../processes/certificates';
import { freePort } from '../processes/free-port';

const source = 'github.com/minio/minio@v0.0.0-20260212201848-7aac2a2c5b7c';

/** Maximum milliseconds for building the server. */
export const buildTime = 20 * 60_000;

/** A real S3 server with its own port and folder. */
export interface S3Server {
  config: S3Config;
  /** Returns the unfinished uploads. */
  openUploads(): string[];
  /** Kills it, like a power failure. */
  kill(): Promise<void>;
  /** Restarts it on the same port and folder. */
  restart(): Promise<void>;
  /** Stops it and deletes its data. */
  close(): Promise<void>;
}

/**
 * Returns the path of the server's program, which is built with Go on first use and stored outside of the repository.
 */
async function program(): Promise<string> {
  const folder = process.env['TOOLS_DIR'] || join(homedir(), '.cache', 'treadway');
  const file = join(folder, 'minio');
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  try {
    await promisify(execFile)('go', ['install', source], { env: { ...process.env, GOBIN: folder } });
  } catch (error) {
    throw new Error(
      `These specs need the program ${file} (another folder by TOOLS_DIR), which 'go install ${source}' could not build: ${(error as Error).message}`,
      { cause: error },
    );
  }
  return file;
}

const answers = (config: S3Config): Promise<boolean> =>
  s3Client(config)
    .bucketExists(config.bucket)
    .then(() => true)
    .catch(() => false);

async function run(file: string, folder: string, config: S3Config) {
  const { endpoint, accessKey, secretKey } = config;
  const args = ['server', join(folder, 'data'), '--address', new URL(endpoint).host, '--quiet'];
  const server = spawn(file, [...args, '--certs-dir', join(folder, 'certificates')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { MINIO_ROOT_USER: accessKey, MINIO_ROOT_PASSWORD: secretKey, MINIO_BROWSER: 'off', HOME: folder },
  });
  const output = collectOutput(server);
  for (let tries = 0; !(await answers(config)); tries++) {
    if (tries === 300 || server.exitCode !== null) throw new Error(`${file} did not start: ${output()}`);
    await wait(100);
  }
  return server;
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGKILL');
  await once(server, 'exit');
}

/** Starts a server and builds it first if needed. With a certificate it only accepts TLS. */
export async function startS3Server(certificates?: Certificates): Promise<S3Server> {
  const file = await program();
  const folder = mkdtempSync(join(tmpdir(), 'treadway-s3-'));
  for (const name of ['data', 'certificates']) mkdirSync(join(folder, name));
  if (certificates) {
    copyFileSync(certificates.certificate, join(folder, 'certificates', 'public.crt'));
    copyFileSync(certificates.key, join(folder, 'certificates', 'private.key'));
  }
  const endpoint = `${certificates ? 'https://localhost' : 'http://127.0.0.1'}:${await freePort()}`;
  const config: S3Config = {
    endpoint,
    region: 'us-east-1',
    bucket: 'treadway',
    accessKey: 'portal',
    secretKey: 'secret of the specs',
    publicUrl: `${endpoint}/treadway`,
    authority: certificates?.authority ?? null,
  };
  let server = await run(file, folder, config);
  return {
    config,
    // The server lists only the uploads of one key, so the folder is read instead.
    openUploads: () => filesUnder(join(folder, 'data', '.minio.sys', 'multipart')),
    kill: () => end(server),
    restart: async () => {
      server = await run(file, folder, config);
    },
    close: async () => {
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
