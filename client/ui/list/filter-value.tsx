import { Checkbox } from '@mantine/core';
import { useIntl } from 'react-intl';
import { FieldRow } from '#client/ui/editing/form';
import { NumberField } from '#client/ui/editing/fields/number-field';
import { TextField } from '#client/ui/fields';
import styles from './admin-list.module.css';
import { isRange, type ChoiceFilter, type ListFilter, type RangeFilter } from './list-parts';

type Props<Filter> = { filter: Filter; chosen: readonly string[]; onChange: (values: string[]) => void };

function Choices({ filter: { choices }, chosen, onChange }: Props<ChoiceFilter>) {
  const toggle = (toggled: string) =>
    onChange(
      choices.map(({ value }) => value).filter((value) => chosen.includes(value) !== (value === toggled)),
    );
  return (
    <div className={styles.choices}>
      {choices.map(({ value, label }) => (
        <Checkbox key={value} label={label} checked={chosen.includes(value)} onChange={() => toggle(value)} />
      ))}
    </div>
  );
}

const digits = (typed: string): string => typed.replace(/\D/g, '');

type EndProps = {
  filter: RangeFilter;
  labelId: string;
  value: string;
  onChange: (value: string) => void;
};

function End({ filter: { days, unit }, labelId, value, onChange }: EndProps) {
  const label = useIntl().formatMessage({ id: labelId });
  return days ? (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ) : (
    <NumberField label={label} unit={unit} value={value} onChange={(typed) => onChange(digits(typed))} />
  );
}

function Ends({ filter, chosen: [from = '', to = ''], onChange }: Props<RangeFilter>) {
  const choose = (values: string[]) => onChange(values.some(Boolean) ? values : []);
  return (
    <FieldRow>
      <End filter={filter} labelId="admin.list.from" value={from} onChange={(end) => choose([end, to])} />
      <End filter={filter} labelId="admin.list.to" value={to} onChange={(end) => choose([from, end])} />
    </FieldRow>
  );
}

/** What a filter is set to: some of its values, or the two ends of a range. */
export function FilterValue({ filter, ...rest }: Props<ListFilter>) {
  return isRange(filter) ? <Ends filter={filter} {...rest} /> : <Choices filter={filter} {...rest} />;
}

/** The same in words. */
export function useFilterText() {
  const intl = useIntl();
  const range = ([from, to]: readonly string[], unit = ''): string => {
    const counted = (end: string | undefined) => [end, unit].filter(Boolean).join('\u00a0');
    if (!to) return intl.formatMessage({ id: 'admin.list.atLeast' }, { from: counted(from) });
    const id = from ? 'admin.list.between' : 'admin.list.atMost';
    return intl.formatMessage({ id }, { from, to: counted(to) });
  };
  const days = (ends: readonly string[]): string => {
    const [from, to] = ends.map(
      (day) => day && intl.formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' }),
    );
    if (!to) return intl.formatMessage({ id: 'admin.list.since' }, { from });
    return intl.formatMessage({ id: from ? 'admin.list.between' : 'admin.list.until' }, { from, to });
  };
  return (filter: ListFilter, chosen: readonly string[]): string => {
    if (chosen.length === 0) return intl.formatMessage({ id: 'admin.list.any' });
    if (isRange(filter)) return filter.days ? days(chosen) : range(chosen, filter.unit);
    const names = filter.choices.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
    return names.join(', ');
  };
}
