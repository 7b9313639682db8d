import { createContext, use, useMemo, useState, type ReactNode } from 'react';
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

type Value = { shown: Language; show: (language: Language) => void };

const ShownLanguage = createContext<Value>({ shown: 'en', show: () => undefined });

/** The language whose texts a phone shows, and how to show another. */
export const useShownLanguage = (): Value => use(ShownLanguage);

/** Around a form with texts in three languages: a desktop shows all side by side, a phone one at a time. */
export function LanguageColumns({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const [shown, show] = useState<Language>('en');
  const value = useMemo(() => ({ shown, show }), [shown]);
  return (
    <ShownLanguage value={value}>
      <div className={`phone-only ${styles.choice}`}>
        <SegmentedChoice
          label={intl.formatMessage({ id: 'admin.textLanguage' })}
          value={shown}
          choices={textLanguages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
          onChange={show}
        />
      </div>
      {children}
    </ShownLanguage>
  );
}
