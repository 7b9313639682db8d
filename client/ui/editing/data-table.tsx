import { VisuallyHidden } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import styles from './data-table.module.css';

export type Column<Row> = {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /**
   * `title` is the first line on a phone, `fact` part of the second, `labelled` a fact that says too little without its
   * title there, `number` stands at the right, `count` is a number that is a labelled fact on a phone, `tools` holds
   * buttons and shows no heading, `choice` holds a box before the row.
   */
  kind?: 'title' | 'detail' | 'labelled' | 'number' | 'count' | 'tools' | 'choice';
  /** Whether it is a number or a code, which takes no more room than it needs. */
  short?: boolean;
  /** Whether it is a few words, which stay in one line. */
  whole?: boolean;
  /** Whether a phone leaves it out, whose rows have room for two lines. */
  desk?: boolean;
  /** What the heading shows, where it is more than the title. */
  head?: ReactNode;
  /** How the rows are ordered by it. */
  sorted?: 'ascending' | 'descending';
};

/** Kinds whose title stands before what they say where a phone shows no headings. */
const labelled: readonly Column<never>['kind'][] = ['labelled', 'number', 'count'];

/** What says that there is nothing. */
export const nothing = '–';

/** Whether a cell says nothing, where no heading stands above it. */
export const saysNothing = (content: ReactNode): boolean => !content || content === nothing;

/** Columns of which more leave a title less room. */
const many = 5;
const max = 8;

const manyOf = (count: number): true | 'max' | undefined => (count > max ? 'max' : count > many || undefined);

type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  isSelected?: (row: Row) => boolean;
  /** For a table in whose cells keys move. */
  grid?: {
    table: RefObject<HTMLTableElement | null>;
    /** Whether a cell may be changed in its place. */
    isEditable: (row: Row, key: string) => boolean;
  };
};

/** Rows of 40 px under headings; on a phone each row becomes an item of two lines. */
export function DataTable<Row>({ label, columns, rows, keyOf, isSelected, grid }: Props<Row>) {
  return (
    // The roles are said out loud because a phone's layout takes them from the elements.
    <table
      ref={grid?.table}
      className={styles.table}
      role={grid ? 'grid' : 'table'}
      aria-label={label}
      data-many={manyOf(columns.length)}
    >
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, title, kind = 'detail', short, whole, head, sorted }) => (
            <th
              key={key}
              scope="col"
              role="columnheader"
              data-kind={kind}
              data-short={short}
              data-whole={whole}
              aria-sort={sorted}
            >
              {head || (kind === 'tools' ? <VisuallyHidden>{title}</VisuallyHidden> : title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row" data-selected={isSelected?.(row) || undefined}>
            {columns.map(({ key, title, cell, kind = 'detail', short, whole, desk }) => {
              const content = cell(row);
              return (
                <td
                  key={key}
                  role={grid ? 'gridcell' : 'cell'}
                  tabIndex={grid && -1}
                  aria-readonly={grid && !grid.isEditable(row, key) ? true : undefined}
                  data-kind={kind}
                  data-short={short}
                  data-whole={whole}
                  data-desk={desk || undefined}
                  data-nothing={saysNothing(content) || undefined}
                  data-label={labelled.includes(kind) ? title : undefined}
                >
                  {content}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
