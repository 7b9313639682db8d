import { createContext, use, useCallback, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { textLanguages, type Language } from '#client/platform/i18n/languages';
import { SegmentedChoice } from '../../fields/segmented-choice';
import styles from './localized-fields.module.css';

type Value = {
  visible: Language;
  show: (language: Language) => void;
  /** Registers a localized text. Returns a function that removes it. */
  register: () => () => void;
};

const nothing = () => undefined;

const VisibleLanguage = createContext<Value>({ visible: 'en', show: nothing, register: () => nothing });

/** Returns a function that switches the language of all localized texts on phones. */
export const useShowLanguage = () => use(VisibleLanguage).show;

/**
 * Returns the language that phones show, and registers a localized text. The language can be switched while at least
 * one is registered.
 */
export function useVisibleLanguage(): Language {
  const { visible, register } = use(VisibleLanguage);
  useLayoutEffect(register, [register]);
  return visible;
}

/** Wraps a form with localized texts. Desktops show all languages side by side, phones one at a time. */
export function LanguageColumns({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const [visible, show] = useState<Language>('en');
  const [texts, setTexts] = useState(0);
  const register = useCallback(() => {
    setTexts((count) => count + 1);
    return () => setTexts((count) => count - 1);
  }, []);
  const value = useMemo(() => ({ visible, show, register }), [visible, register]);
  return (
    <VisibleLanguage value={value}>
      {texts > 0 && (
        <div className={`phone-only ${styles.choice}`}>
          <SegmentedChoice
            label={intl.formatMessage({ id: 'admin.textLanguage' })}
            value={visible}
            choices={textLanguages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
            onChange={show}
          />
        </div>
      )}
      {children}
    </VisibleLanguage>
  );
}
