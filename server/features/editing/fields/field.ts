import { Field } from 'type-graphql';
import { Column, type ColumnOptions } from 'typeorm';
import { snakeCase } from '#server/platform/database/column-names';
import { type ResourceField, noteField, type TypeGiver } from '../description';

export interface Common {
  description: string;
  /** Description in the inputs, if it differs from `description`. */
  sentAs?: string;
  /** Name of the column, if it isn't that of the property in snake case. */
  column?: string;
  /** True if the value can be null. */
  nullable?: boolean;
  /** True if lists can be filtered by it. */
  filter?: boolean;
  /** True if lists can be sorted by it. */
  sort?: boolean;
  /** True if learners can read it in the type decorated with `Shows`. */
  visible?: boolean;
  /** Default of a new record. */
  initial?: unknown;
  /**
   * Restricts the field to creation (`once`) or updates (`later`), or leaves it out of the inputs (`never`).
   */
  sent?: ResourceField['sent'];
  /**
   * Returns SQL of the condition on the column under which learners see the record. Without one in any field
   * they see every record.
   */
  visibleWhenSql?: ResourceField['visibleWhenSql'];
  /** Default of the column. */
  default?: ColumnOptions['default'];
}

export type Kind = Pick<
  ResourceField,
  | 'input'
  | 'check'
  | 'unique'
  | 'filter'
  | 'sort'
  | 'search'
  | 'conditions'
  | 'cleaned'
  | 'plain'
  | 'json'
  | 'read'
  | 'file'
  | 'stored'
  | 'among'
>;

/**
 * Declares a field: a column of the table, a field of the API type and an entry in the resource's metadata.
 */
export function field(
  common: Common,
  column: ColumnOptions,
  output: TypeGiver,
  kindOf: (sql: string) => Kind,
): PropertyDecorator {
  const {
    description,
    nullable = false,
    filter = false,
    sort = false,
    visible = false,
    initial,
    sent,
    sentAs,
    visibleWhenSql,
  } = common;
  return (prototype, key) => {
    const property = String(key);
    const name = property.replace(/Translations$/, '');
    const columnName = common.column ?? snakeCase(name);
    const missing = common.default === undefined ? {} : { default: common.default };
    Column({ ...column, ...missing, name: columnName, nullable })(prototype, key);
    Field(output, { description, nullable })(prototype, key);
    const { filter: filtered, sort: sorted, ...kind } = kindOf(`t."${columnName}"`);
    noteField(prototype, {
      ...kind,
      ...(filter && filtered ? { filter: filtered } : {}),
      ...(sort && sorted ? { sort: sorted } : {}),
      ...(visible ? { visible: output } : {}),
      ...(initial === undefined ? {} : { initial }),
      ...(sent ? { sent } : {}),
      ...(sentAs ? { sentAs } : {}),
      ...(visibleWhenSql ? { visibleWhenSql } : {}),
      name,
      property,
      column: columnName,
      description,
      required: !nullable,
    });
  };
}

/**
 * Returns SQL of a sort key in which `none` replaces null. A column that isn't nullable stays as it is, so
 * that its index can be used.
 */
export const neverNull = ({ nullable }: Common, sql: string, none: string): string =>
  nullable ? `coalesce(${sql}, ${none})` : sql;
