import type { PartKind } from '#client/platform/generated/schema';
import type { Language } from '#client/platform/i18n/languages';
import { plainText } from '#client/ui/editing/rich-text/rich-text-html';
import type { PartDraft } from './part-draft';

/** The message ids of the block kinds, in display order. */
export const kindNames: Record<PartKind, string> = {
  text: 'admin.parts.text',
  heading: 'admin.parts.heading',
  figure: 'admin.parts.figure',
  table: 'admin.parts.table',
  quote: 'admin.parts.quote',
  file: 'admin.parts.file',
  module: 'admin.parts.module',
};

const maxLength = 80;

/** Returns the beginning of a block's text, which identifies it in the list. */
export function beginningOf({ kind, text, alt, caption, table }: PartDraft, language: Language): string {
  const said = {
    text,
    heading: text,
    quote: text,
    file: text,
    figure: alt,
    table: caption.en ? caption : table,
    module: null,
  }[kind];
  const plain = said ? plainText(said[language] || said.en) : '';
  return plain.length > maxLength ? `${plain.slice(0, maxLength).trimEnd()}…` : plain;
}
