import type { ReactNode } from 'react';
import type { Column } from '#client/ui/editing/data-table';

/** A column of a list. Its heading sorts if the server supports it. */
export type ListColumn<Row> = Column<Row> & {
  /** The sort field of the server. */
  sort?: string;
  /** The columns in the downloaded file. By default, the one with the column's key. */
  file?: readonly string[];
  /** True if the column is hidden unless a person adds it. */
  extra?: true;
};

/** An operator of a filter. `anyOf`, `between` and `contains` are the defaults of their kinds. */
export type Operator =
  | 'anyOf'
  | 'between'
  | 'atLeast'
  | 'atMost'
  | 'contains'
  | 'is'
  | 'not'
  | 'before'
  | 'after'
  | 'within'
  | 'empty'
  | 'filled';

/** The operator and values of a filter. */
export type Selected = { operator: Operator; values: readonly string[] };

/** The name of a filter in the URL and the query, its label, and its operators besides the default. */
type Named = {
  name: string;
  label: string;
  operators?: readonly Operator[];
  /** The server's name of the field, if different. */
  field?: string;
  /** True if the server filters it by conditions only, without an argument of its own. */
  byCondition?: true;
};

/** A filter that accepts rows with any of the selected values. It has no choices while they load. */
export type ChoiceFilter = Named & { choices: readonly { value: string; label: string }[] };

/** A filter by a range of numbers or days. Its two values are empty if open. */
export type RangeFilter = Named & {
  range: true;
  /** True if the ends are days, as in 2026-11-30. */
  days?: true;
  /** The unit of the numbers. */
  unit?: string;
  /** True if numbers can be negative. */
  signed?: true;
};

/** A filter by a text search. */
export type TextFilter = Named & { text: true };

export type ListFilter = ChoiceFilter | RangeFilter | TextFilter;

export const isRange = (filter: object): filter is RangeFilter => 'range' in filter;
export const isText = (filter: object): filter is TextFilter => 'text' in filter;

export const defaultOperator = (filter: object): Operator =>
  isRange(filter) ? 'between' : isText(filter) ? 'contains' : 'anyOf';

/** Returns true if the operator has no value. */
export const isAlone = (operator: Operator): boolean => operator === 'empty' || operator === 'filled';

/** The fields of a connection that lists use. */
export type Page<Row> = {
  nodes: readonly Row[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount: number;
};

/** The empty state of a list. */
export type NothingHere = { title: ReactNode; help?: ReactNode; actions?: ReactNode };

/** Returns the columns that can be hidden: all but the title. */
export const optional = <Row>(columns: readonly ListColumn<Row>[]): readonly ListColumn<Row>[] =>
  columns.filter(({ kind }) => kind !== 'title' && kind !== 'tools');

/** Returns true if the page is hidden, so that polling can pause. */
export const isOutOfSight = (): boolean => document.hidden;

/** Sorts the columns by the selected order. The title stays first, and unnamed ones come last. */
export function inOrder<Row>(columns: readonly ListColumn<Row>[], order: readonly string[]) {
  const place = ({ key, kind }: ListColumn<Row>): number => {
    if (kind === 'title') return -1;
    const at = order.indexOf(key);
    return kind === 'tools' || at < 0 ? order.length : at;
  };
  return [...columns].sort((one, other) => place(one) - place(other));
}

/** Returns the names of the columns in the downloaded file. */
export const inFile = <Row>(columns: readonly ListColumn<Row>[]): string[] =>
  columns.flatMap(({ key, kind, file = [key] }) => (kind === 'tools' ? [] : file));
