import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { derivedThemeFiles, themeFolder } from './login-theme';

for (const [name, content] of Object.entries(derivedThemeFiles())) {
  const file = join(themeFolder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
