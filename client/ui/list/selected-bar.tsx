import type { ReactNode } from 'react';
import { ErrorNote } from '#client/ui/feedback/messages';
import { useSavingAs } from '#client/ui/files/use-saving';
import styles from './admin-list.module.css';
import { BulkBar, type BulkBarProps } from './bulk-bar';
import { selectedFile } from './selected-file';
import { type ListParams, SavedAge, SaveList } from './save-list';

type Props = Omit<BulkBarProps, 'children'> & {
  /** The list's name in the API, if its rows can be downloaded. */
  csv: string | undefined;
  /** The variables of the list's query. */
  params: ListParams;
  ids: readonly string[];
  /** The names of the visible columns in the file. */
  columns: readonly string[];
  /** The number of visible columns. */
  visible: number;
  /** Renders the actions around the download button. */
  actions: (save: ReactNode) => ReactNode;
};

/** The bar of the selected rows with actions and download. */
export function SelectedBar({ csv, params, ids, columns, visible, actions, ...bar }: Props) {
  const { all } = bar;
  const file = selectedFile(csv ?? '', params, { ids, all }, columns);
  const { busy, saveAs, problem, age } = useSavingAs(file.address, file.sent);
  const count = all ? all.total - all.except.length : ids.length;
  const save = csv !== undefined && (
    <SaveList busy={busy} saveAs={saveAs} visible={visible} selected={count} />
  );
  return (
    <>
      <BulkBar {...bar}>{actions(save)}</BulkBar>
      {problem && (
        <div className={styles.saved}>
          <ErrorNote>{problem}</ErrorNote>
        </div>
      )}
      {age > 0 && (
        <div className={styles.saved}>
          <SavedAge age={age} />
        </div>
      )}
    </>
  );
}
