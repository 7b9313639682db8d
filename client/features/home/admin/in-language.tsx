import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider } from 'react-intl';
import { LanguageContext, useLanguage } from '#client/platform/i18n/language';
import type { Language, Messages } from '#client/platform/i18n/languages';
import { readWords } from '#client/platform/i18n/words';
import { loadCode } from '#client/platform/lazy-screen';

/** Learners' words in a language, which the page around need not be in; null until they are there. */
function useWordsOf(language: Language): { language: Language; messages: Messages } | null {
  const [words, setWords] = useState<{ language: Language; messages: Messages } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadCode(() => readWords(language, ['portal', 'home'])).then((messages) => {
      if (isWanted) setWords({ language, messages });
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  return words;
}

/** Shows its children in a language of their own. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const { changeLanguage } = useLanguage();
  const words = useWordsOf(language);
  const intl = useMemo(
    () =>
      words &&
      createIntl(
        { locale: words.language, messages: words.messages, defaultLocale: 'en' },
        createIntlCache(),
      ),
    [words],
  );
  const value = useMemo(() => ({ language, changeLanguage }), [language, changeLanguage]);
  if (!intl) return null;
  return (
    <LanguageContext value={value}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </LanguageContext>
  );
}
