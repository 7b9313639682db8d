/** A statement that is written piece by piece, each value a parameter. */
export class Statement {
  readonly values: unknown[] = [];

  value(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}

export const isEmpty = (value: unknown): value is null | undefined => value === undefined || value === null;

/** What may be asked for, its type, and the condition by SQL of it. */
export type Wanted = readonly [value: unknown, type: string, condition: (value: string) => string];

/** The conditions of what is asked for, so that a plan goes by an index of it; none of what is null or left out. */
export const filterConditions = (statement: Statement, all: readonly Wanted[]): string[] =>
  all.flatMap(([value, type, condition]) =>
    isEmpty(value) ? [] : [condition(statement.value(value, type))],
  );

export const where = (all: readonly string[]): string => (all.length > 0 ? `where ${all.join(' and ')}` : '');
