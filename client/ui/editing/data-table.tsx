import { VisuallyHidden } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import styles from './data-table.module.css';

export type Column<Row> = {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /**
   * The role of the column on phones. `title` is the first line, `detail` part of the second, `labelled` a detail with
   * its label, `number` appears at the right, `count` is a number that becomes a labelled detail, `tools` holds buttons
   * without a heading, and `choice` holds a checkbox before the row.
   */
  kind?: 'title' | 'detail' | 'labelled' | 'number' | 'count' | 'tools' | 'choice';
  /** True for numbers and codes, whose column gets no extra width. */
  short?: boolean;
  /** True for short texts that don't wrap. */
  whole?: boolean;
  /** True if phones omit the column. */
  desk?: boolean;
  /** The content of the heading if it is more than the title. */
  head?: ReactNode;
  /** The current sort direction of the column. */
  sorted?: 'ascending' | 'descending';
};

/** The kinds of columns that show their title before the value on phones. */
const labelled: readonly Column<never>['kind'][] = ['labelled', 'number', 'count'];

/** The placeholder of an empty value. */
export const nothing = '–';

/** Returns true if a cell is empty or shows the placeholder. */
export const saysNothing = (content: ReactNode): boolean => !content || content === nothing;

/** From these column counts on, the title column gets less width. */
const many = 5;
const max = 8;

const manyOf = (count: number): true | 'max' | undefined => (count > max ? 'max' : count > many || undefined);

type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  isSelected?: (row: Row) => boolean;
  /** Enables keyboard navigation between cells. */
  grid?: {
    table: RefObject<HTMLTableElement | null>;
    /** Returns true if the cell can be edited in place. */
    isEditable: (row: Row, key: string) => boolean;
  };
};

/** A table with rows of 40 px. On phones, each row becomes an item of two lines. */
export function DataTable<Row>({ label, columns, rows, keyOf, isSelected, grid }: Props<Row>) {
  return (
    // The phone layout changes the display of the elements, which removes their implicit roles.
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
