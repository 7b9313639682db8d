import { createHash } from 'node:crypto';
import type { Language, LocalizedText } from '#server/platform/language/i18n';

/** Tells what a text said in English and in a language when its file was made from what it says later. */
export const stateOf = (text: LocalizedText, lang: Language): string =>
  createHash('sha256')
    .update(JSON.stringify([text.en, text[lang]]))
    .digest('base64url')
    .slice(0, 22);
