import { Checkbox } from '@mantine/core';
import { useIntl } from 'react-intl';
import { FormPart } from '#client/ui/editing/form';
import styles from './choices-input.module.css';
import type { InputProps } from './field';

type Props<Value extends string> = InputProps<readonly Value[]> & {
  names: Record<Value, string>;
  /** True if the field appears below a heading of several fields. */
  minor: boolean;
};

/** Checkboxes for a few values. `names` maps them to message ids. */
export function ChoicesInput<Value extends string>(props: Props<Value>) {
  const { label, hint, value, onChange, names, minor } = props;
  const intl = useIntl();
  const all = Object.keys(names) as Value[];
  // A fixed order makes equal selections equal drafts.
  const toggled = (one: Value) => all.filter((each) => value.includes(each) !== (each === one));
  return (
    <FormPart title={label} minor={minor}>
      <div className={styles.boxes} data-minor={minor || undefined}>
        {all.map((each) => (
          <Checkbox
            key={each}
            label={intl.formatMessage({ id: names[each] })}
            checked={value.includes(each)}
            onChange={() => onChange(toggled(each))}
          />
        ))}
      </div>
      {hint && <p className="sm dim">{hint}</p>}
    </FormPart>
  );
}
