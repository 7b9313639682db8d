import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Account, type AccountName, canUse, findAccount } from '#server/platform/postgres/account';
import { nativeFolder } from '#server/platform/postgres/binaries';
import { StartError } from '#server/platform/start-error';

/** The location of PostgreSQL's files and the account that runs it. */
export interface Place {
  account: Account;
  native: string;
  /** Contains PostgreSQL's data folder and log. */
  folder: string;
}

interface Note {
  account: AccountName;
  folder: string;
}

const noteFile = (dataDir: string) => join(dataDir, 'postgres-location.json');

const outside = '/var/lib/treadway';

function prepareOutside({ account, folder }: { account: Account; folder: string }): Place {
  const native = join(folder, 'native');
  const source = nativeFolder();
  const versionFile = join(folder, 'native-source');
  const version = `${source}\n${readFileSync(join(source, '../package.json'), 'utf8')}`;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  chownSync(folder, account.uid, account.gid);
  if (!existsSync(versionFile) || readFileSync(versionFile, 'utf8') !== version) {
    rmSync(native, { recursive: true, force: true });
    cpSync(source, native, { recursive: true, verbatimSymlinks: true });
    writeFileSync(versionFile, version);
  }
  return { account, native, folder };
}

function noted(dataDir: string): Place | null {
  const file = noteFile(dataDir);
  if (!existsSync(file)) return null;
  const note = JSON.parse(readFileSync(file, 'utf8')) as Note;
  const account = process.getuid?.() === 0 ? findAccount(note.account) : null;
  if (!account) {
    throw new StartError(
      `The database of ${dataDir} lies in ${note.folder} and runs only when root starts Treadway and ` +
        `${note.account === 'postgres' ? 'the user postgres exists' : 'user namespaces are allowed'}.`,
    );
  }
  return prepareOutside({ account, folder: note.folder });
}

/** Throws if an existing database can't be used, because a new one elsewhere would look like lost data. */
function rejectToHide(cluster: string): void {
  if (!existsSync(cluster)) return;
  const { uid } = statSync(cluster);
  throw new StartError(
    uid === 0
      ? `The database folder ${cluster} is out of reach for PostgreSQL, which refuses to run as root: allow user namespaces (unshare), and let others enter the folders above it.`
      : `The database folder ${cluster} belongs to another user (number ${uid}): start as that one.`,
  );
}

/**
 * Finds an account that can run PostgreSQL on `dataDir`. If no other account can reach the folder, root uses a folder
 * outside, recorded in `dataDir`. Throws a StartError if no account works.
 */
export function findPlace(dataDir: string): Place {
  const native = nativeFolder();
  if (process.getuid?.() !== 0) return { account: findAccount('self') as Account, native, folder: dataDir };
  const known = noted(dataDir);
  if (known) return known;
  const namespace = findAccount('namespace');
  if (namespace && canUse(namespace, native, dataDir)) return { account: namespace, native, folder: dataDir };
  rejectToHide(join(dataDir, 'postgres'));
  const account = namespace ?? findAccount('postgres');
  if (!account) {
    throw new StartError(
      'PostgreSQL refuses to run as root, and this system offers neither user namespaces (unshare) nor a user ' +
        '"postgres": start Treadway as an ordinary user, or set DATABASE_URL.',
    );
  }
  const place = prepareOutside({ account, folder: join(outside, randomUUID()) });
  const note: Note = { account: account.name, folder: place.folder };
  writeFileSync(noteFile(dataDir), JSON.stringify(note));
  return place;
}
