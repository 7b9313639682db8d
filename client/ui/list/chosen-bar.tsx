import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#client/ui/messages';
import { SaveMenu } from '#client/ui/save-menu';
import { useSavingAs } from '#client/ui/use-saving';
import styles from './admin-list.module.css';
import { BulkBar, type BulkBarProps } from './bulk-bar';
import { chosenFile } from './chosen-file';
import { type Asked, SavedAge } from './save-list';

type Props = Omit<BulkBarProps, 'children'> & {
  /** The list's name in the API where its rows can be saved as a file. */
  csv: string | undefined;
  /** What the list was asked for. */
  asked: Asked;
  ids: readonly string[];
  /** The file's names of the columns that are shown. */
  columns: readonly string[];
  /** How many columns are shown. */
  shown: number;
  /** What is done with the rows, around what saves them. */
  deeds: (save: ReactNode) => ReactNode;
};

/** What can be done with the rows that are ticked, and they alone as a file. */
export function ChosenBar({ csv, asked, ids, columns, shown, deeds, ...bar }: Props) {
  const intl = useIntl();
  const { all } = bar;
  const file = chosenFile(csv ?? '', asked, { ids, all }, columns);
  const { busy, saveAs, problem, age } = useSavingAs(file.address, file.sent);
  const count = all ? all.total - all.except.length : ids.length;
  const label = intl.formatMessage({ id: 'admin.list.saveChosen' }, { count });
  const word = <span className="desk-only">{label}</span>;
  const save = csv !== undefined && (
    <SaveMenu
      size="sm"
      label={label}
      busyLabel={word}
      busy={busy}
      saveAs={saveAs}
      words={(format, isWhole) => (
        <FormattedMessage
          id={isWhole ? 'admin.list.saveWhole' : 'admin.list.saveShown'}
          values={{ format, count: shown }}
        />
      )}
    >
      {word}
    </SaveMenu>
  );
  return (
    <>
      <BulkBar {...bar}>{deeds(save)}</BulkBar>
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
