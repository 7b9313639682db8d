import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { FieldError } from '../../fields/fields';

type Choice<T extends string> = { value: T; label: string };

type Props<T extends string> = Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> & {
  value: T;
  choices: readonly Choice<T>[];
  onChange: (value: T) => void;
};

/** A native select. */
export function SelectField<T extends string>({ value, choices, onChange, error, ...rest }: Props<T>) {
  return (
    <NativeSelect
      {...rest}
      value={value}
      data={choices.map((choice) => ({ ...choice }))}
      onChange={({ currentTarget }) => {
        const selected = choices.find((choice) => choice.value === currentTarget.value);
        if (selected) onChange(selected.value);
      }}
      error={error ? <FieldError>{error}</FieldError> : undefined}
      rightSection={<IconChevronDown size={20} stroke={1.9} color="var(--text)" aria-hidden />}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      errorProps={{ component: 'div' }}
    />
  );
}
