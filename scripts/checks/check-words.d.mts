import type { Language } from '../../server/platform/language/languages';

interface Avoided {
  phrase: string;
  use: string;
}
export function readVocabulary(root: string): Record<Language, Avoided[]>;
export function checkWords(root: string): { problems: string[]; long: string[] };
