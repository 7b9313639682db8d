import { useIntl } from 'react-intl';
import {
  isAlone,
  isRange,
  isText,
  defaultOperator,
  type Selected,
  type ListFilter,
  type Operator,
  type RangeFilter,
} from './list-parts';

/** The message ids of the operators. */
export const operatorNames: Record<Operator, string> = {
  anyOf: 'admin.list.isAnyOf',
  between: 'admin.list.op.between',
  atLeast: 'admin.list.op.atLeast',
  atMost: 'admin.list.op.atMost',
  contains: 'admin.list.op.contains',
  is: 'admin.list.op.is',
  not: 'admin.list.op.not',
  before: 'admin.list.op.before',
  after: 'admin.list.op.after',
  within: 'admin.list.op.within',
  empty: 'admin.list.op.empty',
  filled: 'admin.list.op.filled',
};

function useValues() {
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
  const one = ({ operator, values: [value = ''] }: Selected, filter: RangeFilter): string => {
    if (operator === 'within')
      return intl.formatMessage({ id: 'admin.list.inDays' }, { days: Number(value) });
    if (filter.days) return intl.formatDate(value, { dateStyle: 'medium', timeZone: 'UTC' });
    return [value, filter.unit].filter(Boolean).join('\u00a0');
  };
  return (filter: ListFilter, selected: Selected | undefined): string => {
    if (!selected) return intl.formatMessage({ id: 'admin.list.any' });
    const { operator, values } = selected;
    if (isAlone(operator)) return '';
    if (isText(filter)) return values.join(', ');
    if (isRange(filter) && operator !== 'between') return one(selected, filter);
    if (isRange(filter)) return filter.days ? days(values) : range(values, filter.unit);
    if (filter.choices.length === 0) return values.join(', ');
    return filter.choices
      .filter(({ value }) => values.includes(value))
      .map(({ label }) => label)
      .join(', ');
  };
}

/** Returns a function that formats a filter: label, operator if it isn't the default, and value. */
export function useFilterText() {
  const intl = useIntl();
  const valuesOf = useValues();
  return (filter: ListFilter, selected: Selected | undefined) => {
    const operator = selected?.operator ?? defaultOperator(filter);
    const isSaid = selected !== undefined && (!isRange(filter) || operator !== 'between');
    const compares = isSaid ? intl.formatMessage({ id: operatorNames[operator] }) : '';
    const values = valuesOf(filter, selected);
    return { compares, values, whole: [filter.label, compares, values].filter(Boolean).join(' ') };
  };
}
