import { useCallback, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { RawIntlProvider, createIntl, createIntlCache } from 'react-intl';
import { LanguageContext } from './language';
import { keepLanguage } from './stored-language';
import { localeOf, type Language } from './languages';
import { onSiteTimeZone, siteTimeZone } from '../formats/site-calendar';
import { changeWords, onWords, visibleWords } from './words';

type Props = {
  children: ReactNode;
  /** Saves the selected language: on the server for a signed-in person, on the device for a visitor. */
  save: (language: Language) => Promise<void>;
};

/** Provides the interface language and the site's time zone. A change of language appears at once and is then saved. */
export function LanguageProvider({ children, save }: Props) {
  const visible = useSyncExternalStore(onWords, visibleWords);
  const timeZone = useSyncExternalStore(onSiteTimeZone, siteTimeZone);
  const [language, setLanguage] = useState(visible.language);

  const changeLanguage = useCallback(
    async (next: Language) => {
      setLanguage(next);
      if (await changeWords(next)) await save(next);
    },
    [save],
  );

  useEffect(() => {
    document.documentElement.lang = localeOf(visible.language);
    keepLanguage(visible.language);
  }, [visible.language]);

  const intl = useMemo(
    () =>
      createIntl(
        { locale: localeOf(visible.language), messages: visible.messages, defaultLocale: 'en', timeZone },
        createIntlCache(),
      ),
    [visible, timeZone],
  );
  const value = useMemo(() => ({ language, changeLanguage }), [language, changeLanguage]);

  return (
    <LanguageContext value={value}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </LanguageContext>
  );
}
