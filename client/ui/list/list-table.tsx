import { Checkbox, VisuallyHidden } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DataTable, type Column } from '#client/ui/editing/data-table';
import styles from './admin-list.module.css';
import { isEditable, type RowEditing } from './cells/row-editing';
import { useEditableColumns } from './cells/use-editable-columns';
import { useGridKeys } from './cells/use-grid-keys';
import type { ListSort } from './list-address';
import type { ListColumn } from './list-parts';
import { SortHeading } from './sort-heading';
import type { Selected } from './use-selected';

type Row = { id: string };

type Selection<R> = {
  selected: Selected<R>;
  onChoose: (selected: Selected<R>) => void;
  nameOf: (row: R) => string;
  /** Selects all found rows on all pages. Undefined if that isn't possible. */
  onAll?: (() => void) | undefined;
  /** Renders the menu of a row. */
  menu?: ((row: R) => ReactNode) | undefined;
};

/** Returns the column of checkboxes with a "select all" checkbox for the page. */
function useChoice<R extends Row>(rows: readonly R[], selection?: Selection<R>): Column<R>[] {
  const intl = useIntl();
  const last = useRef<string | null>(null);
  if (!selection) return [];
  const { selected, onChoose, nameOf } = selection;
  /** Returns the rows from the last toggled checkbox to this one while Shift is held. */
  const upTo = (row: R, isRange: boolean): readonly R[] => {
    const [one, other] = [last.current, row.id].map((id) => rows.findIndex((each) => each.id === id));
    last.current = row.id;
    if (!isRange || one === undefined || other === undefined || one < 0) return [row];
    return rows.slice(Math.min(one, other), Math.max(one, other) + 1);
  };
  const visible = rows.filter(({ id }) => selected.has(id)).length;
  const all = intl.formatMessage({ id: 'admin.list.chooseAll' });
  const choose = (some: readonly R[], on: boolean) => {
    const others = [...selected].filter(([id]) => !some.some((row) => row.id === id));
    onChoose(new Map(on ? [...others, ...some.map((row) => [row.id, row] as const)] : others));
  };
  return [
    {
      key: 'choice',
      kind: 'choice',
      title: all,
      head: (
        <Checkbox
          label={<span className="phone-only">{all}</span>}
          aria-label={all}
          checked={visible === rows.length}
          indeterminate={visible > 0 && visible < rows.length}
          onChange={() => choose(rows, visible < rows.length)}
        />
      ),
      cell: (row) => (
        <Checkbox
          aria-label={intl.formatMessage({ id: 'admin.list.choose' }, { name: nameOf(row) })}
          checked={selected.has(row.id)}
          onChange={({ currentTarget, nativeEvent }) =>
            choose(upTo(row, (nativeEvent as MouseEvent).shiftKey), currentTarget.checked)
          }
        />
      ),
    },
  ];
}

/** Returns the column of row menus. */
function useMenus<R extends Row>(menu: Selection<R>['menu']): Column<R>[] {
  const title = useIntl().formatMessage({ id: 'bulk.actions' });
  return menu ? [{ key: 'menu', kind: 'tools', title, cell: menu }] : [];
}

type Props<R> = {
  label: string;
  rows: readonly R[];
  columns: readonly ListColumn<R>[];
  sort: ListSort | null;
  onSort: (sort: ListSort | null) => void;
  selection?: Selection<R>;
  /** How cells are edited in place. Omitted for read-only lists. */
  editing?: RowEditing<R>;
};

function directionOf(field: string | undefined, sort: ListSort | null): Column<unknown>['sorted'] {
  if (field === undefined || field !== sort?.field) return undefined;
  return sort.descending ? 'descending' : 'ascending';
}

/** The table of a list with checkboxes, sortable headings and editable cells. */
export function ListTable<R extends Row>({
  label,
  rows,
  columns,
  sort,
  onSort,
  selection,
  editing,
}: Props<R>) {
  const table = useRef<HTMLTableElement>(null);
  const choice = useChoice(rows, selection);
  const menus = useMenus(selection?.menu);
  const cells = useEditableColumns({ of: editing, columns, rows, table, before: choice.length });
  const sortable = cells.columns.map((column) => ({
    ...column,
    // Phones show the sorted column too.
    desk: column.desk && (column.sort === undefined || column.sort !== sort?.field),
    sorted: directionOf(column.sort, sort),
    head: column.sort !== undefined && (
      <SortHeading title={column.title} field={column.sort} sort={sort} onSort={onSort} />
    ),
  }));
  useGridKeys(table, {
    ...cells,
    chooseAll: selection?.onAll,
    hasSelected: selection && selection.selected.size > 0,
  });
  return (
    <>
      <DataTable
        label={label}
        columns={[...choice, ...sortable, ...menus]}
        rows={cells.rows}
        keyOf={({ id }) => id}
        isSelected={selection && (({ id }) => selection.selected.has(id))}
        grid={{ table, isEditable: (row, key) => editing !== undefined && isEditable(editing, row, key) }}
      />
      {cells.guard}
    </>
  );
}

const places = ['1', '2', '3', '4', '5', '6'].map((id) => ({ id }));

/** The headings of a list and skeleton rows while it loads. */
export function WaitingTable({ label, columns }: { label: string; columns: readonly ListColumn<never>[] }) {
  const bars = columns.map(({ key, title, kind }) => ({
    key,
    title,
    kind,
    cell: () => <span className={styles.bar} data-kind={kind} />,
  }));
  return (
    <div role="status" data-waiting>
      <VisuallyHidden>
        <FormattedMessage id="ui.loading" />
      </VisuallyHidden>
      <div aria-hidden>
        <DataTable label={label} columns={bars} rows={places} keyOf={({ id }) => id} />
      </div>
    </div>
  );
}
