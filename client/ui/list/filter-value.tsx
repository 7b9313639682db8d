import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { NumberField } from '#client/ui/editing/fields/number-field';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { ListSearch } from '#client/ui/editing/list-search';
import { TextField } from '#client/ui/fields/fields';
import styles from './admin-list.module.css';
import { operatorNames } from './filter-text';
import {
  isAlone,
  isRange,
  isText,
  defaultOperator,
  type ChoiceFilter,
  type Selected,
  type ListFilter,
  type Operator,
  type RangeFilter,
} from './list-parts';

type Props<Filter> = {
  filter: Filter;
  selected: readonly string[];
  onChange: (values: readonly string[]) => void;
};

function Choices({ filter: { choices }, selected, onChange }: Props<ChoiceFilter>) {
  const toggle = (toggled: string) =>
    onChange(
      choices.map(({ value }) => value).filter((value) => selected.includes(value) !== (value === toggled)),
    );
  return (
    <div className={styles.choices}>
      {choices.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={selected.includes(value)}
          onChange={() => toggle(value)}
        />
      ))}
    </div>
  );
}

/** Removes everything but digits, and a leading sign if allowed. */
const digits = (typed: string, signed = false): string =>
  `${signed && /^[-−]/.test(typed) ? '-' : ''}${typed.replace(/\D/g, '')}`;

/** The server accepts numbers of up to 12 digits in conditions. */
const maxDigits = 12;

type EndProps = {
  filter: RangeFilter;
  label: string;
  value: string;
  onChange: (value: string) => void;
};

function End({ filter: { days, unit, signed, byCondition }, label, value, onChange }: EndProps) {
  return days ? (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ) : (
    <NumberField
      {...(byCondition && { maxLength: maxDigits })}
      label={label}
      unit={unit}
      value={value}
      onChange={(typed) => onChange(digits(typed, signed))}
    />
  );
}

function Ends({ filter, selected: [from = '', to = ''], onChange }: Props<RangeFilter>) {
  const intl = useIntl();
  const label = (id: string) => intl.formatMessage({ id });
  const choose = (values: string[]) => onChange(values.some(Boolean) ? values : []);
  return (
    <div className={styles.ends}>
      <End
        filter={filter}
        label={label('admin.list.from')}
        value={from}
        onChange={(end) => choose([end, to])}
      />
      <End
        filter={filter}
        label={label('admin.list.to')}
        value={to}
        onChange={(end) => choose([from, end])}
      />
    </div>
  );
}

/** The input of an operator with a single value. */
function One({
  filter,
  operator,
  selected: [value = ''],
  onChange,
}: Props<ListFilter> & { operator: Operator }) {
  const intl = useIntl();
  const choose = (one: string) => onChange(one ? [one] : []);
  if (!isRange(filter)) return <ListSearch label={filter.label} value={value} onChange={choose} />;
  if (operator !== 'within') {
    return (
      <End filter={{ ...filter, byCondition: true }} label={filter.label} value={value} onChange={choose} />
    );
  }
  const days = { ...filter, days: undefined, unit: intl.formatMessage({ id: 'admin.list.days' }) };
  return <End filter={days} label={filter.label} value={value} onChange={choose} />;
}

type ValueProps = {
  filter: ListFilter;
  selected: Selected | undefined;
  onChange: (selected: Selected) => void;
};

/** Returns true if the values of one operator suit another. */
function fits(filter: ListFilter, one: Operator, other: Operator): boolean {
  const shape = (operator: Operator): string =>
    isRange(filter) && (operator === 'between' || operator === 'within')
      ? operator
      : String(isAlone(operator));
  return shape(one) === shape(other);
}

/** The operator and the value of a filter. */
export function FilterValue({ filter, selected, onChange }: ValueProps) {
  const intl = useIntl();
  const [picked, setPicked] = useState(defaultOperator(filter));
  const operator = selected?.operator ?? picked;
  const values = selected?.values ?? [];
  const set = (some: readonly string[]) => onChange({ operator, values: some });
  const all = [defaultOperator(filter), ...(filter.operators ?? [])];
  const pick = (other: Operator) => {
    setPicked(other);
    onChange({ operator: other, values: fits(filter, operator, other) ? values : [] });
  };
  const isChoice = !isRange(filter) && !isText(filter);
  return (
    <div className={styles.value}>
      {all.length > 1 && (
        <SelectField
          aria-label={intl.formatMessage({ id: 'admin.list.how' }, { label: filter.label })}
          value={operator}
          choices={all.map((each) => ({
            value: each,
            label: intl.formatMessage({ id: operatorNames[each] }),
          }))}
          onChange={pick}
        />
      )}
      {isAlone(operator) ? null : isChoice ? (
        <Choices filter={filter} selected={values} onChange={set} />
      ) : isRange(filter) && operator === 'between' ? (
        <Ends filter={filter} selected={values} onChange={set} />
      ) : (
        <One filter={filter} operator={operator} selected={values} onChange={set} />
      )}
    </div>
  );
}
