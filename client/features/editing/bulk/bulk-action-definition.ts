import type { ComponentType } from 'react';
import type { BulkActionName } from '#client/platform/generated/schema';

/** The values of an action. Null until they are selected. */
export type BulkValues = Readonly<Record<string, string | null>> | null;

export type BulkInputProps = { onChange: (values: BulkValues) => void };

/** A bulk action of a list, with a custom input if its values aren't a simple choice. */
export type BulkActionDefinition = {
  name: BulkActionName;
  /** The shortcut that opens the action for the focused row. */
  shortcut?: string;
  Input?: ComponentType<BulkInputProps>;
  /** The initial values. With them, typing doesn't reload the preview. */
  initial?: BulkValues;
  /** False if row menus omit the action, for example because the cell can be edited in place. */
  ofRow?: false;
};
