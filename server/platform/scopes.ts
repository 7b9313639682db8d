/** What a program may be let do. Whatever names none of these is for people alone. */
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

/** The usual choices: whoever reads, and whoever writes too. */
export const presets = {
  reader: ['read_people', 'read_results'],
  writer: scopes,
} as const satisfies Record<string, readonly Scope[]>;

export const isScope = (value: string): value is Scope => (scopes as readonly string[]).includes(value);
