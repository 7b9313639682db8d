import type { ApiScope } from '#client/platform/generated/schema';

/** The message ids of the scopes, in order. */
export const scopeNames: Record<ApiScope, string> = {
  read_people: 'clients.scope.readPeople',
  read_results: 'clients.scope.readResults',
  write_points: 'clients.scope.writePoints',
  write_people: 'clients.scope.writePeople',
  write_results: 'clients.scope.writeResults',
  write_modules: 'clients.scope.writeModules',
  run_imports: 'clients.scope.runImports',
};

/** The message ids of short scope names for the list. */
export const shortNames: Record<ApiScope, string> = {
  read_people: 'clients.short.readPeople',
  read_results: 'clients.short.readResults',
  write_points: 'clients.short.writePoints',
  write_people: 'clients.short.writePeople',
  write_results: 'clients.short.writeResults',
  write_modules: 'clients.short.writeModules',
  run_imports: 'clients.short.runImports',
};

/** The message ids of what a scope allows beyond its name. */
export const scopeHints: Record<ApiScope, string> = {
  read_people: 'clients.hint.readPeople',
  read_results: 'clients.hint.readResults',
  write_points: 'clients.hint.writePoints',
  write_people: 'clients.hint.writePeople',
  write_results: 'clients.hint.writeResults',
  write_modules: 'clients.hint.writeModules',
  run_imports: 'clients.hint.runImports',
};

export const allScopes = Object.keys(scopeNames) as ApiScope[];

export type Preset = 'reader' | 'writer';

export const presets: Record<Preset, readonly ApiScope[]> = {
  reader: ['read_people', 'read_results'],
  writer: allScopes,
};

/** The message ids of the scope presets. */
export const presetNames: Record<Preset, string> = {
  reader: 'clients.reader',
  writer: 'clients.writer',
};

/** Returns the preset with exactly these scopes, or null. */
export const presetOf = (scopes: readonly ApiScope[]): Preset | null =>
  (Object.keys(presets) as Preset[]).find(
    (name) =>
      presets[name].length === scopes.length && presets[name].every((scope) => scopes.includes(scope)),
  ) ?? null;
