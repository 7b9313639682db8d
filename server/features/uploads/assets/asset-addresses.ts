import type { EntityManager } from 'typeorm';
import type { AssetRow } from './asset.queries';
import { imageUrl, keyIn } from './public-images';

/** The key of the image at an address of this portal's storage, now or while it was a folder; null for any other. */
function keyAt(address: string): string | null {
  const key = keyIn(address);
  return key !== null && (address === `/${key}` || address === imageUrl(key)) ? key : null;
}

/** The ids of stored images that were uploaded for these purposes, by the addresses of their large variants. */
export async function assetsByAddress(
  manager: EntityManager,
  addresses: readonly string[],
  purposes: readonly AssetRow['purpose'][],
): Promise<Map<string, string>> {
  const keys = new Map(addresses.map((address) => [address, keyAt(address)]));
  const rows: { id: string; key: string }[] = await manager.query(
    `select id, variants -> 'large' ->> 'key' as key from asset
     where variants -> 'large' ->> 'key' = any($1::text[]) and purpose = any($2::text[]) and stored_at is not null`,
    [[...keys.values()].filter((key) => key !== null), purposes],
  );
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  return new Map(
    [...keys].flatMap(([address, key]) => {
      const id = key === null ? undefined : ids.get(key);
      return id === undefined ? [] : [[address, id] as const];
    }),
  );
}
