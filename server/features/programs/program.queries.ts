import type { EntityManager } from 'typeorm';
import { accountKindsOf, allowedMisses, type Bucket } from './program.policy';

/** The newest wrong numbers of a person, as many as count, newest first; others of the person wait meanwhile. */
export async function lockMisses(manager: EntityManager, profileId: string): Promise<Date[]> {
  await manager.query('select from profile where id = $1 for no key update', [profileId]);
  const rows: { at: Date }[] = await manager.query(
    'select created_at as at from program_miss where profile_id = $1 order by created_at desc limit $2',
    [profileId, allowedMisses],
  );
  return rows.map(({ at }) => at);
}

/** The account whose number opens the program; null without one. Spaces, dashes and case don't count. */
export async function findAccount(
  manager: EntityManager,
  bucket: Bucket,
  number: string,
): Promise<string | null> {
  const [row]: { id: string }[] = await manager.query(
    `select id from account
     where kind = any($1) and number_key = lower(regexp_replace($2, '[[:space:]-]', '', 'g')) and disabled_at is null
     order by array_position($1, kind) limit 1`,
    [accountKindsOf(bucket), number],
  );
  return row?.id ?? null;
}
