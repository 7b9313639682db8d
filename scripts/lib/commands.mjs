/** A command of the server. Its sources are in server/app, and it runs from the build. */
const server = (name) => ({ file: `dist/server/app/${name}.js`, builds: ['server'] });
const script = (name, ...args) => ({ file: `scripts/${name}.mjs`, args });

/** Returns the source of a file, which can be a built one. */
export const toSource = (file) => file.replace(/^dist\/(.*)\.js$/, '$1.ts');

/**
 * The commands of `npm run`. Each has its file, the arguments before the user's, the parts to build first, and whether
 * Node must load TypeScript. package.json has an entry for each.
 */
export const commands = {
  start: { file: 'dist/server/app/main.js', builds: ['server', 'client'] },
  dev: script('dev'),

  test: script('test'),
  spec: script('spec'),
  'test:real': script('test-real'),
  'test:full': script('test-full'),
  'test:kill': script('test-kill'),
  'test:delays': script('test-delays'),
  'test:mutation': script('mutation/test-mutation'),
  check: script('check'),

  build: script('build'),
  bench: { file: 'bench/bench.mjs' },
  bundle: script('bundle'),
  lighthouse: script('lighthouse'),
  'image:check': script('check-image'),

  token: server('commands/print-token'),
  administrator: server('commands/name-administrator'),
  'move:sign-ins': server('commands/move-sign-ins'),
  'audit:verify': server('commands/verify-audit'),
  backup: server('commands/back-up'),
  restore: server('commands/restore'),
  'import:questions': server('import/import-questions'),
  'seed:large': server('commands/seed-large'),
  'identity:keys': script('identity-keys'),
  partition: script('partition'),

  schema: { file: 'server/app/schema/emit-schema.ts', typescript: true },
  'schema:baseline': script('checks/check-schema'),
  codegen: script('codegen/codegen'),
  configuration: { file: 'scripts/configuration.mjs', typescript: true },
  theme: { file: 'server/features/identity/theme/emit-theme.ts', typescript: true },
  styles: script('checks/check-styles'),
  fonts: script('subset-fonts'),
  screenshots: script('screenshots'),
  specification: script('specification'),
  tables: script('checks/check-tables', 'matrix'),
  format: { file: 'node_modules/oxfmt/bin/oxfmt' },
};
