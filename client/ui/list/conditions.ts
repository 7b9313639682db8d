import type { Condition, ConditionOperator } from '#client/platform/generated/schema';
import { daysBefore, startOfDay } from '#client/platform/site-calendar';
import { chosenIn, type ListView } from './list-address';
import { isRange, isText, type Chosen, type ListFilter } from './list-parts';

/** When a day begins in the site's time zone, or the one after it. */
export const beginning = (day: string | undefined, after = 0): string | null =>
  day ? startOfDay(day, after) : null;

const plain: Partial<Record<Chosen['operator'], ConditionOperator>> = {
  anyOf: 'IS',
  is: 'IS',
  not: 'IS_NOT',
  contains: 'CONTAINS',
  between: 'BETWEEN',
  empty: 'EMPTY',
  filled: 'NOT_EMPTY',
};

/** A filter by days as the server takes it: by the moments at which they begin in the site's time zone. */
function ofDays(field: string, { operator, values }: Chosen): Condition {
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
const ofOneEnd = (field: string, { operator, values: [value = ''] }: Chosen): Condition => ({
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
    const chosen = chosenIn(view, filter);
    const { name, field = name, byCondition } = filter;
    if (!chosen || !(byCondition || isText(filter) || name in view.conditions)) return [];
    if (isRange(filter) && filter.days) return ofDays(field, chosen);
    if (chosen.operator === 'atLeast' || chosen.operator === 'atMost') return ofOneEnd(field, chosen);
    const values = chosen.values.length > 0 ? { values: [...chosen.values] } : {};
    return { field, operator: plain[chosen.operator]!, ...values };
  });
  return where.length > 0 ? where : null;
}
