import { LocalizedTextInput } from '#server/platform/graphql/localized';
import { languages } from '#server/platform/language/i18n';
import type { Description, EditedField } from '../description';
import type { Values } from '../values';

/** A column of a CSV file. */
export interface Column<Row = Values> {
  header: string;
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

const columnOf = (header: string, property = header): Column => ({
  header,
  cell: (thing) => written(thing[property]),
});

function columnsOfField({ name, property, input, plain = (text) => text }: EditedField): Column[] {
  if (input() !== LocalizedTextInput) return [columnOf(name, property)];
  return languages.map((language) => ({
    header: `${name}.${language}`,
    cell: (thing) => plain((thing[property] as Record<string, string> | null)?.[language] ?? ''),
  }));
}

/** The columns of the CSV of a kind of things, by its description: what is shown of it, but for pictures. */
export const csvColumns = ({ fields, derived }: Description): Column[] => [
  columnOf('id'),
  ...fields.filter(({ read }) => read === undefined).flatMap(columnsOfField),
  ...derived.map(({ property }) => columnOf(property)),
  columnOf('createdAt'),
  columnOf('updatedAt'),
];
