import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '#server/testing/processes/free-port';

const root = resolve(__dirname, '../..');
const version = '26.7.3';
const patience = 300_000;
const clientSecret = 'a-secret-of-the-portal-for-specs';

/** A real Keycloak with the portal's realm, on a copy of its folder. */
export interface RunningKeycloak {
  origin: string;
  issuer: string;
  /** The port of the one portal that its realm knows. */
  portalPort: number;
  /** What a portal has to be told of it. */
  env: Record<string, string>;
  /** Ends it as a shutdown does, or at once by SIGKILL. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  start(): Promise<void>;
  /** Has its process stand still, and go on again. */
  freeze(): void;
  thaw(): void;
  remove(): Promise<void>;
}

function home(): string {
  const folder = process.env['KEYCLOAK_HOME'] ?? join(root, '.cache', `keycloak-${version}`);
  if (!existsSync(join(folder, 'bin', 'kc.sh'))) {
    throw new Error(`Keycloak ${version} is missing: unpack it and name its folder by KEYCLOAK_HOME.`);
  }
  return folder;
}

/** A copy of Keycloak that imports the realm at its first start. */
function prepared(): string {
  const copy = mkdtempSync(join(tmpdir(), 'treadway-keycloak-'));
  cpSync(home(), copy, { recursive: true });
  rmSync(join(copy, 'data'), { recursive: true, force: true });
  const imported = join(copy, 'data', 'import');
  mkdirSync(imported, { recursive: true });
  cpSync(join(root, 'keycloak-realm.json'), join(imported, 'treadway-realm.json'));
  cpSync(join(root, 'keycloak', 'themes'), join(copy, 'themes'), { recursive: true });
  return copy;
}

/** Starts one and waits until its realm answers. */
export async function startKeycloak(): Promise<RunningKeycloak> {
  const [port, portalPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const issuer = `${origin}/realms/treadway`;
  const folder = prepared();
  let running: ChildProcess | null = null;
  let said = '';

  const signalAll = (signal: NodeJS.Signals): void => {
    // The script and the Java that it starts.
    if (running?.pid) process.kill(-running.pid, signal);
  };
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    signalAll(signal);
    await ended;
    running = null;
  };
  const start = async (): Promise<void> => {
    said = '';
    const args = [
      'start-dev',
      '--import-realm',
      '--http-host=127.0.0.1',
      `--http-port=${port}`,
      `--hostname=${origin}`,
    ];
    const child = spawn(join(folder, 'bin', 'kc.sh'), args, {
      cwd: folder,
      detached: true,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        JAVA_OPTS_APPEND: '-XX:TieredStopAtLevel=1',
        KC_BOOTSTRAP_ADMIN_USERNAME: 'operator',
        KC_BOOTSTRAP_ADMIN_PASSWORD: clientSecret,
        TREADWAY_PUBLIC_URL: `http://127.0.0.1:${portalPort}`,
        TREADWAY_SERVER_SECRET: clientSecret,
        TREADWAY_ADMIN_SECOND_FACTOR: 'CONDITIONAL',
        TREADWAY_SMTP_HOST: '127.0.0.1',
        TREADWAY_SMTP_PORT: '25',
        TREADWAY_MAIL_FROM: 'no-reply@treads.example',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-20_000)));
    }
    const end = Date.now() + patience;
    while (Date.now() < end) {
      if (child.exitCode !== null) throw new Error(`Keycloak ended by itself: ${said}`);
      const answer = await fetch(`${issuer}/.well-known/openid-configuration`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((done) => setTimeout(done, 300));
    }
    throw new Error(`Keycloak did not answer within ${patience / 1000} s: ${said}`);
  };

  const remove = async (): Promise<void> => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    await start();
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    origin,
    issuer,
    portalPort,
    env: { IDENTITY_ISSUER: issuer, IDENTITY_CLIENT_SECRET: clientSecret },
    stop,
    start,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    remove,
  };
}
