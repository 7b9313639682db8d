import { type Language, type LocalizedText, localize } from '#server/platform/language/i18n';
import { choiceLabels, choicesOf, labelOf } from '../kinds/words';
import { type ImportKey, importTexts } from '../import-catalogue';

/** The heading of the reasons in the file of rejected rows. */
export const reasonHeading: LocalizedText = importTexts.localized('heading');

type CodeOf<Key> = Key extends `reasons.${infer Code}` ? Code : never;

/** Why a row is rejected, or stays when an import is undone; docs/imports.md tells of each. */
export type ReasonCode = CodeOf<ImportKey>;

/** Returns the text that says how to write the values of a field; null if there is none. */
function formatOf(field: string): ImportKey | null {
  const key = `formats.${field}`;
  return key in importTexts.texts.en ? (key as ImportKey) : null;
}

/** A stored reason. */
export interface Reason {
  code: string;
  field: string | null;
  value: string | null;
  line: number | null;
}

/** Returns the sentence of a reason with its placeholders unfilled. */
function sentenceOf({ code, field, value }: Reason): LocalizedText {
  if (code === 'TAKEN' && value === null) return importTexts.localized('previousTaken');
  if (code === 'UNKNOWN' && field !== null && choicesOf(field)) return importTexts.localized('unknownChoice');
  return importTexts.localized(`reasons.${code as ReasonCode}`);
}

/** Returns a reason as a sentence that begins with the name of its field. */
export function reasonText(reason: Reason, lang: Language): string {
  const { code, field, value, line } = reason;
  const sentence = localize(sentenceOf(reason), lang)
    .replace('{value}', () => value ?? '')
    .replace('{line}', String(line))
    .replace('{choices}', () => (field === null ? '' : choiceLabels(field, lang)));
  if (field === null) return sentence;
  const named = importTexts.write(lang, 'named', { field: labelOf(field, lang), sentence });
  const format = code === 'INVALID' || code === 'NOT_WHOLE' ? formatOf(field) : null;
  return format ? `${named} ${importTexts.texts[lang][format]}` : named;
}
