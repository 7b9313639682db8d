import type { EntityManager } from 'typeorm';
import type { AuditActor } from '#server/features/audit/audit.types';
import type { PreviousOutdated } from '#server/features/editing/outdated/previous-outdated';
import type { TranslatedInto } from '#server/features/editing/outdated/outdated-translation.entity';
import { select } from '#server/platform/database/database';
import type { Person } from '#server/platform/access/viewer';
import type { ImportKind } from '../import.enums';
import type { ImportedText } from '../import-row.types';
import type { Reason } from '../checking/reasons';

/** A text read from a file. `unit` is the data that checking it requires. */
export interface ReadText extends Pick<ImportedText, 'id' | 'translated' | 'source' | 'after'> {
  unit: object;
}

/** A stored text of an import row. */
export interface RowText {
  unit: object;
  visible: ImportedText;
  /** The record and version of the text at the check. Null before, and if there is no such text. */
  resourceId: string | null;
  version: string | null;
  /** Set before writing the text if its translation was out of date. */
  outdated?: PreviousOutdated;
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
  /** Identifies this write among those of all imports, so that a repeat has no effect. */
  key: string;
  id: string;
  version: string;
  lang: TranslatedInto;
  text: string;
}

/** A text compared with the imported and the previous one, with its current version and English. */
export type ComparedText =
  | { state: 'deleted' }
  | {
      state: 'imported' | 'previous' | 'changed';
      version: string;
      english: string;
      /** When the translation became out of date; null if it isn't. */
      outdatedSince: string | null;
    };

/** A text that is still stored. */
export type StoredText = Exclude<ComparedText, { state: 'deleted' }>;

/** Reads, checks and writes texts of files. A later feature implements it, as imports know no translations. */
export interface TextKind {
  extensions: readonly string[];
  /** Maximum bytes of a file. */
  maxBytes: number;
  /** Reads the texts of a file in batches. Throws BAD_USER_INPUT with `reason` and `line` if it can't be read. */
  read(file: AsyncIterable<Buffer>): AsyncIterable<{ language: TranslatedInto; texts: ReadText[] }>;
  /** Decodes a file, also if it is invalid. */
  text(file: AsyncIterable<Buffer>): AsyncIterable<string>;
  /** Returns the outcome of each text by the current texts. */
  check(
    texts: readonly RowText[],
    language: TranslatedInto,
  ): Promise<(TextOutcome & { translation: RowText })[]>;
  /** Writes a text by the rules of its editor. A text with another version stays unchanged. */
  write(editor: Person, text: TextWrite): Promise<TextOutcome>;
  compare(rows: readonly TextRow[], language: TranslatedInto): Promise<ComparedText[]>;
  /**
   * Marks a translation as out of date if it was before the import, or if its English text has changed since then;
   * audited.
   */
  restoreOutdated(
    manager: EntityManager,
    text: RowText,
    now: StoredText & { isWritten: boolean },
    language: TranslatedInto,
    actor: AuditActor,
  ): Promise<void>;
}

let textKind: TextKind | null = null;

/** Registers the implementation of translation imports. */
export function registerTextKind(given: TextKind): void {
  textKind = given;
}

/** Returns the implementation for a kind of file with texts; null for sheets. */
export const textKindOf = (kind: ImportKind): TextKind | null => (kind === 'translations' ? textKind : null);

/** Returns the implementation of translation imports. */
export function requireTextKind(): TextKind {
  if (!textKind) throw new Error('No kind of texts is registered.');
  return textKind;
}

/** Returns true if an import has texts instead of sheet rows. */
export async function hasTexts(importId: string, manager?: EntityManager): Promise<boolean> {
  const [found] = await select<{ kind: ImportKind }>(
    'import-kind',
    'select kind from data_import where id = $1',
    [importId],
    manager,
  );
  return found?.kind === 'translations';
}
