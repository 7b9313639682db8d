import { useIntl } from 'react-intl';
import { SelectField } from '#client/ui/editing/fields/select-field';
import type { Field, InputProps } from '#client/ui/editor/described/field';
import { useModuleNamesQuery } from './module-names.generated';

type Props = {
  label: string;
  hint?: string | undefined;
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
};

/** A select of modules, which may be empty. */
export function ModuleChoice({ label, hint, value, error, onChange }: Props) {
  const intl = useIntl();
  const { data } = useModuleNamesQuery();
  const modules = (data?.modules.nodes ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const isListed = value === '' || modules.some((each) => each.value === value);
  const none = { value: '', label: intl.formatMessage({ id: 'admin.parts.noModule' }) };
  // A stored module that isn't in the list stays selected.
  const unlisted = { value, label: intl.formatMessage({ id: 'admin.parts.otherModule' }) };
  return (
    <SelectField
      label={label}
      description={hint}
      value={value}
      choices={[none, ...(isListed ? [] : [unlisted]), ...modules]}
      error={error}
      onChange={onChange}
    />
  );
}

function ModuleInput({ label, hint, value, problem, onChange }: InputProps<string>) {
  return <ModuleChoice label={label} hint={hint} value={value} error={problem()} onChange={onChange} />;
}

/** A module that the content is about, which may be empty. */
export const moduleChoice = (
  common: Pick<Field<never, never, never>, 'label' | 'hint' | 'row'>,
): Field<string, string | null, string | null> => ({
  ...common,
  initial: '',
  draftOf: (stored) => stored ?? '',
  inputOf: (draft) => draft || null,
  Input: ModuleInput,
});
