import { isAlone, isRange, isText, defaultOperator, type Selected, type Operator } from './list-parts';

/** By a field, one way or the other. */
export type SortBy = { field: string; descending: boolean };

/** The order of a list: by a field, and by a second one where rows are equal in that. */
export type ListSort = SortBy & { second?: SortBy };

/** What a list shows, as its address says. */
export type ListView = {
  search: string;
  /** The values chosen in each filter; one without a value is left out. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Filters that compare otherwise than as usual. */
  conditions: Readonly<Record<string, Selected>>;
  /** Null for the list's own order. */
  sort: ListSort | null;
  /** Keys of the columns that are not shown. */
  hidden: readonly string[];
  /** Keys of the columns in the order chosen; the others follow as usual. */
  order: readonly string[];
  /** The cursor that the page follows; null on the first. */
  after: string | null;
  /** The place of the page's first row, from 1. */
  from: number;
  /** How many rows a page has. */
  rows: number;
};

/** How many rows a page may have. */
export const pageSizes = [20, 50, 80] as const;
/** As many as the queries of lists ask for by themselves. */
export const defaultRows = 50;

/** What an address may name: anything else in it is an old link or a slip, and is left out. */
export type ListNames = {
  filters: readonly ({ name: string; operators?: readonly Operator[] } & (
    | { choices: readonly { value: string }[] }
    | { range: true; days?: true; signed?: true; byCondition?: true }
    | { text: true }
  ))[];
  sorts: readonly string[];
  columns: readonly string[];
  /** Those of the columns that are shown where the address says so, and not otherwise. */
  extras?: readonly string[];
};

/** Values with commas between; a comma in a value is told from those. */
const textOf = (values: readonly string[]): string =>
  values.map((value) => value.replace(/[%,]/g, encodeURIComponent)).join(',');
const listOf = (text: string | null): string[] =>
  text ? text.split(',').map((value) => value.replace(/%(25|2C)/g, decodeURIComponent)) : [];

/** A field and which way, as `-field` where it is descending. */
export const sortText = ({ field, descending }: SortBy): string => `${descending ? '-' : ''}${field}`;

/** What such a text says. */
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

/** Conditions take numbers of 12 digits, the filters of a list those of GraphQL’s Int. */
const isNumberOf = (text: string, signed = false, byCondition = true): boolean =>
  (byCondition ? /^-?\d{1,12}$/ : /^-?\d{1,9}$/).test(text) && (signed || !text.startsWith('-'));

/** Both ends of a range, one of them empty where it is open; nothing where the address has something else. */
const endsOf = (
  requestedKeys: string[],
  { days, signed, byCondition = false }: { days?: true; signed?: true; byCondition?: boolean },
): string[] => {
  const isEnd = (end: string) => (days ? isDay(end) : isNumberOf(end, signed, byCondition) || end === '');
  return requestedKeys.length === 2 && requestedKeys.some(Boolean) && requestedKeys.every(isEnd)
    ? requestedKeys
    : [];
};

const maxTextLength = 200;

/** The one value of a condition; nothing where the address has something else. */
function oneOf(requestedKeys: string[], fits: (value: string) => boolean): string[] {
  return requestedKeys.length === 1 && requestedKeys.every((value) => value !== '' && fits(value))
    ? requestedKeys
    : [];
}

/** What a filter is set to by the text of an address; nothing where that fits it not. */
function valuesOf(filter: ListNames['filters'][number], operator: Operator, text: string | null): string[] {
  const requestedKeys = listOf(text);
  if (isText(filter)) return oneOf(requestedKeys, ({ length }) => length <= maxTextLength);
  if (isRange(filter)) {
    if (operator === 'between') return endsOf(requestedKeys, filter);
    const isNumber = operator === 'within' || !filter.days;
    return oneOf(requestedKeys, isNumber ? (value) => isNumberOf(value, filter.signed) : isDay);
  }
  const { choices } = filter as { choices: readonly { value: string }[] };
  // While those are on their way, what is asked for is kept.
  if (choices.length === 0) return requestedKeys;
  return choices.map(({ value }) => value).filter((value) => requestedKeys.includes(value));
}

function readFilters(params: URLSearchParams, filters: ListNames['filters']): ListView['filters'] {
  const selected = filters.map(
    (filter) => [filter.name, valuesOf(filter, defaultOperator(filter), params.get(filter.name))] as const,
  );
  return Object.fromEntries(selected.filter(([, values]) => values.length > 0));
}

/** Filters whose address names how they compare, as in `name.not`. */
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

/** What the address of a list asks for. */
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

/** The address of what a list shows; what is as usual is not said. */
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

/** Whether a search or a filter leaves something out. */
export const isFiltered = ({ search, filters, conditions }: ListView): boolean =>
  search !== '' || Object.keys(filters).length + Object.keys(conditions).length > 0;

/** Nothing that a search or a filter leaves out. */
export const unnarrowed = { search: '', filters: {}, conditions: {} } as const;

type Filtered = Pick<ListView, 'filters' | 'conditions'>;

/** What a filter is set to; undefined where it is not. */
export function selectedIn(
  { filters, conditions }: Filtered,
  filter: { name: string },
): Selected | undefined {
  const values = filters[filter.name];
  return values ? { operator: defaultOperator(filter), values } : conditions[filter.name];
}

/** The same with one filter set otherwise; `chosen` is undefined where it goes. */
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

/** What of a view goes where one filter does, or the search where it is null. */
export const without = (view: Filtered, filter: { name: string } | null): Partial<ListView> =>
  filter ? withSelected(view, filter) : { search: '' };

/** The values chosen in a filter, as the server is asked for them; null where none is. */
export const selectedOf = <Value extends string>(values: readonly string[] | undefined): Value[] | null =>
  values ? [...(values as readonly Value[])] : null;

const directionOf = ({ descending }: SortBy) => (descending ? ('DESC' as const) : ('ASC' as const));

/** How a list is sorted, as the server is asked for it; its own order where nothing else was chosen. */
export const orderOf = <Field extends string>(sort: ListSort | null) =>
  sort && {
    field: sort.field as Field,
    direction: directionOf(sort),
    ...(sort.second && {
      secondField: sort.second.field as Field,
      secondDirection: directionOf(sort.second),
    }),
  };
