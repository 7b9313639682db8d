import { readFileSync } from 'node:fs';
import { StartError } from '#server/platform/start-error';
import { type Group, type Members, type Read, type Table, type Variable, variablesOf } from './variable';

export type Environment = Readonly<Record<string, string | undefined>>;

export type Values<Its extends Table> = { [Key in keyof Its]: Read<Its[Key]> };

/** Reads the text of each variable from the environment or its file, and adds errors to `problems`. */
class Said {
  private readonly texts = new Map<string, string | null>();

  constructor(
    private readonly environment: Environment,
    private readonly problems: string[],
  ) {}

  /** Returns the text; undefined if it is not set, null if it can't be read. */
  of({ name, secret = false }: Variable<unknown>): string | null | undefined {
    const text = this.environment[name] || undefined;
    const file = (secret && this.environment[`${name}_FILE`]) || undefined;
    if (file === undefined) return text;
    if (!this.texts.has(name))
      this.texts.set(name, text === undefined ? this.read(name, file) : this.both(name));
    return this.texts.get(name)!;
  }

  private both(name: string): null {
    this.problems.push(`${name} and ${name}_FILE are both set: one of them has to go.`);
    return null;
  }

  private read(name: string, file: string): string | null {
    try {
      // Editors end a file with a line break, which isn't part of the secret.
      const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
      if (text !== '') return text;
      this.problems.push(`${name}_FILE names ${file}, which is empty.`);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const why = code === 'ENOENT' ? 'does not exist' : `could not be read (${code})`;
      this.problems.push(`${name}_FILE names ${file}, which ${why}.`);
    }
    return null;
  }
}

/** Returns the parsed value of a variable. If it is invalid, adds an error to `problems` and returns undefined. */
function valueOf(variable: Variable<unknown>, said: Said, problems: string[]): unknown {
  const text = said.of(variable);
  if (text === null) return undefined;
  if (text === undefined) return variable.fallback;
  try {
    return variable.kind.parse(text, variable.name);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    problems.push(error.message);
    return undefined;
  }
}

function valuesOf({ together }: Group<Members>, said: Said, problems: string[]): unknown {
  const members = Object.values(together);
  if (members.every((member) => said.of(member) === undefined)) return null;
  const needed = members.filter((member) => !('fallback' in member));
  const missing = needed.filter((member) => said.of(member) === undefined);
  if (missing.length > 0) {
    const names = (some: Variable<unknown>[]): string => some.map(({ name }) => name).join(', ');
    problems.push(`${names(needed)} belong together, and ${names(missing)} is missing.`);
  }
  const entries = Object.entries(together).map(([key, member]) => [key, valueOf(member, said, problems)]);
  return Object.fromEntries(entries);
}

interface Reading<Its extends Table> {
  /** The parsed values; undefined for those that are invalid. */
  values: Values<Its>;
  /** The texts of secret variables. */
  secrets: string[];
  /** One sentence for each error. */
  problems: string[];
}

/** Reads and parses all variables of a table. */
export function readVariables<Its extends Table>(table: Its, environment: Environment): Reading<Its> {
  const problems: string[] = [];
  const said = new Said(environment, problems);
  const values = Object.entries(table).map(([key, entry]) => [
    key,
    'together' in entry ? valuesOf(entry, said, problems) : valueOf(entry, said, problems),
  ]);
  const secrets = variablesOf(table).flatMap((each) => (each.secret && said.of(each)) || []);
  return { values: Object.fromEntries(values) as Values<Its>, secrets, problems };
}
