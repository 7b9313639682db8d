import type { EntityManager } from 'typeorm';
import { unreferred } from '#server/platform/database/references';

/** An account to add. `disabled` is yes or no. */
export interface AddedAccount {
  id: string;
  distributorId: string | null;
  kind?: string;
  number?: string;
  name: string;
  address?: string;
  country?: string;
  region?: string;
  disabled?: string;
}

/** The changed fields of an account. `disabled` is yes or no. */
export interface ChangedAccount {
  id: string;
  set: Partial<Record<Exclude<keyof AddedAccount, 'id' | 'kind'>, string | null>>;
}

/** Adds accounts by one statement, in the caller's transaction. */
export async function addAccounts(manager: EntityManager, accounts: readonly AddedAccount[]): Promise<void> {
  if (accounts.length === 0) return;
  await manager.query(
    `insert into account (id, distributor_id, kind, number, name, address, country, region, disabled_at)
     select id, "distributorId", kind, number, name, address, country, region, case when disabled = 'yes' then now() end
     from jsonb_to_recordset($1::jsonb) as n (id uuid, "distributorId" uuid, kind text, number text, name text,
       address text, country text, region text, disabled text)`,
    [JSON.stringify(accounts)],
  );
}

/** Writes fields of accounts by one statement, in the caller's transaction. */
export async function changeAccounts(
  manager: EntityManager,
  accounts: readonly ChangedAccount[],
): Promise<void> {
  if (accounts.length === 0) return;
  const plain = ['number', 'name', 'address', 'country', 'region'].map(
    (field) => `${field} = case when c.set ? '${field}' then c.set ->> '${field}' else a.${field} end`,
  );
  await manager.query(
    `update account a set ${plain.join(', ')},
       distributor_id = case when c.set ? 'distributorId' then (c.set ->> 'distributorId')::uuid else a.distributor_id end,
       disabled_at = case when not c.set ? 'disabled' then a.disabled_at
         when c.set ->> 'disabled' = 'yes' then coalesce(a.disabled_at, now()) end,
       updated_at = now()
     from jsonb_to_recordset($1::jsonb) as c (id uuid, set jsonb) where a.id = c.id`,
    [JSON.stringify(accounts)],
  );
}

/**
 * Returns SQL that is true if account `a` is unchanged since it was added and nothing refers to it, except retailers
 * `r` for which the SQL `leaving` is true.
 */
export const unusedAccount = async (manager?: EntityManager, leaving?: string): Promise<string> => {
  const but: Record<string, string> = leaving === undefined ? {} : { 'account.distributor_id': leaving };
  return `a.updated_at = a.created_at and ${await unreferred('account', 'a', manager, but)}`;
};

/** Deletes those of the accounts that are unused. Returns their ids. */
export async function removeUnusedAccounts(
  manager: EntityManager,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const [gone]: [{ id: string }[], number] = await manager.query(
    `delete from account a where id = any($1::uuid[]) and ${await unusedAccount(manager)} returning id`,
    [ids],
  );
  return gone.map(({ id }) => id);
}
