import { isAlone, isRange, isText, defaultOperator, type Selected, type Operator } from './list-parts';

/** A sort field and its direction. */
export type SortBy = { field: string; descending: boolean };

/** The sort order of a list, with an optional second field. */
export type ListSort = SortBy & { second?: SortBy };

/** The state of a list in the URL. */
export type ListView = {
  search: string;
  /** The selected values by filter. Filters without a value are omitted. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** The filters with an operator other than the default. */
  conditions: Readonly<Record<string, Selected>>;
  /** Null for the list's default order. */
  sort: ListSort | null;
  /** The keys of hidden columns. */
  hidden: readonly string[];
  /** The keys of the columns in their selected order. The others follow in their default order. */
  order: readonly string[];
  /** The cursor before the page. Null on the first page. */
  after: string | null;
  /** The position of the page's first row, starting at 1. */
  from: number;
  /** The page size. */
  rows: number;
};

/** The available page sizes. */
export const pageSizes = [20, 50, 80] as const;
/** The default page size of list queries. */
export const defaultRows = 50;

/** The valid names in the URL. Everything else comes from an old or wrong link and is ignored. */
export type ListNames = {
  filters: readonly ({ name: string; operators?: readonly Operator[] } & (
    | { choices: readonly { value: string }[] }
    | { range: true; days?: true; signed?: true; byCondition?: true }
    | { text: true }
  ))[];
  sorts: readonly string[];
  columns: readonly string[];
  /** The columns that are hidden by default. */
  extras?: readonly string[];
};

/** Joins values with commas and escapes commas inside values. */
const textOf = (values: readonly string[]): string =>
  values.map((value) => value.replace(/[%,]/g, encodeURIComponent)).join(',');
const listOf = (text: string | null): string[] =>
  text ? text.split(',').map((value) => value.replace(/%(25|2C)/g, decodeURIComponent)) : [];

/** Formats a sort field, as `-field` for descending order. */
export const sortText = ({ field, descending }: SortBy): string => `${descending ? '-' : ''}${field}`;

/** Parses a sort field. */
export const sortOf = (text: string): SortBy => ({
  field: text.replace(/^-/, ''),
  descending: text.startsWith('-'),
});

function readSort(text: string | null, sorts: readonly string[]): ListSort | null {
  const [first, second] = listOf(text)
    .map(sortOf)
    .filter(
      ({ field }, at, all) => sorts.includes(field) && all.findIndex((one) => one.field === field) === at,
    );
  return first ? { ...first, ...(second && { second }) } : null;
}

const isDay = (end: string): boolean =>
  end === '' || (/^\d{4}-\d\d-\d\d$/.test(end) && !Number.isNaN(Date.parse(end)));

/** Conditions accept numbers of 12 digits, list filters only those of GraphQL's Int. */
const isNumberOf = (text: string, signed = false, byCondition = true): boolean =>
  (byCondition ? /^-?\d{1,12}$/ : /^-?\d{1,9}$/).test(text) && (signed || !text.startsWith('-'));

/** Returns both ends of a range, empty if open. Returns an empty list for invalid values. */
const endsOf = (
  values: string[],
  { days, signed, byCondition = false }: { days?: true; signed?: true; byCondition?: boolean },
): string[] => {
  const isEnd = (end: string) => (days ? isDay(end) : isNumberOf(end, signed, byCondition) || end === '');
  return values.length === 2 && values.some(Boolean) && values.every(isEnd) ? values : [];
};

const maxTextLength = 200;

/** Returns the single value of a condition, or an empty list for invalid values. */
function oneOf(values: string[], fits: (value: string) => boolean): string[] {
  return values.length === 1 && values.every((value) => value !== '' && fits(value)) ? values : [];
}

/** Parses the values of a filter from the URL. Invalid values are dropped. */
function valuesOf(filter: ListNames['filters'][number], operator: Operator, text: string | null): string[] {
  const values = listOf(text);
  if (isText(filter)) return oneOf(values, ({ length }) => length <= maxTextLength);
  if (isRange(filter)) {
    if (operator === 'between') return endsOf(values, filter);
    const isNumber = operator === 'within' || !filter.days;
    return oneOf(values, isNumber ? (value) => isNumberOf(value, filter.signed) : isDay);
  }
  const { choices } = filter as { choices: readonly { value: string }[] };
  // The choices are still loading, so all values are kept.
  if (choices.length === 0) return values;
  return choices.map(({ value }) => value).filter((value) => values.includes(value));
}

function readFilters(params: URLSearchParams, filters: ListNames['filters']): ListView['filters'] {
  const selected = filters.map(
    (filter) => [filter.name, valuesOf(filter, defaultOperator(filter), params.get(filter.name))] as const,
  );
  return Object.fromEntries(selected.filter(([, values]) => values.length > 0));
}

/** Parses the filters whose parameter names an operator, as in `name.not`. */
function readConditions(params: URLSearchParams, { filters }: ListNames): ListView['conditions'] {
  const selected = filters.flatMap((filter) =>
    (filter.operators ?? []).flatMap((operator) => {
      const text = params.get(`${filter.name}.${operator}`);
      if (text === null || params.has(filter.name)) return [];
      const values = isAlone(operator) ? [] : valuesOf(filter, operator, text);
      return isAlone(operator) || values.length > 0 ? [[filter.name, { operator, values }] as const] : [];
    }),
  );
  return Object.fromEntries(selected);
}

/** Parses the state of a list from the URL. */
export function readView(params: URLSearchParams, names: ListNames): ListView {
  const after = params.get('after');
  const from = Number(params.get('from'));
  const rows = Number(params.get('rows'));
  const [hide, show] = ['hide', 'show'].map((name) => listOf(params.get(name)));
  const isHidden = (key: string) =>
    names.extras?.includes(key) ? !show!.includes(key) : hide!.includes(key);
  return {
    search: params.get('q') ?? '',
    filters: readFilters(params, names.filters),
    conditions: readConditions(params, names),
    sort: readSort(params.get('sort'), names.sorts),
    hidden: names.columns.filter(isHidden),
    order: listOf(params.get('order')).filter((key) => names.columns.includes(key)),
    after,
    from: after !== null && Number.isSafeInteger(from) && from > 1 ? from : 1,
    rows: pageSizes.find((size) => size === rows) ?? defaultRows,
  };
}

/** Returns the URL parameters of a list's state. Defaults are omitted. */
export function writeView(view: ListView, extras: readonly string[] = []): URLSearchParams {
  const { search, filters, conditions, sort, hidden, order, after, from, rows } = view;
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  for (const [name, values] of Object.entries(filters)) {
    if (values.length > 0) params.set(name, textOf(values));
  }
  for (const [name, { operator, values }] of Object.entries(conditions)) {
    params.set(`${name}.${operator}`, textOf(values));
  }
  if (sort) params.set('sort', textOf([sort, ...(sort.second ? [sort.second] : [])].map(sortText)));
  const hide = hidden.filter((key) => !extras.includes(key));
  const show = extras.filter((key) => !hidden.includes(key));
  if (hide.length > 0) params.set('hide', textOf(hide));
  if (show.length > 0) params.set('show', textOf(show));
  if (order.length > 0) params.set('order', textOf(order));
  if (rows !== defaultRows) params.set('rows', String(rows));
  if (after !== null) {
    params.set('after', after);
    params.set('from', String(from));
  }
  return params;
}

/** Returns true if a search or filter is active. */
export const isFiltered = ({ search, filters, conditions }: ListView): boolean =>
  search !== '' || Object.keys(filters).length + Object.keys(conditions).length > 0;

/** A state without search and filters. */
export const unnarrowed = { search: '', filters: {}, conditions: {} } as const;

type Filtered = Pick<ListView, 'filters' | 'conditions'>;

/** Returns the operator and values of a filter, or undefined if it isn't active. */
export function selectedIn(
  { filters, conditions }: Filtered,
  filter: { name: string },
): Selected | undefined {
  const values = filters[filter.name];
  return values ? { operator: defaultOperator(filter), values } : conditions[filter.name];
}

/** Returns the filters with one changed, or removed if undefined. */
export function withSelected(
  { filters, conditions }: Filtered,
  filter: { name: string },
  selected?: Selected,
): Filtered {
  const { name } = filter;
  const { [name]: _, ...others } = filters;
  const { [name]: __, ...otherConditions } = conditions;
  if (!selected || (selected.values.length === 0 && !isAlone(selected.operator))) {
    return { filters: others, conditions: otherConditions };
  }
  return selected.operator === defaultOperator(filter)
    ? { filters: { ...others, [name]: selected.values }, conditions: otherConditions }
    : { filters: others, conditions: { ...otherConditions, [name]: selected } };
}

/** Returns the change of the state that removes a filter, or the search if null. */
export const without = (view: Filtered, filter: { name: string } | null): Partial<ListView> =>
  filter ? withSelected(view, filter) : { search: '' };

/** Returns the selected values in the server's format, or null if there are none. */
export const selectedOf = <Value extends string>(values: readonly string[] | undefined): Value[] | null =>
  values ? [...(values as readonly Value[])] : null;

const directionOf = ({ descending }: SortBy) => (descending ? ('DESC' as const) : ('ASC' as const));

/** Returns the sort order in the server's format, or null for the default order. */
export const orderOf = <Field extends string>(sort: ListSort | null) =>
  sort && {
    field: sort.field as Field,
    direction: directionOf(sort),
    ...(sort.second && {
      secondField: sort.second.field as Field,
      secondDirection: directionOf(sort.second),
    }),
  };
