import type { ReactNode } from 'react';
import type { Column } from '#client/ui/editing/data-table';

/** A column of a list; its heading sorts where the server can order by it. */
export type ListColumn<Row> = Column<Row> & {
  /** The field that the server orders by. */
  sort?: string;
  /** The columns that the list's file has of it; that of its key where nothing else is said. */
  file?: readonly string[];
  /** Whether it is shown to those alone who choose it. */
  extra?: true;
};

/** How a filter compares; `anyOf`, `between` and `contains` are usual, each for its kind of filter. */
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

/** What a filter is set to. */
export type Selected = { operator: Operator; values: readonly string[] };

/** Its name in the address and for the query, what it is called, and how it compares beside as usual. */
type Named = {
  name: string;
  label: string;
  operators?: readonly Operator[];
  /** The server's name of the field, where that is another. */
  field?: string;
  /** Whether the server is asked by conditions alone, having no filter of that name. */
  byCondition?: true;
};

/** A filter that accepts rows with any of the selected values. It has no choices while they load. */
export type ChoiceFilter = Named & { choices: readonly { value: string; label: string }[] };

/** A filter by a number or a day between two ends, of which one may be open: its values are both, empty where open. */
export type RangeFilter = Named & {
  range: true;
  /** Whether its ends are days, as in 2026-11-30. */
  days?: true;
  /** What the numbers count. */
  unit?: string;
  /** Whether numbers may be below zero. */
  signed?: true;
};

/** A filter by what a text has in it. */
export type TextFilter = Named & { text: true };

export type ListFilter = ChoiceFilter | RangeFilter | TextFilter;

export const isRange = (filter: object): filter is RangeFilter => 'range' in filter;
export const isText = (filter: object): filter is TextFilter => 'text' in filter;

export const defaultOperator = (filter: object): Operator =>
  isRange(filter) ? 'between' : isText(filter) ? 'contains' : 'anyOf';

/** Whether an operator asks for no value. */
export const isAlone = (operator: Operator): boolean => operator === 'empty' || operator === 'filled';

/** What a list reads of a page of rows. */
export type Page<Row> = {
  nodes: readonly Row[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  totalCount: number;
};

/** What stands for a list without rows. */
export type NothingHere = { title: ReactNode; help?: ReactNode; actions?: ReactNode };

/** The columns that can be taken away: all but the title. */
export const optional = <Row>(columns: readonly ListColumn<Row>[]): readonly ListColumn<Row>[] =>
  columns.filter(({ kind }) => kind !== 'title' && kind !== 'tools');

/** Whether nobody sees the page, so that nothing needs to be asked for again. */
export const isOutOfSight = (): boolean => document.hidden;

/** The columns in the order chosen, in which those that it does not name come last; the title stays the first. */
export function inOrder<Row>(columns: readonly ListColumn<Row>[], order: readonly string[]) {
  const place = ({ key, kind }: ListColumn<Row>): number => {
    if (kind === 'title') return -1;
    const at = order.indexOf(key);
    return kind === 'tools' || at < 0 ? order.length : at;
  };
  return [...columns].sort((one, other) => place(one) - place(other));
}

/** What the columns are called in the list's file. */
export const inFile = <Row>(columns: readonly ListColumn<Row>[]): string[] =>
  columns.flatMap(({ key, kind, file = [key] }) => (kind === 'tools' ? [] : file));
