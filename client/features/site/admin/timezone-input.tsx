import { SelectField } from '#client/ui/editing/fields/select-field';
import type { InputProps } from '#client/ui/editor/described/field';

/** A select of the time zones that the browser supports, and the stored one. */
export function TimezoneInput({ label, hint, value, problem, onChange }: InputProps<string>) {
  const zones = [...new Set(['UTC', value, ...Intl.supportedValuesOf('timeZone')])];
  return (
    <SelectField
      label={label}
      description={hint}
      value={value}
      error={problem()}
      choices={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      onChange={onChange}
    />
  );
}
