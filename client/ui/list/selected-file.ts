import type { Condition } from '#client/platform/generated/schema';
import { type Asked, listFile } from './save-list';
import type { AllSelected } from './use-selected';

/**
 * Where the server gives the rows that are ticked as a file, and what it is sent: those by their ids, or all that the list
 * finds but for those that were taken out.
 */
export function selectedFile(
  query: string,
  asked: Asked,
  { ids, all }: { ids: readonly string[]; all: AllSelected | null },
  columns: readonly string[],
) {
  const only = (operator: 'IS' | 'IS_NOT', values: readonly string[]): Condition[] =>
    values.length > 0 ? [{ field: 'id', operator, values: [...values] }] : [];
  const { where, ...others } = asked;
  const [found, conditions] = all
    ? [others, [...(where ?? []), ...only('IS_NOT', all.except)]]
    : [{ orderBy: asked.orderBy }, only('IS', ids)];
  return { address: listFile(query, found, columns), sent: { where: JSON.stringify(conditions) } };
}
