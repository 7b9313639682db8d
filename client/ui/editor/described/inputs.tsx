import { useIntl } from 'react-intl';
import { NumberField } from '#client/ui/editing/fields/number-field';
import { TextField } from '#client/ui/fields';
import type { InputProps } from './field';

type LineProps = InputProps<string> & { longest: number; required?: boolean };

export function LineInput({ label, value, problem, onChange, longest, required }: LineProps) {
  return (
    <TextField
      label={label}
      value={value}
      maxLength={longest}
      aria-required={required}
      error={problem()}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

type NumberProps = InputProps<string> & { unit: string | undefined; required?: boolean };

export function WholeNumberInput({ label, value, problem, onChange, unit, required }: NumberProps) {
  const intl = useIntl();
  return (
    <NumberField
      label={label}
      unit={unit && intl.formatMessage({ id: unit })}
      value={value}
      aria-required={required}
      error={problem()}
      onChange={onChange}
    />
  );
}

export function MomentInput({
  label,
  value,
  problem,
  onChange,
  hint,
}: InputProps<string> & { hint: string | undefined }) {
  const intl = useIntl();
  return (
    <TextField
      type="datetime-local"
      label={label}
      description={hint && intl.formatMessage({ id: hint })}
      value={value}
      error={problem()}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
