import { perLanguage } from '#client/platform/i18n/languages';
import type { LocalizedDraft } from '#client/ui/editing/fields/localized-fields';

const split = (text: string): string[] => (text.trim() === '' ? [] : text.trimEnd().split('\n'));

/** Splits a line into cells at bars or tabs. A backslash escapes a bar or a backslash. */
function cells(line: string): string[] {
  const found = [''];
  for (const [token] of line.matchAll(/\\[\\|]|./gu)) {
    if (token === '|' || token === '\t') found.push('');
    else found.push(found.pop()! + (/^\\./.test(token) ? token.slice(1) : token));
  }
  return found.map((cell) => cell.trim());
}

const typed = (cell: string): string => cell.replace(/[\\|]/g, '\\$&');

/** Joins texts to lines. A language without any text is empty. */
export const linesText = (texts: readonly LocalizedDraft[]): LocalizedDraft =>
  perLanguage((language) =>
    texts
      .map((text) => text[language])
      .join('\n')
      .trimEnd(),
  );

/** Splits typed lines into texts, as many as there are in English. */
export function linesOf(draft: LocalizedDraft): LocalizedDraft[] {
  const all = perLanguage((language) => split(draft[language]));
  return all.en.map((_, at) => perLanguage((language) => (all[language][at] ?? '').trim()));
}

/** Joins the rows of a table to lines with bars between cells. */
export const tableText = (rows: readonly (readonly LocalizedDraft[])[]): LocalizedDraft =>
  perLanguage((language) =>
    rows.some((row) => row.some((cell) => cell[language] !== ''))
      ? rows.map((row) => row.map((cell) => typed(cell[language])).join(' | ')).join('\n')
      : '',
  );

/** Splits typed lines into rows. English determines the number of cells, and spreadsheets separate cells by tabs. */
export function tableOf(draft: LocalizedDraft): LocalizedDraft[][] {
  const all = perLanguage((language) => split(draft[language]).map(cells));
  return all.en.map((row, line) =>
    row.map((_, at) => perLanguage((language) => all[language][line]?.[at] ?? '')),
  );
}

/** Returns true if the lines form a table: a complete heading and rows with as many cells. */
export function isTable(draft: LocalizedDraft): boolean {
  const [head, ...rows] = tableOf(draft);
  if (!head || rows.length === 0 || rows.length > 100 || head.length > 12) return false;
  return head.every(({ en }) => en !== '') && rows.every((row) => row.length === head.length);
}
