import type { Language } from '#client/platform/i18n/languages';
import type { LocalizedDraft } from '#client/ui/editing/fields/localized-fields';

const languages: readonly Language[] = ['en', 'es', 'fr'];

const inEach = (write: (language: Language) => string): LocalizedDraft => ({
  en: write('en'),
  es: write('es'),
  fr: write('fr'),
});

const split = (text: string): string[] => (text.trim() === '' ? [] : text.trimEnd().split('\n'));

/** The cells of a line; a bar within a cell stands behind a backslash, and so does a backslash. */
function cells(line: string): string[] {
  const found = [''];
  for (const [token] of line.matchAll(/\\[\\|]|./gu)) {
    if (token === '|' || token === '\t') found.push('');
    else found.push(found.pop()! + (/^\\./.test(token) ? token.slice(1) : token));
  }
  return found.map((cell) => cell.trim());
}

const typed = (cell: string): string => cell.replace(/[\\|]/g, '\\$&');

/** Texts, each a line of its own; a language that says nothing of them is empty. */
export const linesText = (texts: readonly LocalizedDraft[]): LocalizedDraft =>
  inEach((language) =>
    texts
      .map((text) => text[language])
      .join('\n')
      .trimEnd(),
  );

/** The texts that were typed line by line, as many as there are in English. */
export function linesOf(draft: LocalizedDraft): LocalizedDraft[] {
  const all = { en: split(draft.en), es: split(draft.es), fr: split(draft.fr) };
  return all.en.map((_, at) => inEach((language) => (all[language][at] ?? '').trim()));
}

/** Rows, each a line of its own with bars between its cells. */
export const tableText = (rows: readonly (readonly LocalizedDraft[])[]): LocalizedDraft =>
  inEach((language) =>
    rows.some((row) => row.some((cell) => cell[language] !== ''))
      ? rows.map((row) => row.map((cell) => typed(cell[language])).join(' | ')).join('\n')
      : '',
  );

/** The rows that were typed, of as many cells as each has in English; spreadsheets put tabs between them. */
export function tableOf(draft: LocalizedDraft): LocalizedDraft[][] {
  const [en, es, fr] = languages.map((language) => split(draft[language]).map(cells)) as [
    string[][],
    string[][],
    string[][],
  ];
  return en.map((row, line) =>
    row.map((cell, at) => ({ en: cell, es: es[line]?.[at] ?? '', fr: fr[line]?.[at] ?? '' })),
  );
}

/** Whether what was typed is a head with rows of as many cells, each column headed. */
export function isTable(draft: LocalizedDraft): boolean {
  const [head, ...rows] = tableOf(draft);
  if (!head || rows.length === 0 || rows.length > 100 || head.length > 12) return false;
  return head.every(({ en }) => en !== '') && rows.every((row) => row.length === head.length);
}
