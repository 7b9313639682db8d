import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { derivedThemeFiles, themeFolder } from './login-theme';

/** Writes the generated files of the Keycloak theme. With --check, only compares them. */
for (const [name, content] of Object.entries(derivedThemeFiles())) {
  const file = join(themeFolder, name);
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content)))
    process.stdout.write(`${name} is up to date.\n`);
  else if (process.argv.includes('--check')) {
    process.stderr.write(`${name} differs from the portal's pages: run 'npm run theme'.\n`);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    process.stdout.write(`Wrote ${name}\n`);
  }
}
