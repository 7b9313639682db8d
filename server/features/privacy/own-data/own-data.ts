import type { EntityManager } from 'typeorm';
import type { PersonAddress } from '#server/platform/text/addresses';
import { personalData } from '../personal-data';

/** The person whose data is exported. */
export interface DataOwner {
  id: string;
  lang: string;
  addresses: readonly PersonAddress[];
}

/** Returns all personal data of a person, by the names that the features declare. */
export async function ownDataOf(
  manager: EntityManager,
  { id, lang, addresses }: DataOwner,
): Promise<Record<string, unknown[]>> {
  const data: Record<string, unknown[]> = {};
  for (const { inFile } of personalData) {
    if (typeof inFile === 'string') continue;
    const [row]: { rows: unknown[] }[] = await manager.query(
      `with person as (select $1::uuid as id, $2::jsonb as addresses, $3::text as lang)
       select coalesce(json_agg(row_to_json(t)), '[]') as rows from (${inFile.sql}) t`,
      [id, JSON.stringify(addresses), lang],
    );
    data[inFile.name] = row!.rows;
  }
  return data;
}
