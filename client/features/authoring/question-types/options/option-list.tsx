import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './option-list.module.css';

type Props = {
  /** The name of the input group. */
  name: string;
  /** True if only one option can be selected. */
  single: boolean;
  options: readonly { id: string; text: ReactNode }[];
  labelledBy: string;
  selected: readonly string[];
  onPick: (optionId: string) => void;
};

/** The options of a question, as radio buttons or checkboxes. */
export function OptionList({ name, single, options, labelledBy, selected, onPick }: Props) {
  const keys = Math.min(9, options.length);
  return (
    <fieldset className={styles.options} aria-labelledby={labelledBy}>
      {options.map(({ id, text }) => (
        <label key={id} className={styles.option}>
          <input
            type={single ? 'radio' : 'checkbox'}
            name={name}
            checked={selected.includes(id)}
            onChange={() => onPick(id)}
          />
          <span className={styles.box} data-round={single || undefined} aria-hidden>
            {single ? <span /> : <IconCheck size={16} stroke={2.4} />}
          </span>
          {text}
        </label>
      ))}
      <p className={`sm dim desk-only ${styles.keys}`}>
        <FormattedMessage id="tests.keys" values={{ last: keys }} />
      </p>
    </fieldset>
  );
}
