import type { ImportFieldsFragment } from '../imports.generated';

type Column = ImportFieldsFragment['columns'][number];
export type SlashDates = NonNullable<Column['slashDates']>;

/** Returns the ambiguous dates of the date column, or null if there are none. */
export function datesOf(
  columns: readonly Column[],
  fields: Readonly<Record<number, string>>,
): SlashDates | null {
  return columns.find(({ index }) => fields[index] === 'date')?.slashDates ?? null;
}

/** Returns the message id of the choice that is missing before rows can be checked, or null. */
export function openQuestion(
  { encodingNeeded, dateOrder }: ImportFieldsFragment['reading'],
  dates: SlashDates | null,
): string | null {
  if (encodingNeeded) return 'imports.reading.encodingHelp';
  return dates && !dateOrder && !dates.onlyOrder ? 'imports.reading.datesHelp' : null;
}

/** Returns true if something about how the file was read needs attention. */
export const isDoubtful = (
  { doubtfulWords, firstRows, headingLine }: ImportFieldsFragment['reading'],
  dates: SlashDates | null,
): boolean => doubtfulWords.length > 0 || firstRows[0]?.line !== headingLine || dates !== null;
