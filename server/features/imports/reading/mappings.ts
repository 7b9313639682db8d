import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { StoredColumn } from '../data-import.entity';
import type { ImportKind } from '../import.enums';
import { ImportMappingEntity } from './import-mapping.entity';
import { maxWords } from '../import.types';
import { foldText } from '../kinds/fold-text';
import type { SlashDates } from '../kinds/slash-dates';
import { choicesOf, guessFields, meaningOf } from '../kinds/words';
import { reasonHeading } from '../checking/reasons';

const hashOf = (headings: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(headings.map(foldText)))
    .digest('hex');

const reasonHeadings = Object.values(reasonHeading).map(foldText);

/** Returns the last mapping for these headings, also if they are followed by the reasons of rejected rows. */
async function earlierColumns(
  manager: EntityManager,
  kind: ImportKind,
  headings: readonly string[],
): Promise<ImportMappingEntity['columns'] | null> {
  const earlier = await manager.findOneBy(ImportMappingEntity, { kind, headings: hashOf(headings) });
  if (earlier) return earlier.columns;
  const sent = headings.slice(0, -1);
  if (sent.length === 0 || !reasonHeadings.includes(foldText(headings.at(-1)!))) return null;
  const known = await earlierColumns(manager, kind, sent);
  return known && [...known, { field: null, words: {} }];
}

/** Stores the mapping of columns for the next file with the same headings. */
export async function rememberMapping(
  manager: EntityManager,
  kind: ImportKind,
  columns: readonly StoredColumn[],
): Promise<void> {
  const kept = columns.map(({ field, words }) => ({
    field,
    words: Object.fromEntries(words.flatMap(({ word, means }) => (means === null ? [] : [[word, means]]))),
  }));
  await manager.query(
    `insert into import_mapping (kind, headings, columns) values ($1, $2, $3::jsonb)
     on conflict (kind, headings) do update set columns = excluded.columns, used_at = now()`,
    [kind, hashOf(columns.map(({ heading }) => heading)), JSON.stringify(kept)],
  );
}

/** A column before it is mapped. */
export interface ReadColumn {
  heading: string;
  samples: string[];
  filled: number;
  words: string[];
  areWhole: boolean;
  slashDates: SlashDates | null;
}

/** Maps the columns of a file like an earlier one with the same headings, else by their names. */
export async function matchByHeadings(
  manager: EntityManager,
  kind: ImportKind,
  columns: readonly ReadColumn[],
): Promise<{ columns: StoredColumn[]; remembered: boolean }> {
  const headings = columns.map(({ heading }) => heading);
  const earlier = await earlierColumns(manager, kind, headings);
  const guessed = guessFields(kind, headings);
  const matched = columns.map(({ words, ...column }, index): StoredColumn => {
    const known = earlier?.[index];
    const field = known ? known.field : guessed[index]!;
    const means = (word: string) => (field === null ? null : (known?.words[word] ?? meaningOf(field, word)));
    // A column with few words can still be mapped to a field with choices.
    const visible = (field !== null && choicesOf(field)) || words.length < maxWords ? words : [];
    return { ...column, field, words: visible.map((word) => ({ word, means: means(word) })) };
  });
  return { columns: matched, remembered: earlier !== null };
}
