import { type ListParams, listFile } from './save-list';
import type { AllSelected } from './use-selected';

/**
 * Returns the address and the body that request the file of the selected rows: by their ids, or all found rows except
 * deselected ones.
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
