import type { TextInputProps } from '@mantine/core';
import { TextField } from '../../fields/fields';

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  /** The typed text, which may be invalid. The form shows the error. */
  value: string;
  onChange: (value: string) => void;
  /** The unit, shown inside the field. */
  unit?: string;
};

/** A field for a whole number with a unit. */
export function NumberField({ value, onChange, unit, ...rest }: Props) {
  return (
    <TextField
      maxLength={9}
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSection={unit && <span className="sm dim">{unit}</span>}
      rightSectionWidth={unit ? 64 : undefined}
      rightSectionPointerEvents="none"
    />
  );
}
