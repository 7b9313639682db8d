import { DateTime } from '#server/platform/graphql/date-time';
import { LocalizedTextInput } from '#server/platform/graphql/localized';
import { languages } from '#server/platform/language/i18n';
import type { Viewer } from '#server/platform/access/viewer';
import type { Description, ResourceField } from '../description';
import type { Values } from '../values';

/** A column of the files of a list. */
export interface Column<Row = Values> {
  header: string;
  /** Whether its cells are moments, as the API writes them; an empty cell is none. */
  isMoment?: boolean;
  /** What a row, as lists give it, has there. */
  cell: (row: Row) => string | number;
}

/** A value as spreadsheets read it: words in a row, what has parts as JSON. */
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

/** A column of moments, as the API writes them, of which a row may have none. */
export const moments = <Row>(header: string, cell: (row: Row) => string | null): Column<Row> => ({
  header,
  isMoment: true,
  cell: (row) => cell(row) ?? '',
});

/** What files have of things beside their description, which a later room knows. */
export interface FurtherColumns<T> {
  columns: readonly Column[];
  /** What those are of a thing, under the names that their cells read; asked for all rows of a page at once. */
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

/** The columns of the files of a kind of things, by its description: what is shown of it, but for pictures. */
export const fileColumns = ({ fields, derived }: Description): Column[] => [
  columnOf('id'),
  ...fields.filter(({ read, file }) => read === undefined || file).flatMap(columnsOfField),
  ...derived.map(({ property }) => columnOf(property)),
  columnOf('createdAt', 'createdAt', true),
  columnOf('updatedAt', 'updatedAt', true),
];
