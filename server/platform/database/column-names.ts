import { DefaultNamingStrategy, type Table } from 'typeorm';

/** Converts a property name to a column name. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Maps property names of entities to column and key names in PostgreSQL's style. */
export class ColumnNames extends DefaultNamingStrategy {
  override columnName(property: string, given: string | undefined): string {
    return given ?? snakeCase(property);
  }

  override primaryKeyName(table: Table | string): string {
    return `${this.bareName(table)}_pkey`;
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return `${this.bareName(table)}_${columns.join('_')}_key`;
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `${this.bareName(table)}_${columns.join('_')}_fkey`;
  }

  private bareName(table: Table | string): string {
    return this.getTableName(table).split('.').pop()!;
  }
}
