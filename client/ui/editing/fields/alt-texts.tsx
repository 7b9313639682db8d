import { useIntl } from 'react-intl';
import type { Language } from '#client/platform/i18n/languages';
import { LocalizedFields, type LocalizedDraft } from './localized-fields';
import { required, type Problem } from '../problem';
import { TextArea } from './text-area';

const maxLength = 300;

/** What is typed in several lines, as one. */
export const asLine = (typed: string): string => typed.replace(/\s*\n\s*/g, ' ');

/** What an image shows, as the server takes it; null where nothing is said. */
export function altOf({ en, es, fr }: LocalizedDraft): LocalizedDraft | null {
  const alt = { en: en.trim(), es: es.trim(), fr: fr.trim() };
  return alt.en || alt.es || alt.fr ? alt : null;
}

/** Whoever says something in another language says it in English too. */
export function altProblem(value: LocalizedDraft): Problem | undefined {
  return altOf(value)?.en === '' ? required : undefined;
}

type Props = {
  value: LocalizedDraft;
  onChange: (value: LocalizedDraft) => void;
  /** What is wrong with it in words, by language. */
  problem: (language: Language) => string | undefined;
};

/** What an image shows in three languages, for who does not see it. */
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
