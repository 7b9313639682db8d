import type { Description, ResourceField } from './description';
import { placeSql } from './places';
import { rowJson, type RowColumns } from './rows/row-columns';
import { iso } from '#server/platform/database/sql';

type Shape = Pick<Description, 'fields' | 'derived' | 'table'>;

const sqlOf = ({ table }: Shape, { column, json, among }: ResourceField): string =>
  among ? placeSql(table, among) : (json ?? `t."${column}"`);

/** Returns SQL of each value in the API type, by property, for the row `t`. */
export const resourceColumns = (resource: Shape): RowColumns => ({
  id: 't.id',
  ...Object.fromEntries(resource.fields.map((field) => [field.property, sqlOf(resource, field)])),
  ...Object.fromEntries(resource.derived.map(({ property, json }) => [property, json])),
  createdAt: `to_char(t.created_at, ${iso})`,
  updatedAt: `to_char(t.updated_at, ${iso})`,
});

/** Returns SQL of the resource's JSON in the API for the row `t`, with `more` values by property. */
export const jsonOf = (resource: Shape, more: RowColumns = {}): string =>
  rowJson({ ...resourceColumns(resource), ...more });

/** Returns SQL of the stored values, by property, for the row `t`. */
export const storedOf = (resource: Shape): string =>
  rowJson(
    Object.fromEntries(
      resource.fields.map((field) => [field.property, field.stored ?? sqlOf(resource, field)]),
    ),
  );
