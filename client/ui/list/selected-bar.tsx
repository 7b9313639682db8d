import type { ReactNode } from 'react';
import { ErrorNote } from '#client/ui/feedback/messages';
import { useSavingAs } from '#client/ui/files/use-saving';
import styles from './admin-list.module.css';
import { BulkBar, type BulkBarProps } from './bulk-bar';
import { selectedFile } from './selected-file';
import { type ListParams, SavedAge, SaveList } from './save-list';

type Props = Omit<BulkBarProps, 'children'> & {
  /** The list's name in the API where its rows can be saved as a file. */
  csv: string | undefined;
  /** What the list was asked for. */
  params: ListParams;
  ids: readonly string[];
  /** The file's names of the columns that are shown. */
  columns: readonly string[];
  /** How many columns are shown. */
  visible: number;
  /** What is done with the rows, around what saves them. */
  actions: (save: ReactNode) => ReactNode;
};

/** What can be done with the rows that are ticked, and they alone as a file. */
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
