import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createServer } from 'vite';
import { childEnvironment, root } from './lib/run.mjs';
import { freePort } from './lib/server.mjs';

const host = '127.0.0.1';
const port = Number(process.env.PORT || 4000);
const publicUrl = process.env.PUBLIC_URL || `http://${host}:${port}`;
const uploads = ['/assemblies', '/assembly-events', '/update_assemblies', '/client_error', '/resumable'];
const behindVite = [
  '/graphql',
  '/schema.graphql',
  '/api',
  '/images',
  '/realms',
  '/readyz',
  '/livez',
  ...uploads,
];

/** The same tag as in the server's own pages. */
const namesIssuer = {
  name: 'names-issuer',
  transformIndexHtml: () =>
    process.env.IDENTITY_ISSUER
      ? [{ tag: 'meta', attrs: { name: 'identity-issuer', content: process.env.IDENTITY_ISSUER } }]
      : [],
};

async function startPages(target) {
  const proxy = Object.fromEntries(behindVite.map((path) => [path, { target, changeOrigin: false }]));
  const vite = await createServer({
    configFile: join(root, 'vite.config.mts'),
    server: { host, port, strictPort: true, proxy },
    plugins: [namesIssuer],
  });
  await vite.listen();
  return vite;
}

/** Starts the server, which restarts whenever one of its sources changes. Decorators need swc's metadata. */
function startServer(serverPort) {
  const args = ['--watch', '--watch-preserve-output', '-r', './scripts/lib/register-typescript.cjs'];
  const env = childEnvironment({
    PORT: String(serverPort),
    PUBLIC_URL: publicUrl,
    CLIENT: 'development',
  });
  // Detached, because Ctrl-C must reach only this process, which then stops the server once and waits for it.
  return spawn(process.execPath, [...args, 'server/app/main.ts'], {
    cwd: root,
    env,
    stdio: 'inherit',
    detached: true,
  });
}

async function main() {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a whole number from 1 to 65535, not '${process.env.PORT}'.`);
  }
  const serverPort = await freePort();
  const vite = await startPages(`http://${host}:${serverPort}`).catch((error) => {
    throw new Error(`The pages could not be served on port ${port}: ${error.message}`);
  });
  const server = startServer(serverPort);
  const ended = once(server, 'exit');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'));
  await ended;
  await vite.close();
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
