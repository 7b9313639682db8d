interface Avoided {
  phrase: string;
  use: string;
}
export function readVocabulary(root: string): Record<'en' | 'es' | 'fr', Avoided[]>;
export function checkWords(root: string): { problems: string[]; long: string[] };
