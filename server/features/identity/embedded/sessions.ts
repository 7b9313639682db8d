import type { EntityManager } from 'typeorm';
import { select } from '#server/platform/database/database';

/**
 * Ends every session of these accounts with its grants and tokens, except the one with the stored `sid`. Issued access
 * tokens are rejected by the profile's sessions_ended_at.
 */
export async function endAccountSessions(
  manager: EntityManager,
  subjects: readonly string[],
  storedSessionId: string | null,
): Promise<void> {
  await manager.query(
    `with kept as (
       select s.id, s.uid, client.value ->> 'grantId' as grant_id
       from idp.oidc_payload s, jsonb_each(coalesce(s.payload -> 'authorizations', '{}')) client
       where s.model = 'Session' and s.payload ->> 'accountId' = any($1::text[]) and client.value ->> 'sid' = $2
     )
     delete from idp.oidc_payload p
     where p.payload ->> 'accountId' = any($1::text[])
       and not exists (
         select from kept
         where (p.model = 'Session' and p.id = kept.id)
            or (p.model = 'Grant' and p.id = kept.grant_id)
            or (p.model not in ('Session', 'Grant') and p.grant_id = kept.grant_id)
       )`,
    [subjects, storedSessionId],
  );
}

/** Returns the number of open sessions of an account. */
export async function countAccountSessions(subject: string): Promise<number> {
  const [row] = await select<{ count: number }>(
    'idp-account-sessions',
    `select count(*)::int as count from idp.oidc_payload
     where payload ->> 'accountId' = $1 and model = 'Session' and (expires_at is null or expires_at > now())`,
    [subject],
  );
  return row!.count;
}
