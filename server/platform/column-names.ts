import { DefaultNamingStrategy, type Table } from 'typeorm';

/** A property's name as a column's. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Entities name their properties as TypeScript does; tables, columns and keys have PostgreSQL's own names. */
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
