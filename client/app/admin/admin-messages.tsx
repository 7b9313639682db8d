import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { RawIntlProvider, createIntl, createIntlCache, useIntl } from 'react-intl';
import { useLanguage } from '#client/platform/i18n/language';
import type { Language, Messages } from '#client/platform/i18n/languages';
import { Waiting } from '#client/ui/states';

const loaders: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('#client/locales/admin/en.json'),
  fr: () => import('#client/locales/admin/fr.json'),
  es: () => import('#client/locales/admin/es.json'),
};

/** Adds the words of the administration to the portal's, in the interface language. */
export function AdminMessages({ children }: { children: ReactNode }) {
  const portal = useIntl();
  const { language } = useLanguage();
  const [loaded, setLoaded] = useState<{ language: Language; messages: Messages }>();
  const [failure, setFailure] = useState<unknown>();

  const load = useCallback(() => {
    let wanted = true;
    loaders[language]()
      .then(({ default: messages }) => wanted && setLoaded({ language, messages }))
      .catch((error: unknown) => wanted && setFailure(error));
    return () => {
      wanted = false;
    };
  }, [language]);
  useEffect(load, [load]);

  const intl = useMemo(() => {
    if (!loaded) return undefined;
    const messages = { ...portal.messages, ...loaded.messages } as Messages;
    return createIntl({ locale: loaded.language, messages, defaultLocale: 'en' }, createIntlCache());
  }, [portal, loaded]);

  if (intl) return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
  const again = () => {
    setFailure(undefined);
    load();
  };
  return (
    <main id="main">
      <Waiting error={failure} onRetry={again} lines={5} />
    </main>
  );
}
