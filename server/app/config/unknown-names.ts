import type { Environment } from './read-variables';
import type { Variable } from './variable';

/** Prefixes that only variables of the portal have. */
const ownPrefixes = ['DATABASE_', 'IDENTITY_', 'MAIL_', 'METRICS_', 'S3_', 'SMTP_', 'TRANSLOADIT_'];

// Kubernetes sets these variables for services called `database` or `mail`.
const ofService = /_SERVICE_(HOST|PORT(_.*)?)$|_PORT(_\d+_(TCP|UDP)(_(PROTO|PORT|ADDR))?)?$/;

/** Shorter names resemble others by chance, such as PORT and SORT. */
const shortestCompared = 8;

const wordsOf = (name: string): number => name.split('_').length;

/** Returns the distance in a column of a row. Outside of the row, it is infinite. */
const distanceAt = (row: readonly number[], column: number): number => row[column] ?? Infinity;

/** Returns the Damerau-Levenshtein distance: letters added, removed, replaced or swapped. */
function editsBetween(one: string, other: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line[column] = Math.min(
        distanceAt(previous, column) + 1,
        distanceAt(line, column - 1) + 1,
        distanceAt(previous, column - 1) + (same ? 0 : 1),
        swapped ? distanceAt(beforePrevious, column - 2) + 1 : Infinity,
      );
    }
    [beforePrevious, previous] = [previous, line];
  }
  return distanceAt(previous, other.length);
}

/** Returns true if two names are likely typos of each other: one letter differs, or two in long names. */
function isSlip(name: string, known: string): boolean {
  if (Math.min(name.length, known.length) < shortestCompared || wordsOf(name) !== wordsOf(known))
    return false;
  return editsBetween(name, known) <= (known.length < 10 ? 1 : 2);
}

/**
 * Returns a sentence for each unknown variable that resembles one of the portal's. Variables of other programs are
 * ignored.
 */
export function unknownNames(environment: Environment, variables: Variable<unknown>[]): string[] {
  const known = variables.flatMap(({ name, secret }) => (secret ? [name, `${name}_FILE`] : [name]));
  const others = Object.keys(environment).filter((name) => environment[name] && !known.includes(name));
  return others.flatMap((name) => {
    const meant = known.find((each) => isSlip(name, each));
    if (meant) return [`${name} is no variable of the portal: did you mean ${meant}?`];
    const isOwn = ownPrefixes.some((prefix) => name.startsWith(prefix)) && !ofService.test(name);
    return isOwn ? [`${name} is no variable of the portal; docs/configuration.md has all of them.`] : [];
  });
}
