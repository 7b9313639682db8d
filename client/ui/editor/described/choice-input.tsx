import { useIntl } from 'react-intl';
import { SelectField } from '#client/ui/editing/fields/select-field';
import type { InputProps } from './field';

type Props<Value extends string> = InputProps<Value> & { names: Record<Value, string> };

/** One of some values by the message ids of their names. */
export function ChoiceInput<Value extends string>({ label, value, problem, onChange, names }: Props<Value>) {
  const intl = useIntl();
  return (
    <SelectField
      label={label}
      value={value}
      error={problem()}
      choices={(Object.keys(names) as Value[]).map((each) => ({
        value: each,
        label: intl.formatMessage({ id: names[each] }),
      }))}
      onChange={(chosen) => onChange(chosen)}
    />
  );
}
