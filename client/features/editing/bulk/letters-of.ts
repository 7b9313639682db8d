import type { BulkDeed } from './bulk-deed';
import type { AnyRow, RowDeed } from './row-deed';
import { suitsRow } from './suits-row';

type Props<Row> = { deeds: readonly BulkDeed[]; own: readonly RowDeed<Row>[]; row: Row };

/** What the menu of a row offers now: deeds of the list's own, and those of many rows that do anything to it. */
export const offeredOf = <Row extends AnyRow>({ deeds, own, row }: Props<Row>) => ({
  own: own.filter((deed) => deed.suits?.(row) ?? true),
  deeds: deeds.filter((deed) => deed.ofRow !== false && suitsRow(deed.name, row)),
});

/** The letters that do something to a row now. */
export function lettersOf<Row extends AnyRow>(props: Props<Row>): string[] {
  const offered = offeredOf(props);
  return [...offered.own, ...offered.deeds].flatMap(({ letter }) => letter ?? []);
}
