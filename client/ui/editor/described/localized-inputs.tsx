import { asLine } from '#client/ui/editing/fields/alt-texts';
import { LocalizedFields, type LocalizedDraft } from '#client/ui/editing/fields/localized-fields';
import { RichTextEditor } from '#client/ui/editing/rich-text/rich-text-editor';
import { TextArea } from '#client/ui/editing/fields/text-area';
import { TextField } from '#client/ui/fields/fields';
import type { InputProps } from './field';

type TextProps = Pick<InputProps<LocalizedDraft>, 'label' | 'value' | 'problem' | 'onChange'> & {
  hint?: string | undefined;
};
type LineProps = TextProps & { maxLength: number; optional?: boolean };

/** Above this maximum length in characters, the field has several lines. */
const maxInOneLine = 200;

/** Fields for a localized single line. */
export function LocalizedLineInput({
  label,
  hint,
  value,
  problem,
  onChange,
  maxLength,
  optional = false,
}: LineProps) {
  return (
    <LocalizedFields
      legend={label}
      hint={hint}
      value={value}
      onChange={onChange}
      field={({ language, label: name, value: text, onChange: change }) => {
        const shared = {
          label: name,
          lang: language,
          value: text,
          maxLength: maxLength,
          'aria-required': (language === 'en' && !optional) || undefined,
          error: problem(language),
        };
        return maxLength > maxInOneLine ? (
          <TextArea {...shared} rows={3} onChange={(event) => change(asLine(event.currentTarget.value))} />
        ) : (
          <TextField {...shared} onChange={(event) => change(event.currentTarget.value)} />
        );
      }}
    />
  );
}

/** Fields for a localized rich text. */
export function LocalizedRichTextInput({ label, hint, value, problem, onChange }: TextProps) {
  return (
    <LocalizedFields
      legend={label}
      hint={hint}
      value={value}
      onChange={onChange}
      field={({ language, label: name, ...field }) => (
        <RichTextEditor
          {...field}
          label={name}
          name={`${label}, ${name}`}
          language={language}
          error={problem(language)}
        />
      )}
    />
  );
}
