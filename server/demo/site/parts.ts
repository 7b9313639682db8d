import type { StoredPart } from '#server/features/content/parts/part.types';
import { type LocalizedText, inEnglish, perLanguage, type Language } from '#server/platform/language/i18n';
import { demoId } from '../ids';
import { demoPicture, type DemoPicture } from '../pictures';
import {
  byKind,
  inEachLanguage,
  list,
  localized,
  number,
  object,
  richText,
  type Shape,
  text,
} from '../reading/shapes';

/** A cell of a table. A single text is the English one, to which the other languages fall back. */
const cell: Shape<LocalizedText> = (value, path) =>
  typeof value === 'string' ? inEnglish(text(value, path)) : localized(value, path);

const items = object({ items: inEachLanguage(list(text), []) });

/** A part of an article or an issue. The items of `steps` are numbered. */
export const part = byKind({
  heading: object({ text: localized }, { level: number }),
  text: object({ text: richText }),
  list: items,
  steps: items,
  quote: object({ text: localized, source: localized }),
  figure: object({ picture: demoPicture, alt: localized, caption: localized }),
  table: object({ caption: localized, head: list(cell), rows: list(list(cell)) }),
  module: object({ module: text }),
});

type Part = ReturnType<typeof part>;

function toListHtml(tag: 'ul' | 'ol', items: Record<Language, string[]>): LocalizedText {
  const toHtml = (lines: string[]) => `<${tag}>${lines.map((line) => `<li>${line}</li>`).join('')}</${tag}>`;
  return perLanguage((lang) => (items[lang].length > 0 ? toHtml(items[lang]) : ''));
}

/** Returns the stored form of a part. */
export function toStoredPart(each: Part): StoredPart {
  switch (each.kind) {
    case 'heading':
      return { kind: 'heading', level: each.level ?? 2, textTranslations: each.text };
    case 'text':
      return { kind: 'text', textTranslations: each.text };
    case 'list':
      return { kind: 'text', textTranslations: toListHtml('ul', each.items) };
    case 'steps':
      return { kind: 'text', textTranslations: toListHtml('ol', each.items) };
    case 'quote':
      return { kind: 'quote', textTranslations: each.text, sourceTranslations: each.source };
    case 'figure':
      return {
        kind: 'figure',
        pictureId: demoId('picture', each.picture),
        altTranslations: each.alt,
        captionTranslations: each.caption,
        legend: [],
      };
    case 'table':
      return {
        kind: 'table',
        captionTranslations: each.caption,
        head: each.head,
        rows: each.rows.map((cells) => ({ cells })),
      };
    case 'module':
      return { kind: 'module', moduleId: demoId('module', each.module) };
  }
}

/** Returns the pictures that parts show. */
export const picturesOf = (parts: readonly Part[]): DemoPicture[] =>
  parts.flatMap((each) => (each.kind === 'figure' ? [each.picture] : []));
