import type { EntityManager } from 'typeorm';
import type { AuditActor } from '#server/features/audit/audit.types';
import type { FormerOutdated } from '#server/features/editing/outdated/former-outdated';
import type { TranslatedInto } from '#server/features/editing/outdated/outdated-translation.entity';
import { select } from '#server/platform/database';
import type { Person } from '#server/platform/viewer';
import type { ImportKind } from '../import.enums';
import type { ImportedText } from '../import-row.types';
import type { Reason } from '../reasons';

/** A text of a file as it is read. `unit` is what is needed to check it. */
export interface ReadText extends Pick<ImportedText, 'id' | 'translated' | 'source' | 'after'> {
  unit: object;
}

/** What a row of an import stores of its text. */
export interface RowText {
  unit: object;
  shown: ImportedText;
  /** Record and version of the text when it was checked. Null before, and if there is no such text. */
  thingId: string | null;
  version: string | null;
  /** Set before the text is written if its translation was out of date. */
  outdated?: FormerOutdated;
}

/** A row of a file of texts. Its text is null if it named a person who was deleted. */
export interface TextRow extends Record<string, unknown> {
  line: number;
  translation: RowText | null;
  /** The translation before and after. Null if nothing changes. */
  change: [before: string, after: string] | null;
}

export type TextOutcome =
  | { outcome: 'change' }
  | { outcome: 'unchanged' }
  | { outcome: 'reject'; reason: Reason };

export interface TextWrite {
  /** Identifies this write among those of all imports. A write that is repeated changes nothing twice. */
  key: string;
  id: string;
  version: string;
  lang: TranslatedInto;
  text: string;
}

/** Whether a text says what an import wrote or what it said before, with its version. */
export interface ComparedText {
  state: 'imported' | 'former' | 'changed' | 'deleted';
  version: string;
}

/** What a later feature knows of files of texts. Imports store, count and run them. */
export interface TextKind {
  extensions: readonly string[];
  /** Largest file in bytes. */
  maxBytes: number;
  /** Reads the texts of a file, some at a time. Throws BAD_USER_INPUT with `reason` and `line` if it can't be read. */
  read(file: AsyncIterable<Buffer>): AsyncIterable<{ language: TranslatedInto; texts: ReadText[] }>;
  /** Decodes a file, whatever it says. */
  text(file: AsyncIterable<Buffer>): AsyncIterable<string>;
  /** Says what each text comes to as of now. */
  check(
    texts: readonly RowText[],
    language: TranslatedInto,
  ): Promise<(TextOutcome & { translation: RowText })[]>;
  /** Writes a text by the rules of its editor. A text that isn't of that version stays as it is. */
  write(editor: Person, text: TextWrite): Promise<TextOutcome>;
  compare(rows: readonly TextRow[], language: TranslatedInto): Promise<ComparedText[]>;
  /** Says of a translation that it is out of date again; audited. */
  restoreOutdated(
    manager: EntityManager,
    text: RowText,
    language: TranslatedInto,
    actor: AuditActor,
  ): Promise<void>;
}

let textKind: TextKind | null = null;

/** Has files of translations imported by what a later feature knows of them. */
export function importTextsBy(given: TextKind): void {
  textKind = given;
}

/** Returns how files of a kind are imported if they have texts; null for sheets. */
export const textKindOf = (kind: ImportKind): TextKind | null => (kind === 'translations' ? textKind : null);

/** Returns what is known of files of texts. */
export function requireTextKind(): TextKind {
  if (!textKind) throw new Error('Nothing imports texts.');
  return textKind;
}

/** Returns whether an import is of a file of texts. */
export async function hasTexts(importId: string, manager?: EntityManager): Promise<boolean> {
  const [found] = await select<{ kind: ImportKind }>(
    'import-kind',
    'select kind from data_import where id = $1',
    [importId],
    manager,
  );
  return found?.kind === 'translations';
}
