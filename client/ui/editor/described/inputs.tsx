import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isOtherClock, siteTimeZone } from '#client/platform/formats/site-calendar';
import { NumberField } from '#client/ui/editing/fields/number-field';
import { TextField } from '#client/ui/fields/fields';
import type { InputProps } from './field';

type LineProps = InputProps<string> & { maxLength: number; required?: boolean };

export function LineInput({ label, hint, value, problem, onChange, maxLength, required }: LineProps) {
  return (
    <TextField
      label={label}
      description={hint}
      value={value}
      maxLength={maxLength}
      aria-required={required}
      error={problem()}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

type NumberProps = InputProps<string> & { unit: string | undefined; required?: boolean };

export function NumberInput({ label, hint, value, problem, onChange, unit, required }: NumberProps) {
  const intl = useIntl();
  return (
    <NumberField
      label={label}
      description={hint}
      unit={unit && intl.formatMessage({ id: unit })}
      value={value}
      aria-required={required}
      error={problem()}
      onChange={onChange}
    />
  );
}

export function MomentInput({ label, hint, value, problem, onChange }: InputProps<string>) {
  const intl = useIntl();
  const [isElsewhere] = useState(() => isOtherClock(Date.now()));
  const zone = isElsewhere && intl.formatMessage({ id: 'admin.siteTimeZone' }, { zone: siteTimeZone() });
  return (
    <TextField
      type="datetime-local"
      label={label}
      description={[hint, zone].filter(Boolean).join(' ')}
      value={value}
      error={problem()}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

export function FlagInput({ label, hint, value, onChange }: InputProps<boolean>) {
  return (
    <Checkbox
      label={label}
      description={hint}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
