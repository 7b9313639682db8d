import type { EntityManager } from 'typeorm';
import { select } from '#server/platform/database/database';
import { foldNumberSql } from '#server/platform/database/sql';
import { accountKindsOf, allowedMisses, type Bucket, type OpenPrograms } from './program.policy';

/** Returns SQL of the program access `e` of a profile that hasn't expired at an instant. Both are SQL. */
export const entriesOf = (profile: string, at: string): string => `program_entry e
      join account c on c.id = e.account_id
      where e.profile_id = ${profile} and e.expires_at > ${at} and c.disabled_at is null`;

/** Returns true if a profile has valid access to a program. */
export async function selectHasEntry(profileId: string, bucket: Bucket, at: Date): Promise<boolean> {
  const [row] = await select<{ entered: boolean }>(
    'program-has-entry',
    `select exists (select from ${entriesOf('$1', '$2')} and e.bucket = $3) as entered`,
    [profileId, at, bucket],
  );
  return row!.entered;
}

/**
 * Returns the times of the newest wrong numbers of a person that count, newest first. Locks the person until the
 * transaction ends.
 */
export async function lockMisses(manager: EntityManager, profileId: string): Promise<Date[]> {
  await manager.query('select from profile where id = $1 for no key update', [profileId]);
  const rows: { at: Date }[] = await manager.query(
    'select created_at as at from program_miss where profile_id = $1 order by created_at desc limit $2',
    [profileId, allowedMisses],
  );
  return rows.map(({ at }) => at);
}

/** Returns the programs that the site has enabled. Locks this setting until the transaction ends. */
export async function lockOpenPrograms(manager: EntityManager): Promise<OpenPrograms> {
  const [row]: OpenPrograms[] = await manager.query(
    `select gold_distributor_modules_enabled as "goldDistributorModulesEnabled",
       gold_retailer_modules_enabled as "goldRetailerModulesEnabled" from site_setting for share`,
  );
  return row!;
}

/**
 * Returns the id of the enabled account with this number, and locks it until the transaction ends. Returns null if the
 * program's kinds of accounts have none. Ignores spaces, dashes and case.
 */
export async function lockAccount(
  manager: EntityManager,
  bucket: Bucket,
  number: string,
): Promise<string | null> {
  const [row]: { id: string }[] = await manager.query(
    `select id from account
     where kind = any($1) and number_key = ${foldNumberSql('$2')} and disabled_at is null
     order by array_position($1, kind) limit 1 for share`,
    [accountKindsOf(bucket), number],
  );
  return row?.id ?? null;
}
