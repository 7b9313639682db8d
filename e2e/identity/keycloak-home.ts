import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const version = '26.7.3';
const realmFile = join(root, 'keycloak-realm.json');
const kept = process.env['TOOLS_DIR'] || join(homedir(), '.cache', 'treadway');
const prefix = `keycloak-${version}-`;

function installed(): string {
  const folder = process.env['KEYCLOAK_HOME'] ?? join(root, '.cache', `keycloak-${version}`);
  if (!existsSync(join(folder, 'bin', 'kc.sh'))) {
    throw new Error(`Keycloak ${version} is missing: unpack it and name its folder by KEYCLOAK_HOME.`);
  }
  return folder;
}

function copyOf(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'treadway-keycloak-'));
  cpSync(folder, copy, { recursive: true });
  cpSync(join(root, 'keycloak', 'themes'), join(copy, 'themes'), { recursive: true });
  return copy;
}

/** Creates a Keycloak folder that imports the realm at its first start. */
function fresh(): string {
  const copy = copyOf(installed());
  rmSync(join(copy, 'data'), { recursive: true, force: true });
  mkdirSync(join(copy, 'data', 'import'), { recursive: true });
  cpSync(realmFile, join(copy, 'data', 'import', 'treadway-realm.json'));
  return copy;
}

/**
 * Returns a folder with a Keycloak that has imported the realm. `start` runs once for the import; the result is reused
 * while realm and environment stay the same.
 */
export async function keycloakHome(
  environment: Record<string, string>,
  start: (folder: string) => Promise<void>,
): Promise<string> {
  const parts = [readFileSync(realmFile, 'utf8'), JSON.stringify(environment)];
  const template = join(
    kept,
    prefix + createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16),
  );
  if (!existsSync(template)) {
    const made = fresh();
    await start(made);
    mkdirSync(kept, { recursive: true });
    for (const name of readdirSync(kept)) {
      if (name.startsWith(prefix)) rmSync(join(kept, name), { recursive: true, force: true });
    }
    const draft = `${template}.${process.pid}`;
    cpSync(made, draft, { recursive: true });
    renameSync(draft, template);
    rmSync(made, { recursive: true, force: true });
  }
  return copyOf(template);
}
