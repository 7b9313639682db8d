/** The order of a list: by a field, one way or the other. */
export type ListSort = { field: string; descending: boolean };

/** What a list shows, as its address says. */
export type ListView = {
  search: string;
  /** The values chosen in each filter; one without a value is left out. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Null for the list's own order. */
  sort: ListSort | null;
  /** Keys of the columns that are not shown. */
  hidden: readonly string[];
  /** The cursor that the page follows; null on the first. */
  after: string | null;
  /** The place of the page's first row, from 1. */
  from: number;
};

/** What an address may name: anything else in it is an old link or a slip, and is left out. */
export type ListNames = {
  filters: readonly ({ name: string } & (
    { choices: readonly { value: string }[] } | { range: true; days?: true }
  ))[];
  sorts: readonly string[];
  columns: readonly string[];
};

/** Values with commas between; a comma in a value is told from those. */
const textOf = (values: readonly string[]): string =>
  values.map((value) => value.replace(/[%,]/g, encodeURIComponent)).join(',');
const listOf = (text: string | null): string[] =>
  text ? text.split(',').map((value) => value.replace(/%(25|2C)/g, decodeURIComponent)) : [];

function readSort(text: string | null, sorts: readonly string[]): ListSort | null {
  const descending = text?.startsWith('-') ?? false;
  const field = descending ? text!.slice(1) : text;
  return field !== null && sorts.includes(field) ? { field, descending } : null;
}

const isDay = (end: string): boolean =>
  end === '' || (/^\d{4}-\d\d-\d\d$/.test(end) && !Number.isNaN(Date.parse(end)));

/** Both ends of a range, one of them empty where it is open; nothing where the address has something else. */
const endsOf = (asked: string[], days = false): string[] => {
  const isEnd = (end: string) => (days ? isDay(end) : /^\d{0,9}$/.test(end));
  return asked.length === 2 && asked.some(Boolean) && asked.every(isEnd) ? asked : [];
};

function readFilters(params: URLSearchParams, filters: ListNames['filters']): ListView['filters'] {
  const chosen = filters.map((filter) => {
    const asked = listOf(params.get(filter.name));
    const values = 'range' in filter ? endsOf(asked, filter.days) : filter.choices.map(({ value }) => value);
    return [filter.name, values.filter((value) => 'range' in filter || asked.includes(value))] as const;
  });
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0));
}

/** What the address of a list asks for. */
export function readView(params: URLSearchParams, names: ListNames): ListView {
  const after = params.get('after');
  const from = Number(params.get('from'));
  return {
    search: params.get('q') ?? '',
    filters: readFilters(params, names.filters),
    sort: readSort(params.get('sort'), names.sorts),
    hidden: listOf(params.get('hide')).filter((key) => names.columns.includes(key)),
    after,
    from: after !== null && Number.isSafeInteger(from) && from > 1 ? from : 1,
  };
}

/** The address of what a list shows; what is as usual is not said. */
export function writeView({ search, filters, sort, hidden, after, from }: ListView): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  for (const [name, values] of Object.entries(filters)) {
    if (values.length > 0) params.set(name, textOf(values));
  }
  if (sort) params.set('sort', `${sort.descending ? '-' : ''}${sort.field}`);
  if (hidden.length > 0) params.set('hide', textOf(hidden));
  if (after !== null) {
    params.set('after', after);
    params.set('from', String(from));
  }
  return params;
}

/** Whether a search or a filter leaves something out. */
export const isNarrowed = ({ search, filters }: ListView): boolean =>
  search !== '' || Object.keys(filters).length > 0;

/** The values chosen in a filter, as the server is asked for them; null where none is. */
export const chosenOf = <Value extends string>(values: readonly string[] | undefined): Value[] | null =>
  values ? [...(values as readonly Value[])] : null;

/** How a list is sorted, as the server is asked for it; its own order where nothing else was chosen. */
export const orderOf = <Field extends string>(sort: ListSort | null) =>
  sort && { field: sort.field as Field, direction: sort.descending ? ('DESC' as const) : ('ASC' as const) };
