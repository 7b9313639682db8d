import { createContext, use } from 'react';
import type { Language } from './languages';

type LanguageValue = {
  language: Language;
  /** Shows the language at once, then saves it. Rejects if saving fails. */
  changeLanguage: (next: Language) => Promise<void>;
};

export const LanguageContext = createContext<LanguageValue | null>(null);

/** Returns the interface language and a function that changes it. */
export function useLanguage(): LanguageValue {
  const value = use(LanguageContext);
  if (!value) throw new Error('useLanguage needs a LanguageProvider above it.');
  return value;
}
