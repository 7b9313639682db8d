import type { TextInputProps } from '@mantine/core';
import { TextField } from '../../fields';

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  /** As it was typed; the form says what is wrong with it. */
  value: string;
  onChange: (value: string) => void;
  /** The unit, shown in the field. */
  unit?: string;
};

/** A whole number with its unit. */
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
