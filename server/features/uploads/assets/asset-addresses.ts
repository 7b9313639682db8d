import type { EntityManager } from 'typeorm';
import type { AssetRow } from './asset.queries';
import { imageUrl, keyIn } from './public-images';

/**
 * Returns the key of the image at an address of this portal's storage, including the former folder; null for other
 * addresses.
 */
function keyAt(address: string): string | null {
  const key = keyIn(address);
  return key !== null && (address === `/${key}` || address === imageUrl(key)) ? key : null;
}

/** Returns the ids of stored images with these purposes, by the addresses of their large variants. */
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
