import type { BulkActionDefinition } from './bulk-action-definition';
import type { AnyRow, RowAction } from './row-action';
import { suitsRow } from './suits-row';

type Props<Row> = { actions: readonly BulkActionDefinition[]; own: readonly RowAction<Row>[]; row: Row };

/** Returns the available actions of a row: its own ones, and bulk actions that would change it. */
export const offeredOf = <Row extends AnyRow>({ actions, own, row }: Props<Row>) => ({
  own: own.filter((action) => action.suits?.(row) ?? true),
  actions: actions.filter((action) => action.ofRow !== false && suitsRow(action.name, row)),
});

/** Returns the available shortcuts of a row. */
export function shortcutsOf<Row extends AnyRow>(props: Props<Row>): string[] {
  const offered = offeredOf(props);
  return [...offered.own, ...offered.actions].flatMap(({ shortcut }) => shortcut ?? []);
}
