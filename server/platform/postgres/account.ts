import { execFileSync, spawnSync, type SpawnOptions } from 'node:child_process';
import { join } from 'node:path';

/**
 * Who runs PostgreSQL, which refuses to be root: this user itself, root as somebody else in a namespace of
 * its own, or the operating system's user `postgres`.
 */
export type AccountName = 'self' | 'namespace' | 'postgres';

export interface Account {
  name: AccountName;
  /** Put before the command. */
  prefix: string[];
  /** Owner of the files, as this process sees it. */
  uid: number;
  gid: number;
}

const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];

const environment = (): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' });

/** Options that make a spawned command run as the account, with nothing of this process's environment. */
export function spawnOptions({ name, uid, gid }: Account): SpawnOptions {
  return name === 'postgres' ? { uid, gid, env: environment(), cwd: '/' } : { env: environment(), cwd: '/' };
}

function run(account: Account, command: string, args: string[]): boolean {
  const [first, ...rest] = [...account.prefix, command, ...args] as [string, ...string[]];
  return spawnSync(first, rest, { ...spawnOptions(account), stdio: 'ignore' }).status === 0;
}

/** Whether the account may execute the binaries in `native` and write into `folder`. */
export function canUse(account: Account, native: string, folder: string): boolean {
  const files = [join(native, 'bin/postgres'), folder];
  return run(account, 'sh', ['-c', 'test -x "$0" && test -w "$1" && test -x "$1"', ...files]);
}

/** `setpriv` in front, where the system has it: PostgreSQL then ends with this process, however that dies. */
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

/** The account of that name, or null where this system does not offer it. */
export function findAccount(name: AccountName): Account | null {
  const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  if (name === 'self') return { name, prefix: [], ...own };
  if (name === 'postgres') return postgresUser();
  const account: Account = { name, prefix: namespace, ...own };
  return run(account, 'true', []) ? account : null;
}
