import { daysBefore, startOfDay } from '#client/platform/formats/site-calendar';
import { selectedIn, type ListView } from './list-address';
import { isRange, isText, type ChoiceFilter, type Selected, type ListFilter } from './list-parts';

/** Returns the start of a day in the site's time zone, or of a later day. */
export const beginning = (day: string | undefined, after = 0): string | null =>
  day ? startOfDay(day, after) : null;

/** Values by operator, in the form of the API. */
type Comparison = Record<string, unknown>;

/** Compares with the starts of days in the site's time zone. */
function compareDays({ operator, values: [day, last] }: Selected): Comparison {
  if (operator === 'before') return { before: beginning(day) };
  if (operator === 'after') return { after: beginning(day, 1) };
  // Whole days keep the request the same while the list is visible.
  if (operator === 'within') return { after: daysBefore(Date.now(), Number(day)) };
  return { after: beginning(day), before: beginning(last, 1) };
}

/** GraphQL's largest integer. No stored value is larger, but an address can contain a larger one. */
const maxNumber = 2 ** 31 - 1;

const toNumber = (typed: string | undefined): number | null =>
  typed ? Math.max(-maxNumber, Math.min(Number(typed), maxNumber)) : null;

function compareNumbers({ operator, values }: Selected): Comparison {
  const [first, second] = values;
  if (operator === 'atLeast') return { min: toNumber(first) };
  if (operator === 'atMost') return { max: toNumber(first) };
  if (operator === 'between') return { min: toNumber(first), max: toNumber(second) };
  return { [operator === 'not' ? 'noneOf' : 'oneOf']: values.map(toNumber) };
}

const isFlag = ({ choices }: ChoiceFilter): boolean =>
  choices.length > 0 && choices.every(({ value }) => value === 'true' || value === 'false');

function compareChoices(filter: ChoiceFilter, { operator, values }: Selected): Comparison {
  if (!isFlag(filter)) return { [operator === 'not' ? 'noneOf' : 'oneOf']: [...values] };
  return { equals: values.length === 1 ? values[0] === 'true' : null };
}

/** Returns the comparison of a filter for the server, which ignores operators with null. */
function comparisonOf(filter: ListFilter, selected: Selected): Comparison {
  const { operator, values } = selected;
  if (operator === 'empty' || operator === 'filled') return { isNull: operator === 'empty' };
  if (isText(filter)) {
    if (operator === 'contains') return { contains: values[0] };
    return { [operator === 'not' ? 'noneOf' : 'oneOf']: [...values] };
  }
  if (!isRange(filter)) return compareChoices(filter, selected);
  return filter.days ? compareDays(selected) : compareNumbers(selected);
}

/** Returns the filters of a list as the `where` of its query; null if none is set. */
export function whereOf<Where extends object>(
  filters: readonly ListFilter[],
  view: Pick<ListView, 'filters' | 'conditions'>,
): Where | null {
  const where = filters.flatMap((filter) => {
    const selected = selectedIn(view, filter);
    const { name, field = name, byCondition } = filter;
    if (!selected || !(byCondition || isText(filter) || name in view.conditions)) return [];
    const comparison = Object.entries(comparisonOf(filter, selected)).filter(([, value]) => value !== null);
    return comparison.length > 0 ? [[field, Object.fromEntries(comparison)] as const] : [];
  });
  return where.length > 0 ? (Object.fromEntries(where) as Where) : null;
}
