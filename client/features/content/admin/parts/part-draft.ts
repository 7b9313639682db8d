import type { PictureDraft } from '#client/features/editing/public';
import type { ArticleFieldsFragment } from '#client/platform/generated/described.generated';
import type { PartInput, PartKind } from '#client/platform/generated/schema';
import {
  emptyLocalized,
  localizedDraft,
  type LocalizedDraft,
} from '#client/ui/editing/fields/localized-fields';
import type { FileDraft } from './file-input';
import { linesOf, linesText, tableOf, tableText } from './lines';

/** A part as it is edited, with fields of every kind; a table and a legend are typed line by line. */
export type PartDraft = {
  /** Tells it from the others of the form. */
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

/** A part that is not there yet. */
export const newPart = (kind: PartKind): PartDraft => ({ ...empty, key: crypto.randomUUID(), kind });

/** A stored part as it is edited; `at` is its place. */
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

/** A part as it is sent, with the fields of its kind. */
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
