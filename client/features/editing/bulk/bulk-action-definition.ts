import type { ComponentType } from 'react';
import type { BulkActionName } from '#client/platform/generated/schema';

/** What is given to an action; null until it is chosen. */
export type BulkValues = Readonly<Record<string, string | null>> | null;

export type BulkInputProps = { onChange: (values: BulkValues) => void };

/** An action of a list, with the field of its own where the words of the action do not say what is chosen. */
export type BulkActionDefinition = {
  name: BulkActionName;
  /** The letter that asks for it of the row in which the focus is. */
  shortcut?: string;
  Input?: ComponentType<BulkInputProps>;
  /** What it is given where nothing is typed; what is typed changes nothing of the preview then. */
  initial?: BulkValues;
  /** Whether the menu of a row leaves it out, as where the row's own cell is changed in its place. */
  ofRow?: false;
};
