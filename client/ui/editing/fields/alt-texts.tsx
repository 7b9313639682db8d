import { useIntl } from 'react-intl';
import { perLanguage, type Language } from '#client/platform/i18n/languages';
import { isEmptyText, LocalizedFields, type LocalizedDraft } from './localized-fields';
import { required, type Problem } from '../problem';
import { TextArea } from './text-area';

const maxLength = 300;

/** Joins several typed lines to one. */
export const asLine = (typed: string): string => typed.replace(/\s*\n\s*/g, ' ');

/** Returns the alternative text in the form that the server accepts, or null if it is empty. */
export function altOf(text: LocalizedDraft): LocalizedDraft | null {
  const alt = perLanguage((language) => text[language].trim());
  return isEmptyText(alt) ? null : alt;
}

/** Returns a problem if another language has a text but English doesn't. */
export function altProblem(value: LocalizedDraft): Problem | undefined {
  return altOf(value)?.en === '' ? required : undefined;
}

type Props = {
  value: LocalizedDraft;
  onChange: (value: LocalizedDraft) => void;
  /** Returns the error message of a language. */
  problem: (language: Language) => string | undefined;
};

/** Fields for an image's alternative text in three languages. */
export function AltTexts({ value, onChange, problem }: Props) {
  const intl = useIntl();
  return (
    <LocalizedFields
      look="minor"
      legend={intl.formatMessage({ id: 'admin.alt' })}
      hint={intl.formatMessage({ id: 'admin.alt.hint' })}
      value={value}
      onChange={onChange}
      field={({ language, label, ...field }) => (
        <TextArea
          label={label}
          lang={language}
          rows={3}
          value={field.value}
          maxLength={maxLength}
          error={problem(language)}
          onChange={(event) => field.onChange(asLine(event.currentTarget.value))}
        />
      )}
    />
  );
}
