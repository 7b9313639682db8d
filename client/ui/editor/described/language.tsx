import { textLanguages } from '#client/platform/i18n/languages';
import type { Language } from '#client/platform/generated/schema';
import { SelectField } from '#client/ui/editing/fields/select-field';
import type { Field } from './field';

const choices = textLanguages.map(({ code, name }) => ({ value: code, label: name }));

/** A choice of language, each with its own name for itself. */
export const language = (common: { label: string }): Field<Language, Language, Language> => ({
  ...common,
  initial: 'en',
  draftOf: (stored) => stored,
  inputOf: (draft) => draft,
  Input: ({ label, value, problem, onChange }) => (
    <SelectField label={label} value={value} choices={choices} error={problem()} onChange={onChange} />
  ),
  cell: (stored) => choices.find(({ value }) => value === stored)!.label,
});
