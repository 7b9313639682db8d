import { createHash } from 'node:crypto';
import type { Language, LocalizedText } from '#server/platform/language/i18n';

/** Returns the state of a text in English and a language, by which later changes are detected. */
export const stateOf = (text: LocalizedText, lang: Language): string =>
  createHash('sha256')
    .update(JSON.stringify([text.en, text[lang]]))
    .digest('base64url')
    .slice(0, 22);
