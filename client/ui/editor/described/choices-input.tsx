import { Checkbox } from '@mantine/core';
import { useIntl } from 'react-intl';
import { FormPart } from '#client/ui/editing/form';
import styles from './choices-input.module.css';
import type { InputProps } from './field';

type Props<Value extends string> = InputProps<readonly Value[]> & {
  names: Record<Value, string>;
  /** Whether it stands below a heading of several fields. */
  minor: boolean;
};

/** Some of a few values by the message ids of their names, a box for each. */
export function ChoicesInput<Value extends string>(props: Props<Value>) {
  const { label, hint, value, onChange, names, minor } = props;
  const intl = useIntl();
  const all = Object.keys(names) as Value[];
  // Always in the same order, so that the same choice is the same draft.
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
