import { VisuallyHidden } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageValues, perLanguage, textLanguages, type Language } from '#client/platform/i18n/languages';
import { Button } from '../../button';
import { useVisibleLanguage } from './languages';
import styles from './localized-fields.module.css';

/** A localized text while it is edited: an empty string for a missing language. */
export type LocalizedDraft = Record<Language, string>;

export const emptyLocalized: LocalizedDraft = perLanguage(() => '');

export const isEmptyText = (text: LocalizedDraft): boolean =>
  languageValues(text).every((value) => value === '');

/** Converts a stored localized text to a draft. */
export const localizedDraft = (text: LocalizedDraft | null | undefined): LocalizedDraft =>
  text ? perLanguage((language) => text[language] ?? '') : emptyLocalized;

type FieldProps = { language: Language; label: string; value: string; onChange: (value: string) => void };

type Props = {
  legend: ReactNode;
  /** The legend is `minor` below another heading, and `hidden` if the text above already names the field. */
  look?: 'minor' | 'hidden';
  /** Help text below the columns. */
  hint?: ReactNode;
  value: LocalizedDraft;
  onChange: (value: LocalizedDraft) => void;
  /** True if the English text isn't used as a fallback for a missing language. */
  alone?: boolean;
  /** Renders the field of one language. Its label is the language's own name. */
  field: (props: FieldProps) => ReactNode;
};

/** Says that a language is missing and offers to copy the English text, which moves the focus to the field. */
function Missing({ name, onCopy }: { name: string; onCopy: () => void }) {
  const intl = useIntl();
  const line = useRef<HTMLDivElement>(null);
  const copy = () => {
    line.current?.parentElement?.querySelector<HTMLElement>('input, textarea, [contenteditable]')?.focus();
    onCopy();
  };
  return (
    <div ref={line} className={`sm dim ${styles.missing}`}>
      <FormattedMessage id="admin.missingText" />
      <Button
        type="button"
        variant="text"
        size="sm"
        aria-label={intl.formatMessage({ id: 'admin.copyEnglishTo' }, { language: name })}
        onClick={copy}
      >
        <FormattedMessage id="admin.copyEnglish" />
      </Button>
    </div>
  );
}

const isMissing = (value: LocalizedDraft, language: Language): boolean =>
  value.en.trim() !== '' && value[language].trim() === '';

/** A localized text in three columns, or on phones in the selected language. */
export function LocalizedFields({ legend, look, hint, value, onChange, alone = false, field }: Props) {
  const visible = useVisibleLanguage();
  const isGap = (language: Language): boolean => !alone && isMissing(value, language);
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend} data-look={look}>
        {look === 'hidden' ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.columns}>
        {textLanguages.map(({ code, name }) => (
          <div
            key={code}
            className={styles.column}
            data-visible={code === visible || undefined}
            data-missing={isGap(code) || undefined}
          >
            {field({
              language: code,
              label: name,
              value: value[code],
              onChange: (text) => onChange({ ...value, [code]: text }),
            })}
            {isGap(code) && <Missing name={name} onCopy={() => onChange({ ...value, [code]: value.en })} />}
          </div>
        ))}
      </div>
      {hint && <p className={`sm dim ${styles.hint}`}>{hint}</p>}
    </fieldset>
  );
}
