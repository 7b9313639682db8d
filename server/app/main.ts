import { environment } from './config/environment';
import { endTelemetry } from './telemetry';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import 'reflect-metadata';
import { identityProvider } from '#server/features/identity/identity-provider';
import { requireLongerProviderSession } from '#server/features/identity/sessions/session-idle';
import { currentSettings } from '#server/features/settings/settings.service';
import { demoAccounts, demoCompany, demoNewcomer } from '#server/demo/people/people';
import { rejectDemoAccounts } from '#server/demo/people/reject-demo-accounts';
import { endEncoding } from '#server/features/uploads/encoding/encode-image';
import { openStorage } from '#server/features/storage/object-storage';
import { watchCaches } from '#server/platform/cache/cache';
import { closeDatabase, connectionOptions, openDatabase } from '#server/platform/database/database';
import { beginEnding, finishRequests } from '#server/platform/http/ending';
import { startJobs } from '#server/platform/jobs/jobs';
import { log } from '#server/platform/logging/log';
import { watchParts } from '#server/platform/parts';
import { runMigrations } from '#server/platform/database/migrate';
import { openDataDir, startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres';
import { openReplica } from '#server/platform/database/replica';
import { root } from '#server/platform/root';
import { withoutSecrets } from '#server/platform/logging/secrets';
import { StartError } from '#server/platform/start-error';
import { type Config, readConfig } from './config/config';
import { insecureAddressWarning } from './config/insecure-address';
import { entities } from './entities';
import { openIdentity } from './identity';
import { createApp } from './http/http';
import { portalJobs } from './jobs';
import { readFirstFiles } from './page/first-files';
import { keepReleasedFiles } from './page/released-files';
import { partProbes } from './part-probes';
import { readyStorage } from './portal-storage';
import { type Stop, stopParts } from './stop-parts';

/** Milliseconds that the remaining parts have to stop after the requests and jobs under way. */
const stopGrace = 5_000;
/** Milliseconds that PostgreSQL has to stop before the portal ends without waiting for it. */
const maxPostgresStop = 40_000;

/** Functions that stop the started parts. PostgreSQL stops last. */
interface Stops {
  parts: Stop[];
  postgres: Stop[];
}

/** Throws if the port is in use, before anything is started or written. */
async function probePort({ port, host }: Config): Promise<void> {
  const probe = createServer().listen({ port, host });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** Starts every part in order. Each adds the function that stops it to `stops`. */
async function start(
  config: Config,
  { parts: stops, postgres: postgresStops }: Stops,
  endWith: (error: StartError) => void,
): Promise<void> {
  await probePort(config);
  openDataDir(config.dataDir);
  openStorage(await readyStorage(config));
  let databaseUrl = config.databaseUrl;
  if (databaseUrl === null) {
    const postgresLog = { info: (line: string) => log.debug(line), error: (line: string) => log.error(line) };
    const postgres = await startEmbeddedPostgres({
      dataDir: config.dataDir,
      log: postgresLog,
      onGivenUp: endWith,
    });
    postgresStops.push(postgres.stop);
    databaseUrl = postgres.url;
  }
  const directUrl = config.databaseDirectUrl ?? databaseUrl;
  await runMigrations(directUrl);
  await openDatabase(databaseUrl, entities, undefined, undefined, directUrl);
  stops.push(closeDatabase);
  if (config.databaseReplicaUrl !== null)
    stops.push(openReplica(config.databaseReplicaUrl, connectionOptions));
  stops.push(await watchCaches(directUrl));
  if (config.clientDir !== null) await keepReleasedFiles(config.clientDir);
  const ahead = config.clientDir === null ? undefined : readFirstFiles(config.clientDir).home;
  const identity = await openIdentity(config, ahead);
  stops.push(() => identity.stop());
  requireLongerProviderSession(await currentSettings(), identityProvider().idleSeconds());
  if (config.production) await rejectDemoAccounts();
  if (config.demoData) await loadDemo();
  const app = await createApp(config, identity);
  stops.push(watchParts(partProbes(config)));
  stops.push(endEncoding);
  const stopJobs = await startJobs(directUrl, portalJobs(config));
  stops.push(stopJobs);
  const limit = config.shutdownLimit * 1000;
  stops.push(async () => {
    await Promise.all([finishRequests(app, limit), stopJobs(limit)]);
    await app.close();
  });
  await app.listen({ port: config.port, host: config.host });
}

/** Imported only when needed, because the demo data loads a content parser. */
async function loadDemo(): Promise<void> {
  const { loadDemoData } = await import('#server/demo/load');
  await loadDemoData();
}

function announce(config: Config): void {
  const warning = insecureAddressWarning(config.publicUrl);
  if (warning) process.stderr.write(`${warning}\n`);
  const lines = [`Treadway is ready at ${config.publicUrl}`];
  if (config.demoData) {
    lines.push(
      'Demo accounts:',
      ...[...demoAccounts, demoNewcomer].map(
        ({ email, password, what }) => `  ${email}  ${password}  ${what}`,
      ),
      `By company single sign-on, of ${demoCompany.name}:`,
      ...demoCompany.people.map(({ email, password, name }) => `  ${email}  ${password}  ${name}`),
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

function explain(error: unknown, config: Config | null): string {
  if (error instanceof StartError) return error.message;
  const { code, message, syscall, path } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${config?.port} is in use; choose another by PORT.`;
  if (code === 'EACCES' && syscall !== 'listen') return `${path ?? 'A file'} may not be used by this user.`;
  if (code === 'EACCES' && config)
    return `Port ${config.port} may not be opened by this user; choose another by PORT.`;
  if (code === 'ENOTFOUND') return 'The host of the database at DATABASE_URL is not known.';
  if (code === 'ECONNREFUSED') return 'The database at DATABASE_URL does not answer.';
  return `Treadway could not start: ${message}`;
}

async function main(): Promise<void> {
  const stops: Stops = { parts: [endTelemetry], postgres: [] };
  let ending: Promise<void> | null = null;
  let config: Config | null = null;
  const end = (delay = 0): Promise<void> => {
    ending ??= (async () => {
      beginEnding();
      await pause(delay * 1000);
      const limit = (config?.shutdownLimit ?? 0) * 1000;
      await stopParts(stops.parts.toReversed(), limit + stopGrace);
      await stopParts(stops.postgres, maxPostgresStop);
    })();
    return ending;
  };
  const fail = (sentence: string): void => {
    process.stderr.write(`${withoutSecrets(sentence)}\n`);
    process.exitCode = 1;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // A person who presses Ctrl-C waits for the end. SIGTERM usually comes from a platform with a load balancer.
    const delay = (): number => (signal === 'SIGTERM' && config ? config.shutdownDelay : 0);
    process.on(signal, () => void end(delay()).then(() => process.exit()));
  }
  const endWith = ({ message }: StartError): void => {
    fail(message);
    void end().then(() => process.exit());
  };
  try {
    config = readConfig(environment, root);
    log.level = config.logLevel;
    await start(config, stops, endWith);
    announce(config);
  } catch (error) {
    // Stopping the parts makes a start in progress fail, which needs no message.
    if (!ending) fail(explain(error, config));
    await end();
  }
}

void main();
