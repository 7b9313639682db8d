import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { ErrorNote } from '#client/ui/feedback/messages';
import { type FileAddress, useSavingAs } from '#client/ui/files/use-saving';
import { ListSearch } from '#client/ui/editing/list-search';
import { ColumnChoice } from './column-choice';
import { FilterBar } from './filter-bar';
import { FilterSheet } from './filter-sheet';
import styles from './admin-list.module.css';
import { inOrder, optional, type ListColumn, type ListFilter } from './list-parts';
import { SavedAge, SaveList } from './save-list';
import type { ListControls } from './use-list-view';

type Props<Row> = {
  searchLabel?: string;
  columns: readonly ListColumn<Row>[];
  filters: readonly ListFilter[];
  controls: ListControls;
  /** The number of found rows as text. Undefined while they load. */
  found?: ReactNode;
  /** The number of visible columns. */
  visible?: number;
  /** The address of the file with all found rows. */
  file?: FileAddress;
  /** Buttons at the end. */
  actions?: ReactNode;
};

/** The tools above a list: search, filters, columns and download. */
export function ListTools<Row>(props: Props<Row>) {
  const { searchLabel, columns, filters, controls, found, visible, file, actions } = props;
  const { view, change, changeColumns } = controls;
  const sorts = columns.filter(({ sort }) => sort !== undefined);
  const isPhone = useMediaQuery('(width < 56.25em)', false, { getInitialValueInEffect: false });
  /** The filter for which the bottom sheet is open. Null for none, undefined while it is closed. */
  const [opened, setOpened] = useState<string | null>();
  const label = useIntl().formatMessage({ id: 'admin.list.filters' });
  const saving = useSavingAs(file ?? (() => ''));
  return (
    <div className={styles.tools}>
      {searchLabel !== undefined && (
        <div className={styles.search}>
          <ListSearch label={searchLabel} value={view.search} onChange={(search) => change({ search })} />
        </div>
      )}
      {(filters.length > 0 || sorts.length > 0) && (
        <div className="phone-only">
          <Button square aria-label={label} aria-haspopup="dialog" onClick={() => setOpened(null)}>
            <IconAdjustmentsHorizontal size={20} stroke={1.9} aria-hidden />
          </Button>
          <FilterSheet
            filters={filters}
            sorts={sorts}
            view={view}
            change={change}
            found={found}
            opened={opened}
            onClose={() => setOpened(undefined)}
          />
        </div>
      )}
      {filters.length > 0 && (
        <FilterBar
          filters={filters}
          view={view}
          change={change}
          found={found}
          onSheet={isPhone ? setOpened : undefined}
        />
      )}
      {/* Hidden on phones, where its gap would narrow the search. */}
      <div className={`${styles.atEnd} ${file === undefined ? 'desk-only' : ''}`}>
        <div className="desk-only">
          <ColumnChoice
            columns={inOrder(optional(columns), view.order)}
            view={view}
            onChange={changeColumns}
          />
        </div>
        {file !== undefined && <SaveList {...saving} visible={visible} found={found} />}
      </div>
      {actions}
      {saving.problem && (
        <div className={styles.problem}>
          <ErrorNote>{saving.problem}</ErrorNote>
        </div>
      )}
      {saving.age > 0 && (
        <div className={styles.problem}>
          <SavedAge age={saving.age} />
        </div>
      )}
    </div>
  );
}
