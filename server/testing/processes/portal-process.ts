import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectOutput, waitUntilReady } from '#scripts/lib/ready.mjs';
import type { S3Config } from '#server/features/storage/s3/s3-client';
import { root } from '#server/platform/root';
import { freePort } from './free-port';

interface Options {
  databaseUrl: string;
  s3: S3Config;
  /** The address that people open, by default its own. */
  publicUrl?: string;
}

/** A whole portal in a separate process. */
export interface PortalProcess {
  /** The address on which it listens. */
  url: string;
  /** Kills it, like a power failure. */
  kill(): Promise<void>;
  restart(): Promise<void>;
}

/** Starts a portal from the sources on a free port. */
export async function startPortalProcess({ databaseUrl, s3, publicUrl }: Options): Promise<PortalProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'treadway-portal-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_OPTIONS: process.env['SPEC_NODE_OPTIONS'] ?? '',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO_DATA: 'off',
    PORT: String(port),
    PUBLIC_URL: publicUrl ?? url,
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY: s3.accessKey,
    S3_SECRET_KEY: s3.secretKey,
    S3_PUBLIC_URL: s3.publicUrl,
  };
  const flags = ['-r', './scripts/lib/register-typescript.cjs'];
  const start = async (): Promise<ChildProcess> => {
    const portal = spawn(process.execPath, [...flags, join(root, 'server/app/main.ts')], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await waitUntilReady('The portal', portal, `${url}/readyz`, collectOutput(portal));
    return portal;
  };
  let portal: ChildProcess | null = await start();
  return {
    url,
    kill: async () => {
      if (!portal) return;
      const ended = once(portal, 'exit');
      portal.kill('SIGKILL');
      await ended;
      portal = null;
      rmSync(dataDir, { recursive: true, force: true });
    },
    restart: async () => {
      portal = await start();
    },
  };
}
