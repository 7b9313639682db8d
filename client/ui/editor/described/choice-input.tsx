import { useIntl } from 'react-intl';
import { SelectField } from '#client/ui/editing/fields/select-field';
import type { InputProps } from './field';

type Props<Value extends string> = InputProps<Value> & { names: Record<Value, string> };

/** A select of values. `names` maps them to message ids. */
export function ChoiceInput<Value extends string>(props: Props<Value>) {
  const { label, hint, value, problem, onChange, names } = props;
  const intl = useIntl();
  return (
    <SelectField
      label={label}
      description={hint}
      value={value}
      error={problem()}
      choices={(Object.keys(names) as Value[]).map((each) => ({
        value: each,
        label: intl.formatMessage({ id: names[each] }),
      }))}
      onChange={onChange}
    />
  );
}
