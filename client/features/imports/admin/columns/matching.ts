import type { ImportFieldFieldsFragment, ImportFieldsFragment } from '../imports.generated';

type Column = ImportFieldsFragment['columns'][number];
type Field = ImportFieldFieldsFragment;

/** What somebody says of a file: the field that each column becomes, empty where it is left out, and what words mean. */
export type Matching = {
  fields: Readonly<Record<number, string>>;
  words: Readonly<Record<number, Readonly<Record<string, string>>>>;
};

/** As the server guessed or remembered it. */
export const guessed = (columns: readonly Column[]): Matching => ({
  fields: Object.fromEntries(columns.map(({ index, field }) => [index, field ?? ''])),
  words: Object.fromEntries(
    columns.map(({ index, words }) => [
      index,
      Object.fromEntries(words.flatMap(({ word, means }) => (means ? [[word, means]] : []))),
    ]),
  ),
});

/** The words of a column that need a meaning; they are known of the field that the server has of it. */
export const wordsOf = ({ words, field, index }: Column, { fields }: Matching): readonly string[] =>
  field !== null && fields[index] === field ? words.map(({ word }) => word) : [];

export type State = 'finds' | 'recognized' | 'words' | 'twice' | 'empty' | 'leftOut';

/** What is said of a column as it is matched now. */
export function stateOf(column: Column, matching: Matching, known: readonly Field[]): State {
  const { index, filled } = column;
  const field = matching.fields[index];
  if (!field) return filled === 0 ? 'empty' : 'leftOut';
  const isTwice = Object.entries(matching.fields).some(
    ([other, same]) => same === field && Number(other) !== index,
  );
  if (isTwice) return 'twice';
  const unknown = wordsOf(column, matching).filter((word) => !matching.words[index]?.[word]);
  if (unknown.length > 0) return 'words';
  return known.find((each) => each.field === field)?.finds ? 'finds' : 'recognized';
}

/** How many words of a column have no meaning yet. */
export const openWords = (column: Column, matching: Matching): number =>
  wordsOf(column, matching).filter((word) => !matching.words[column.index]?.[word]).length;

/** What is sent. */
export const sentOf = (columns: readonly Column[], matching: Matching) =>
  columns.flatMap((column) => {
    const { index } = column;
    const field = matching.fields[index];
    if (!field) return [];
    const words = wordsOf(column, matching).flatMap((word) => {
      const means = matching.words[index]?.[word];
      return means ? [{ word, means }] : [];
    });
    return [{ index, field, words }];
  });
