/** Builds a statement whose values are all parameters. */
export class Statement {
  readonly values: unknown[] = [];

  value(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}

export const isEmpty = (value: unknown): value is null | undefined => value === undefined || value === null;

/** A filter value, its SQL type, and a function that returns the condition from SQL of the value. */
export type Wanted = readonly [value: unknown, type: string, condition: (value: string) => string];

/** Returns the conditions of the filters that are set. Unset filters add no condition, so that indexes can be used. */
export const filterConditions = (statement: Statement, all: readonly Wanted[]): string[] =>
  all.flatMap(([value, type, condition]) =>
    isEmpty(value) ? [] : [condition(statement.value(value, type))],
  );

export const where = (all: readonly string[]): string => (all.length > 0 ? `where ${all.join(' and ')}` : '');
