import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Language } from '#client/platform/i18n/languages';
import { textLanguages, useShownLanguage } from './languages';
import styles from './localized-fields.module.css';

/** A text as it is being edited: in every language, empty where there is none. */
export type LocalizedDraft = Record<Language, string>;

export const emptyLocalized: LocalizedDraft = { en: '', es: '', fr: '' };

/** A saved text as it is edited; empty where there is none. */
export const localizedDraft = (text: LocalizedDraft | null | undefined): LocalizedDraft =>
  text ? { en: text.en, es: text.es, fr: text.fr } : emptyLocalized;

type FieldProps = { language: Language; label: string; value: string; onChange: (value: string) => void };

type Props = {
  legend: ReactNode;
  /** `minor` below another heading; `hidden` where what stands above already says it. */
  look?: 'minor' | 'hidden';
  /** Below the columns: what the text is for. */
  hint?: ReactNode;
  value: LocalizedDraft;
  onChange: (value: LocalizedDraft) => void;
  /** The field of one language; its label is the language's own name. */
  field: (props: FieldProps) => ReactNode;
};

/** One text in three languages, side by side; on a phone the language chosen for the form. */
export function LocalizedFields({ legend, look, hint, value, onChange, field }: Props) {
  const shown = useShownLanguage();
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend} data-look={look}>
        {look === 'hidden' ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.columns}>
        {textLanguages.map(({ code, name }) => (
          <div key={code} className={styles.column} data-shown={code === shown || undefined}>
            {field({
              language: code,
              label: name,
              value: value[code],
              onChange: (text) => onChange({ ...value, [code]: text }),
            })}
          </div>
        ))}
      </div>
      {hint && <p className={`sm dim ${styles.hint}`}>{hint}</p>}
    </fieldset>
  );
}
