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
  words: Object.fromEntries(columns.map((column) => [column.index, meaningsAs(column, column.field ?? '')])),
});

/** What the words of a column mean as a field: as the server has it, else by themselves. */
function meaningsAs(column: Column, field: string): Readonly<Record<string, string>> {
  const { words, known } = column;
  if (field === column.field)
    return Object.fromEntries(words.flatMap(({ word, means }) => (means ? [[word, means]] : [])));
  return Object.fromEntries(
    known.filter((each) => each.field === field).map(({ word, means }) => [word, means]),
  );
}

/** The matching with a column that becomes another field. */
export const becoming = (matching: Matching, column: Column, field: string): Matching => ({
  fields: { ...matching.fields, [column.index]: field },
  words: { ...matching.words, [column.index]: meaningsAs(column, field) },
});

/** The choices of the field that a column becomes; none where it takes other values too. */
const choicesFor = ({ index }: Column, { fields }: Matching, known: readonly Field[]): readonly string[] =>
  known.find(({ field }) => field === fields[index])?.choices ?? [];

/** The words of a column whose field takes some alone. */
export const wordsOf = (column: Column, matching: Matching, known: readonly Field[]): readonly string[] =>
  choicesFor(column, matching, known).length > 0 ? column.words.map(({ word }) => word) : [];

/** Whether each of its words says by itself what it means, so that nothing needs to be asked. */
export const isClear = (column: Column, matching: Matching, known: readonly Field[]): boolean =>
  wordsOf(column, matching, known).every((word) =>
    column.known.some((each) => each.word === word && each.field === matching.fields[column.index]),
  );

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
  if (openWords(column, matching, known) > 0) return 'words';
  return known.find((each) => each.field === field)?.finds ? 'finds' : 'recognized';
}

/** How many words of a column have no meaning yet. */
export const openWords = (column: Column, matching: Matching, known: readonly Field[]): number =>
  wordsOf(column, matching, known).filter((word) => !matching.words[column.index]?.[word]).length;

/** What is sent. */
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
