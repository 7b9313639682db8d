import { createContext, use } from 'react';
import type { Language } from './languages';

type LanguageValue = {
  language: Language;
  /** Shows the language at once, then saves the choice; rejects when saving fails. */
  changeLanguage: (next: Language) => Promise<void>;
};

export const LanguageContext = createContext<LanguageValue | null>(null);

/** The interface language and how to change it. */
export function useLanguage(): LanguageValue {
  const value = use(LanguageContext);
  if (!value) throw new Error('useLanguage needs a LanguageProvider above it.');
  return value;
}
