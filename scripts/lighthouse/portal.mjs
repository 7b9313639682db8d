// Runs a separate portal with demo data, like `npm start`, for the measurements.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer } from '../lib/server.mjs';

/** Starts the portal on a free port with a new folder. Adds functions to `stops` that stop it and delete the folder. */
export async function startPortal(stops) {
  const dataDir = mkdtempSync(join(tmpdir(), 'treadway-lighthouse-'));
  stops.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: '100000', LOG_LEVEL: 'error' };
  await startServer('dist/server/app/main.js', env, `${url}/readyz`, stops);
  return url;
}
