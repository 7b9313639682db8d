import { execFileSync, spawnSync, type SpawnOptions } from 'node:child_process';
import { join } from 'node:path';

/**
 * The account that runs PostgreSQL, which doesn't run as root: the current user, root mapped to another user in its own
 * namespace, or the system user `postgres`.
 */
export type AccountName = 'self' | 'namespace' | 'postgres';

export interface Account {
  name: AccountName;
  /** Prefix of the command line. */
  prefix: string[];
  /** The owner of the files, as this process sees it. */
  uid: number;
  gid: number;
}

const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];

const environment = (): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' });

/** Returns options that spawn a command as the account, without the environment of this process. */
export function spawnOptions({ name, uid, gid }: Account): SpawnOptions {
  return name === 'postgres' ? { uid, gid, env: environment(), cwd: '/' } : { env: environment(), cwd: '/' };
}

function run(account: Account, command: string, args: string[]): boolean {
  const [first, ...rest] = [...account.prefix, command, ...args] as [string, ...string[]];
  return spawnSync(first, rest, { ...spawnOptions(account), stdio: 'ignore' }).status === 0;
}

/** Returns true if the account can run the binaries in `native` and write into `folder`. */
export function canUse(account: Account, native: string, folder: string): boolean {
  const files = [join(native, 'bin/postgres'), folder];
  return run(account, 'sh', ['-c', 'test -x "$0" && test -w "$1" && test -x "$1"', ...files]);
}

/** Adds `setpriv` if the system has it, so that PostgreSQL ends with this process even after a crash. */
export function dyingWithParent(account: Account): Account {
  const prefix = [...account.prefix, 'setpriv', '--pdeathsig', 'INT', '--'];
  return run({ ...account, prefix }, 'true', []) ? { ...account, prefix } : account;
}

function postgresUser(): Account | null {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
    return { name: 'postgres', prefix: [], uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

/** Returns the account of that name; null if this system doesn't have it. */
export function findAccount(name: AccountName): Account | null {
  const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  if (name === 'self') return { name, prefix: [], ...own };
  if (name === 'postgres') return postgresUser();
  const account: Account = { name, prefix: namespace, ...own };
  return run(account, 'true', []) ? account : null;
}
