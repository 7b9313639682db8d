import { type ListParams, listFile } from './save-list';
import type { AllSelected } from './use-selected';

/**
 * Where the server gives the rows that are ticked as a file, and what it is sent: those by their ids, or all that the list
 * finds but for those that were taken out.
 */
export function selectedFile(
  query: string,
  params: ListParams,
  { ids, all }: { ids: readonly string[]; all: AllSelected | null },
  columns: readonly string[],
) {
  const { where, ...others } = params;
  const [found, selected] = all
    ? [others, { AND: [where ?? {}, { id: { noneOf: all.except } }] }]
    : [{ orderBy: params.orderBy }, { id: { oneOf: ids } }];
  return { address: listFile(query, found, columns), sent: { where: JSON.stringify(selected) } };
}
