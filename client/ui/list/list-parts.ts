import type { ReactNode } from 'react';
import type { Column } from '#client/ui/editing/data-table';

/** A column of a list; its heading sorts where the server can order by it. */
export type ListColumn<Row> = Column<Row> & {
  /** The field that the server orders by. */
  sort?: string;
};

/** Its name in the address and for the query, and what it is called. */
type Named = { name: string; label: string };

/** A filter by values, of which a row has any. */
export type ChoiceFilter = Named & { choices: readonly { value: string; label: string }[] };

/** A filter by a number or a day between two ends, of which one may be open: its values are both, empty where open. */
export type RangeFilter = Named & {
  range: true;
  /** Whether its ends are days, as in 2026-11-30. */
  days?: true;
  /** What the numbers count. */
  unit?: string;
};

export type ListFilter = ChoiceFilter | RangeFilter;

export const isRange = (filter: object): filter is RangeFilter => 'range' in filter;

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
