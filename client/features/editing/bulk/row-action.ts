import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { RowState } from './suits-row';

export type AnyRow = RowState & { id: string };

/** What is done with one row in a way of its own: at once, or by a dialog. */
export type RowAction<Row> = {
  /** Message id of its verb. */
  label: string;
  /** The letter that opens its dialog of the row in which the focus is. */
  shortcut?: string;
  icon?: TablerIcon;
  suits?(row: Row): boolean;
  run?(row: Row): void;
  Dialog?(props: { row: Row; opened: boolean; onClose: () => void }): ReactNode;
};
