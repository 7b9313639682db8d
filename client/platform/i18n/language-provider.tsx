import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { RawIntlProvider, createIntl, createIntlCache } from 'react-intl';
import { LanguageContext } from './language';
import { keepLanguage } from './stored-language';
import { loadMessages, type Language, type Messages } from './languages';

type Props = {
  children: ReactNode;
  initial: { language: Language; messages: Messages };
  /** Saves a choice where it belongs: on the server for a person, on the device for a visitor. */
  save: (language: Language) => Promise<void>;
};

/** Provides the interface language: a change shows at once and is then saved. */
export function LanguageProvider({ children, initial, save }: Props) {
  const [language, setLanguage] = useState(initial.language);
  const [shown, setShown] = useState(initial);
  const latest = useRef(initial.language);

  const changeLanguage = useCallback(
    async (next: Language) => {
      latest.current = next;
      setLanguage(next);
      const messages = await loadMessages(next);
      // Of two quick choices the later one stays, whichever arrives first.
      if (latest.current !== next) return;
      setShown({ language: next, messages });
      await save(next);
    },
    [save],
  );

  useEffect(() => {
    document.documentElement.lang = shown.language;
    keepLanguage(shown.language);
  }, [shown]);

  const intl = useMemo(
    () =>
      createIntl(
        { locale: shown.language, messages: shown.messages, defaultLocale: 'en' },
        createIntlCache(),
      ),
    [shown],
  );
  const value = useMemo(() => ({ language, changeLanguage }), [language, changeLanguage]);

  return (
    <LanguageContext value={value}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </LanguageContext>
  );
}
