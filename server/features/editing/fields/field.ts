import { Field } from 'type-graphql';
import { Column, type ColumnOptions } from 'typeorm';
import { snakeCase } from '#server/platform/database/column-names';
import { type ResourceField, noteField, type TypeGiver } from '../description';

/** What any field may say of itself. */
export interface Common {
  description: string;
  /** What the inputs say of it, where that is more. */
  sentAs?: string;
  /** Its column, where that has another name. */
  column?: string;
  /** Whether null is kept: nothing was said. */
  nullable?: boolean;
  /** Whether lists can be filtered by it. */
  filter?: boolean;
  /** Whether lists can be sorted by it. */
  sort?: boolean;
  /** Whether learners read it too, in the type that shows them the thing (`Shows`). */
  visible?: boolean;
  /** What a new thing has where nothing is sent. */
  initial?: unknown;
  /** When it may be sent where that is not always: with a new thing alone, with a change alone, or never. */
  sent?: ResourceField['sent'];
  /** SQL of whether learners see the thing, as far as its column says so; they do where no field says anything. */
  visibleWhenSql?: ResourceField['visibleWhenSql'];
  /** What the database puts into a row that comes without it. */
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

/** One field: a column of the table, a field of the API's type and an entry of the description. */
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

/** SQL of a column that lists are sorted by, where null stands for `none`; a column by itself can use its index. */
export const neverNull = ({ nullable }: Common, sql: string, none: string): string =>
  nullable ? `coalesce(${sql}, ${none})` : sql;
