import type { PictureDraft } from '#client/features/editing/index';
import type { ArticleFieldsFragment } from '#client/platform/generated/described.generated';
import type { PartInput, PartKind } from '#client/platform/generated/schema';
import {
  emptyLocalized,
  localizedDraft,
  type LocalizedDraft,
} from '#client/ui/editing/fields/localized-fields';
import type { FileDraft } from './file-input';
import { linesOf, linesText, tableOf, tableText } from './lines';

/** A block while it is edited, with the fields of all kinds. Tables and legends are typed as lines. */
export type PartDraft = {
  /** Identifies the block in the form. */
  key: string;
  kind: PartKind;
  text: LocalizedDraft;
  level: '2' | '3';
  picture: PictureDraft | null;
  file: FileDraft | null;
  alt: LocalizedDraft;
  caption: LocalizedDraft;
  legend: LocalizedDraft;
  table: LocalizedDraft;
  source: LocalizedDraft;
  moduleId: string;
};

export type StoredPart = ArticleFieldsFragment['parts'][number];

const empty: Omit<PartDraft, 'key' | 'kind'> = {
  text: emptyLocalized,
  level: '2',
  picture: null,
  file: null,
  alt: emptyLocalized,
  caption: emptyLocalized,
  legend: emptyLocalized,
  table: emptyLocalized,
  source: emptyLocalized,
  moduleId: '',
};

/** Creates an empty block. */
export const newPart = (kind: PartKind): PartDraft => ({ ...empty, key: crypto.randomUUID(), kind });

/** Returns the draft of a stored block. `at` is its index. */
export const partDraft = (part: StoredPart, at: number): PartDraft => ({
  key: `stored-${at}`,
  kind: part.kind,
  text: localizedDraft(part.textTranslations),
  level: part.level === 3 ? '3' : '2',
  picture: part.picture && { assetId: part.picture.assetId, smUrl: part.picture.smUrl },
  file: part.file && { fileId: part.file.fileId, filename: part.file.filename, size: part.file.size },
  alt: localizedDraft(part.altTranslations),
  caption: localizedDraft(part.captionTranslations),
  legend: linesText(part.legend ?? []),
  table: tableText([part.head ?? [], ...(part.rows ?? []).map(({ cells }) => cells)]),
  source: localizedDraft(part.sourceTranslations),
  moduleId: part.moduleId ?? '',
});

/** Returns the input of a block with the fields of its kind. */
export function partInput({
  kind,
  text,
  level,
  picture,
  file,
  alt,
  caption,
  legend,
  table,
  source,
  moduleId,
}: PartDraft): PartInput {
  switch (kind) {
    case 'text':
      return { kind, text };
    case 'heading':
      return { kind, text, level: Number(level) };
    case 'figure':
      return { kind, pictureId: picture?.assetId ?? null, alt, caption, legend: linesOf(legend) };
    case 'table': {
      const [head = [], ...rows] = tableOf(table);
      return { kind, caption, head, rows: rows.map((cells) => ({ cells })) };
    }
    case 'quote':
      return { kind, text, source };
    case 'file':
      return { kind, text, fileId: file?.fileId ?? null };
    case 'module':
      return { kind, moduleId };
  }
}
