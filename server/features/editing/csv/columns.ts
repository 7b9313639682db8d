import { DateTime } from '#server/platform/graphql/date-time';
import { LocalizedTextInput } from '#server/platform/graphql/localized';
import { languages } from '#server/platform/language/i18n';
import type { Viewer } from '#server/platform/access/viewer';
import type { Description, ResourceField } from '../description';
import type { Values } from '../values';

/** A column of a list's CSV and Excel files. */
export interface Column<Row = Values> {
  header: string;
  /** True if its cells are times in ISO 8601, or empty. */
  isMoment?: boolean;
  /** Returns the cell of a row of the list. */
  cell: (row: Row) => string | number;
}

/** Returns a value as a cell: lists of texts separated by commas, other structures as JSON. */
function written(value: unknown): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return value;
  const isWords = Array.isArray(value) && value.every((each) => typeof each === 'string');
  return isWords ? value.join(', ') : JSON.stringify(value);
}

const columnOf = (header: string, property = header, isMoment = false): Column => ({
  header,
  isMoment,
  cell: (resource) => written(resource[property]),
});

/** Returns a column of nullable times. */
export const moments = <Row>(header: string, cell: (row: Row) => string | null): Column<Row> => ({
  header,
  isMoment: true,
  cell: (row) => cell(row) ?? '',
});

/** Columns of another feature for the files of a resource. */
export interface FurtherColumns<T> {
  columns: readonly Column[];
  /** Loads the cells of a record by column name. Calls for one page share a batch loader. */
  read: (viewer: Viewer, resource: T) => Promise<Values>;
}

function columnsOfField({ name, property, input, file, plain = (text) => text }: ResourceField): Column[] {
  if (file) return [file];
  if (input() !== LocalizedTextInput) return [columnOf(name, property, input() === DateTime)];
  return languages.map((language) => ({
    header: `${name}.${language}`,
    cell: (resource) => plain((resource[property] as Record<string, string> | null)?.[language] ?? ''),
  }));
}

/** Returns the file columns of a resource: its fields and derived fields, without images. */
export const fileColumns = ({ fields, derived }: Description): Column[] => [
  columnOf('id'),
  ...fields.filter(({ read, file }) => read === undefined || file).flatMap(columnsOfField),
  ...derived.map(({ property }) => columnOf(property)),
  columnOf('createdAt', 'createdAt', true),
  columnOf('updatedAt', 'updatedAt', true),
];
