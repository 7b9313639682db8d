import { createContext, use, useCallback, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Language } from '#client/platform/i18n/languages';
import { SegmentedChoice } from '../../segmented-choice';
import styles from './localized-fields.module.css';

/** The languages of a text in the order of their columns, each under its own name. */
export const textLanguages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'fr', name: 'Français' },
] as const satisfies readonly { code: Language; name: string }[];

type Value = {
  visible: Language;
  show: (language: Language) => void;
  /** Says that a text in three languages is there; gives what says that it is gone. */
  register: () => () => void;
};

const nothing = () => undefined;

const VisibleLanguage = createContext<Value>({ visible: 'en', show: nothing, register: () => nothing });

/** Shows the texts of another language on a phone. */
export const useShowLanguage = () => use(VisibleLanguage).show;

/** For a text in three languages: the one that a phone shows, which can be chosen as long as such a text is there. */
export function useVisibleLanguage(): Language {
  const { visible, register } = use(VisibleLanguage);
  useLayoutEffect(register, [register]);
  return visible;
}

/** Around a form with texts in three languages: a desktop shows all side by side, a phone one at a time. */
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
