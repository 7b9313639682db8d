import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#server/testing/processes/free-port';
import { keycloakHome } from './keycloak-home';
import { movePortal, operatorName, operatorPassword } from './operator';

const patience = 300_000;
const clientSecret = 'a-secret-of-the-portal-for-specs';
/** The address that the realm is imported with. Each run replaces it with its portal's. */
const imported = 'http://127.0.0.1:4';

const environment = {
  KC_BOOTSTRAP_ADMIN_USERNAME: operatorName,
  KC_BOOTSTRAP_ADMIN_PASSWORD: operatorPassword,
  TREADWAY_PUBLIC_URL: imported,
  TREADWAY_SERVER_SECRET: clientSecret,
  TREADWAY_ADMIN_SECOND_FACTOR: 'CONDITIONAL',
  TREADWAY_SMTP_HOST: '127.0.0.1',
  TREADWAY_SMTP_PORT: '25',
  TREADWAY_MAIL_FROM: 'no-reply@treads.example',
};

/** A real Keycloak server with the portal's realm, on a copy of its folder. */
export interface RunningKeycloak {
  origin: string;
  issuer: string;
  /** The port of the only portal that the realm accepts. */
  portalPort: number;
  /** The environment variables that connect a portal to it. */
  env: Record<string, string>;
  /** Stops the server by a regular shutdown, or immediately with SIGKILL. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  start(): Promise<void>;
  /** Suspends and resumes its process. */
  freeze(): void;
  thaw(): void;
  remove(): Promise<void>;
}

type Server = Pick<RunningKeycloak, 'stop' | 'start' | 'freeze' | 'thaw'>;

/** Returns a Keycloak server for a folder and a port. */
function serverIn(folder: string, port: number): Server {
  const origin = `http://127.0.0.1:${port}`;
  const args = ['start-dev', '--import-realm', '--http-host=127.0.0.1', `--http-port=${port}`];
  let running: ChildProcess | null = null;
  let said = '';

  const signalAll = (signal: NodeJS.Signals): void => {
    // The shell script and the Java process that it starts.
    if (running?.pid && running.exitCode === null) process.kill(-running.pid, signal);
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
    const child = spawn(join(folder, 'bin', 'kc.sh'), [...args, `--hostname=${origin}`], {
      cwd: folder,
      detached: true,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        JAVA_OPTS_APPEND: '-XX:TieredStopAtLevel=1',
        ...environment,
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
      const answer = await fetch(`${origin}/realms/treadway/.well-known/openid-configuration`).catch(
        () => null,
      );
      if (answer?.ok) return;
      await new Promise((done) => setTimeout(done, 300));
    }
    throw new Error(`Keycloak did not answer within ${patience / 1000} s: ${said}`);
  };
  return { stop, start, freeze: () => signalAll('SIGSTOP'), thaw: () => signalAll('SIGCONT') };
}

async function importIn(folder: string): Promise<void> {
  const server = serverIn(folder, await freePort());
  try {
    await server.start();
  } finally {
    await server.stop();
  }
}

/** Starts a Keycloak server and waits until its realm responds. */
export async function startKeycloak(): Promise<RunningKeycloak> {
  const [port, portalPort] = [await freePort(), await freePort()];
  const folder = await keycloakHome(environment, importIn);
  const origin = `http://127.0.0.1:${port}`;
  const issuer = `${origin}/realms/treadway`;
  const server = serverIn(folder, port);
  const remove = async (): Promise<void> => {
    server.thaw();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await server.start();
    await movePortal({ origin }, imported, `http://127.0.0.1:${portalPort}`);
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    ...server,
    origin,
    issuer,
    portalPort,
    env: { IDENTITY_ISSUER: issuer, IDENTITY_CLIENT_SECRET: clientSecret },
    remove,
  };
}
