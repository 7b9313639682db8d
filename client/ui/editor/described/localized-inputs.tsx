import { LocalizedFields, type LocalizedDraft } from '#client/ui/editing/fields/localized-fields';
import { RichTextEditor } from '#client/ui/editing/rich-text/rich-text-editor';
import { TextField } from '#client/ui/fields';
import type { InputProps } from './field';

type LineProps = InputProps<LocalizedDraft> & { longest: number };

/** A line of text in three languages. */
export function LocalizedLineInput({ label, value, problem, onChange, longest }: LineProps) {
  return (
    <LocalizedFields
      legend={label}
      value={value}
      onChange={onChange}
      field={({ language, label: name, value: text, onChange: change }) => (
        <TextField
          label={name}
          lang={language}
          value={text}
          maxLength={longest}
          aria-required={language === 'en' || undefined}
          error={problem(language)}
          onChange={(event) => change(event.currentTarget.value)}
        />
      )}
    />
  );
}

/** Rich text in three languages. */
export function LocalizedRichTextInput({ label, value, problem, onChange }: InputProps<LocalizedDraft>) {
  return (
    <LocalizedFields
      legend={label}
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
