import { UnstyledButton } from '@mantine/core';
import toast from 'react-hot-toast';
import { useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import styles from './cells.module.css';
import type { RowEditing } from './row-editing';

/** A cell by row and column. */
type Place<Row> = { row: Row; key: string };

/** A fixed toast id, because only the last change can be undone. */
const id = 'cell-change';
const undoMs = 10_000;

/** Returns functions that show the outcome of a cell change in a toast, with an undo button. */
export function useChangeToasts<Row>(of: RowEditing<Row> | undefined) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const say = (messageId: string, { row, key }: Place<Row>, reason = '') => {
    const field = intl.formatMessage({ id: of!.fields[key]!.label });
    return intl.formatMessage({ id: messageId }, { field, name: of!.nameOf(row), reason });
  };
  return {
    saved: (place: Place<Row>, undo: () => void) =>
      void toast.success(
        <span className={styles.saved}>
          <span>{say('admin.cell.saved', place)}</span>{' '}
          <UnstyledButton className={styles.undo} onClick={undo}>
            {intl.formatMessage({ id: 'admin.cell.undo' })}
          </UnstyledButton>
        </span>,
        { id, duration: undoMs },
      ),
    undone: (place: Place<Row>) => void toast.success(say('admin.cell.undone', place), { id }),
    /** Someone else has changed the cell since then. */
    notUndone: (place: Place<Row>) => void toast.error(say('admin.cell.notUndone', place), { id }),
    /** Saving or undoing failed, and no field shows the error. */
    failed: (place: Place<Row>, error: unknown) =>
      void toast.error(say('admin.cell.failed', place, errorMessage(error)), { id }),
  };
}

export type ChangeToasts<Row> = ReturnType<typeof useChangeToasts<Row>>;
