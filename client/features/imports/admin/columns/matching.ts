import type { ImportFieldFieldsFragment, ImportFieldsFragment } from '../imports.generated';

type Column = ImportFieldsFragment['columns'][number];
type Field = ImportFieldFieldsFragment;

/** The selected field of each column, empty if it is ignored, and the meanings of its words. */
export type Matching = {
  fields: Readonly<Record<number, string>>;
  words: Readonly<Record<number, Readonly<Record<string, string>>>>;
};

/** Returns the matching that the server guessed or remembered. */
export const guessed = (columns: readonly Column[]): Matching => ({
  fields: Object.fromEntries(columns.map(({ index, field }) => [index, field ?? ''])),
  words: Object.fromEntries(columns.map((column) => [column.index, meaningsAs(column, column.field ?? '')])),
});

/** Returns the meanings of a column's words for a field: the server's, or those that are clear by themselves. */
function meaningsAs(column: Column, field: string): Readonly<Record<string, string>> {
  const { words, known } = column;
  if (field === column.field)
    return Object.fromEntries(words.flatMap(({ word, means }) => (means ? [[word, means]] : [])));
  return Object.fromEntries(
    known.filter((each) => each.field === field).map(({ word, means }) => [word, means]),
  );
}

/** Returns the matching with another field for a column. */
export const becoming = (matching: Matching, column: Column, field: string): Matching => ({
  fields: { ...matching.fields, [column.index]: field },
  words: { ...matching.words, [column.index]: meaningsAs(column, field) },
});

/** Returns the values that the column's field accepts, or an empty list if it accepts any. */
const choicesFor = ({ index }: Column, { fields }: Matching, known: readonly Field[]): readonly string[] =>
  known.find(({ field }) => field === fields[index])?.choices ?? [];

/** Returns the words of a column if its field accepts only certain values. */
export const wordsOf = (column: Column, matching: Matching, known: readonly Field[]): readonly string[] =>
  choicesFor(column, matching, known).length > 0 ? column.words.map(({ word }) => word) : [];

/** Returns true if the meaning of every word is clear. */
export const isClear = (column: Column, matching: Matching, known: readonly Field[]): boolean =>
  wordsOf(column, matching, known).every((word) =>
    column.known.some((each) => each.word === word && each.field === matching.fields[column.index]),
  );

export type State = 'finds' | 'recognized' | 'words' | 'twice' | 'empty' | 'leftOut';

/** Returns the state of a column in the current matching. */
export function stateOf(column: Column, matching: Matching, known: readonly Field[]): State {
  const { index, filled } = column;
  const field = matching.fields[index];
  if (!field) return filled === 0 ? 'empty' : 'leftOut';
  const isTwice = Object.entries(matching.fields).some(
    ([other, same]) => same === field && Number(other) !== index,
  );
  if (isTwice) return 'twice';
  if (openWords(column, matching, known) > 0) return 'words';
  return known.find((each) => each.field === field)?.finds ? 'finds' : 'recognized';
}

/** Returns the number of words without a meaning. */
export const openWords = (column: Column, matching: Matching, known: readonly Field[]): number =>
  wordsOf(column, matching, known).filter((word) => !matching.words[column.index]?.[word]).length;

/** Returns the input for the current matching. */
export const sentOf = (columns: readonly Column[], matching: Matching, known: readonly Field[]) =>
  columns.flatMap((column) => {
    const { index } = column;
    const field = matching.fields[index];
    if (!field) return [];
    const words = wordsOf(column, matching, known).flatMap((word) => {
      const means = matching.words[index]?.[word];
      return means ? [{ word, means }] : [];
    });
    return [{ index, field, words }];
  });
