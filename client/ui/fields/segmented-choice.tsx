import { VisuallyHidden } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import styles from './segmented-choice.module.css';

type Choice<T extends string> = { value: T; label: ReactNode; lang?: string; accessibleName?: string };

type Props<T extends string> = {
  label: ReactNode;
  /** True to show the label to screen readers only. */
  hiddenLabel?: boolean;
  value: T;
  choices: readonly Choice<T>[];
  onChange: (value: T) => void;
};

/** A few options side by side, as radio buttons. */
export function SegmentedChoice<T extends string>({
  label,
  hiddenLabel = false,
  value,
  choices,
  onChange,
}: Props<T>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${name}-label`}>
      {hiddenLabel ? (
        <VisuallyHidden id={`${name}-label`}>{label}</VisuallyHidden>
      ) : (
        <p id={`${name}-label`} className={styles.label}>
          {label}
        </p>
      )}
      <div className={styles.segments}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.segment} lang={choice.lang}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              aria-label={choice.accessibleName}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </div>
  );
}
