import { useId, type ReactNode } from 'react';
import styles from './reading.module.css';

type Choice<T extends string> = { value: T; title: ReactNode; help: ReactNode };

type Props<T extends string> = {
  title: ReactNode;
  value: T | null;
  choices: readonly Choice<T>[];
  onChange: (value: T) => void;
};

/** A question about how a file is read, with an example of the result of each option. */
export function ReadingChoice<T extends string>({ title, value, choices, onChange }: Props<T>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{title}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            <strong>{choice.title}</strong>
            <br />
            <span className="sm">{choice.help}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
