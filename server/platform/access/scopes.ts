/** The scopes of API clients. Operations without a scope are for people only. */
export const scopes = [
  'read_people',
  'read_results',
  'write_points',
  'write_people',
  'write_results',
  'write_modules',
  'run_imports',
] as const;

export type Scope = (typeof scopes)[number];

/** Common sets of scopes: for reading, and for reading and writing. */
export const presets = {
  reader: ['read_people', 'read_results'],
  writer: scopes,
} as const satisfies Record<string, readonly Scope[]>;

export const isScope = (value: string): value is Scope => (scopes as readonly string[]).includes(value);
