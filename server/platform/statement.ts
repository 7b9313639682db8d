/** A statement that is written piece by piece, each value a parameter. */
export class Statement {
  readonly values: unknown[] = [];

  value(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}

export const isEmpty = (value: unknown): value is null | undefined => value === undefined || value === null;

export const where = (all: readonly string[]): string => (all.length > 0 ? `where ${all.join(' and ')}` : '');
