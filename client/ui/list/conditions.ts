import type { Condition, ConditionOperator } from '#client/platform/generated/schema';
import { daysBefore, startOfDay } from '#client/platform/formats/site-calendar';
import { selectedIn, type ListView } from './list-address';
import { isRange, isText, type Selected, type ListFilter } from './list-parts';

/** When a day begins in the site's time zone, or the one after it. */
export const beginning = (day: string | undefined, after = 0): string | null =>
  day ? startOfDay(day, after) : null;

const plain: Partial<Record<Selected['operator'], ConditionOperator>> = {
  anyOf: 'IS',
  is: 'IS',
  not: 'IS_NOT',
  contains: 'CONTAINS',
  between: 'BETWEEN',
  empty: 'EMPTY',
  filled: 'NOT_EMPTY',
};

/** A filter by days as the server takes it: by the moments at which they begin in the site's time zone. */
function ofDays(field: string, { operator, values }: Selected): Condition {
  const [day, last] = values;
  if (operator === 'before') return { field, operator: 'BEFORE', values: [beginning(day)!] };
  if (operator === 'after') return { field, operator: 'AFTER', values: [beginning(day, 1)!] };
  if (operator === 'within') {
    // By the day, so that the list asks for the same while it is shown.
    return { field, operator: 'AFTER', values: [daysBefore(Date.now(), Number(day))] };
  }
  if (operator !== 'between') return { field, operator: plain[operator]! };
  return { field, operator: 'BETWEEN', values: [beginning(day) ?? '', beginning(last, 1) ?? ''] };
}

/** A minimum or maximum as the server accepts it: a range with one open end. */
const ofOneEnd = (field: string, { operator, values: [value = ''] }: Selected): Condition => ({
  field,
  operator: 'BETWEEN',
  values: operator === 'atLeast' ? [value, ''] : ['', value],
});

/** What the server is asked for by conditions, beside what it has filters for. */
export function whereOf(
  filters: readonly ListFilter[],
  view: Pick<ListView, 'filters' | 'conditions'>,
): Condition[] | null {
  const where = filters.flatMap((filter) => {
    const selected = selectedIn(view, filter);
    const { name, field = name, byCondition } = filter;
    if (!selected || !(byCondition || isText(filter) || name in view.conditions)) return [];
    if (isRange(filter) && filter.days) return ofDays(field, selected);
    if (selected.operator === 'atLeast' || selected.operator === 'atMost') return ofOneEnd(field, selected);
    const values = selected.values.length > 0 ? { values: [...selected.values] } : {};
    return { field, operator: plain[selected.operator]!, ...values };
  });
  return where.length > 0 ? where : null;
}
