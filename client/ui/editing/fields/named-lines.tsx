import { LocalizedFields, type LocalizedDraft } from './localized-fields';
import { TextField } from '../../fields/fields';

type Props = {
  legend: string;
  hidden?: boolean;
  maxLength: number;
  value: LocalizedDraft;
  onChange: (value: LocalizedDraft) => void;
};

/** A localized single-line text. Each field is named by the legend and its language. */
export function NamedLines({ legend, hidden, maxLength, value, onChange }: Props) {
  return (
    <LocalizedFields
      legend={legend}
      look={hidden ? 'hidden' : 'minor'}
      value={value}
      onChange={onChange}
      field={({ language, label, value: text, onChange: change }) => (
        <TextField
          label={label}
          aria-label={`${legend}, ${label}`}
          lang={language}
          value={text}
          maxLength={maxLength}
          aria-required={language === 'en' || undefined}
          onChange={(event) => change(event.currentTarget.value)}
        />
      )}
    />
  );
}
