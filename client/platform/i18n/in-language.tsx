import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider } from 'react-intl';
import { loadCode } from '../lazy-loading/lazy-screen';
import { onSiteTimeZone, siteTimeZone } from '../formats/site-calendar';
import { LanguageContext, useLanguage } from './language';
import { localeOf, type Language, type Messages } from './languages';
import { readWords, type Area } from './words';

/** Loads the messages of areas in a language that may differ from the page's. Returns null while they load. */
function useWordsOf(
  language: Language,
  areas: readonly Area[],
): { language: Language; messages: Messages } | null {
  const [words, setWords] = useState<{ language: Language; messages: Messages } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadCode(() => readWords(language, areas)).then((messages) => {
      if (isWanted) setWords({ language, messages });
    });
    return () => {
      isWanted = false;
    };
  }, [language, areas]);
  return words;
}

type Props = {
  language: Language;
  /** The message areas of the children. The array must keep its identity between renders. */
  areas: readonly Area[];
  children: ReactNode;
};

/** Renders its children in another language. */
export function InLanguage({ language, areas, children }: Props) {
  const { changeLanguage } = useLanguage();
  const timeZone = useSyncExternalStore(onSiteTimeZone, siteTimeZone);
  const words = useWordsOf(language, areas);
  const intl = useMemo(
    () =>
      words &&
      createIntl(
        { locale: localeOf(words.language), messages: words.messages, defaultLocale: 'en', timeZone },
        createIntlCache(),
      ),
    [words, timeZone],
  );
  const value = useMemo(() => ({ language, changeLanguage }), [language, changeLanguage]);
  if (!intl) return null;
  return (
    <LanguageContext value={value}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </LanguageContext>
  );
}
