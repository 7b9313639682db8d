// Runs the steps of the Dockerfile in a clean folder and starts the result like a container: as a user without root
// rights, with only its data folder writable, and with an external PostgreSQL.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { conclude, step } from './lib/checks.mjs';
import { carryOut, makeReadOnly, sizeOf } from './lib/dockerfile.mjs';
import { root } from './lib/run.mjs';
import { collectOutput, waitUntilReady } from './lib/ready.mjs';
import { freePort } from './lib/server.mjs';

const require = createRequire(import.meta.url);
const node = 1000;

const measured = async (work) => {
  const started = Date.now();
  const done = (ok, output) => ({ ok, output, seconds: (Date.now() - started) / 1000 });
  try {
    return done(true, (await work()) ?? '');
  } catch (error) {
    return done(false, error.message);
  }
};

/** Starts a PostgreSQL that stands in for an external one. */
async function startDatabase(folder) {
  const problem = await ensureBuilt(['server']);
  if (problem !== undefined) throw new Error(problem);
  const file = join(root, 'dist/server/platform/postgres/embedded-postgres.js');
  const { startEmbeddedPostgres } = require(file);
  const log = { info: () => undefined, error: (line) => process.stderr.write(`${line}\n`) };
  return startEmbeddedPostgres({ dataDir: join(folder, 'database'), log, fsync: false });
}

async function startImage(image, databaseUrl) {
  const port = await freePort();
  const { loadKeys } = require(join(root, 'dist/server/features/identity/embedded/keys.js'));
  const env = {
    PATH: process.env.PATH,
    ...image.env,
    PORT: String(port),
    DATA_DIR: join(image.folder, image.env.DATA_DIR),
    DATABASE_URL: databaseUrl,
    SMTP_URL: 'smtp://127.0.0.1:9',
    IDENTITY_KEYS: JSON.stringify(await loadKeys(mkdtempSync(join(folder, 'keys-')), null)),
  };
  const user = process.getuid?.() === 0 ? { uid: node, gid: node } : {};
  const cwd = join(image.folder, image.workdir);
  const run = ([command, ...args]) =>
    spawn(command, args, { cwd, env, ...user, stdio: ['ignore', 'pipe', 'pipe'] });
  const server = run(image.command);
  const address = `http://127.0.0.1:${port}`;
  await waitUntilReady('The image', server, `${address}/readyz`, collectOutput(server), 300);
  return { server, address, run, dataDir: env.DATA_DIR };
}

/** Runs a command like `docker exec` and checks its output. */
async function runCommand(run, [file, ...words], expected) {
  const command = run(['node', `dist/server/app/commands/${file}.js`, ...words]);
  const output = collectOutput(command);
  await once(command, 'close');
  if (!expected.test(output())) throw new Error(`${file} printed: ${output()}`);
}

/** Runs the commands of docs/containers.md for the image. Moving sign-ins needs a Keycloak and reports that. */
async function runCommands({ run, dataDir }) {
  await runCommand(run, ['name-administrator', 'first@treadway.example'], /\/forgot\?invitation=/);
  await runCommand(run, ['verify-audit'], /The audit is as it was sealed/);
  await runCommand(run, ['back-up', join(dataDir, 'backups'), '--keep', '14'], /files are in/);
  await runCommand(run, ['move-sign-ins'], /^Set IDENTITY_ISSUER/);
}

async function useIt(started) {
  const { server, address } = started;
  const paths = ['/', '/livez', '/schema.graphql', '/realms/treadway/.well-known/openid-configuration'];
  for (const path of paths) {
    const { status } = await fetch(address + path, { headers: { accept: 'text/html,*/*' } });
    if (status !== 200) throw new Error(`${path} answers ${status}.`);
  }
  await runCommands(started);
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const [code] = await ended;
  if (code !== 0) throw new Error(`It ended with ${code} when it was told to.`);
}

const folder = mkdtempSync(join(tmpdir(), 'treadway-image-'));
chmodSync(folder, 0o755);
let image;
let database;
const total = { passed: 0, failed: 0 };
const check = async (name, work) => {
  if (total.failed > 0) return;
  const { passed, failed } = await step(name, () => measured(work));
  total.passed += passed;
  total.failed += failed;
};
try {
  await check('the steps of the Dockerfile', () => {
    image = carryOut(root, folder, (line) => process.stdout.write(`  ${line}\n`));
    makeReadOnly(join(image.folder, image.workdir));
    if (process.getuid?.() === 0) chownSync(join(image.folder, image.env.DATA_DIR), node, node);
    if (image.user === 'root') throw new Error('The image runs as root.');
    process.stdout.write(`  ${Math.round(sizeOf(image.folder) / 1e6)} MB over ${image.image}\n`);
  });
  await check('a PostgreSQL from outside', async () => void (database = await startDatabase(folder)));
  await check('start, use and end', async () => useIt(await startImage(image, database.url)));
} finally {
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
}
conclude(total);
