import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { RowState } from './suits-row';

export type AnyRow = RowState & { id: string };

/** An action of a single row, which runs at once or opens a dialog. */
export type RowAction<Row> = {
  /** The message id of the verb. */
  label: string;
  /** The shortcut that opens the dialog for the focused row. */
  shortcut?: string;
  icon?: TablerIcon;
  suits?(row: Row): boolean;
  run?(row: Row): void;
  Dialog?(props: { row: Row; opened: boolean; onClose: () => void }): ReactNode;
};
