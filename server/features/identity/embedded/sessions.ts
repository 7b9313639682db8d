import type { EntityManager } from 'typeorm';

/**
 * Ends every session of an account with the grants and tokens that hang on it, but for the one whose `sid` is
 * kept. Access tokens already out are refused by the profile's sessions_ended_at.
 */
export async function endAccountSessions(
  manager: EntityManager,
  subject: string,
  keptSessionId: string | null,
): Promise<void> {
  await manager.query(
    `with kept as (
       select s.id, s.uid, client.value ->> 'grantId' as grant_id
       from idp.oidc_payload s, jsonb_each(coalesce(s.payload -> 'authorizations', '{}')) client
       where s.model = 'Session' and s.payload ->> 'accountId' = $1 and client.value ->> 'sid' = $2
     )
     delete from idp.oidc_payload p
     where p.payload ->> 'accountId' = $1
       and not exists (
         select from kept
         where (p.model = 'Session' and p.id = kept.id)
            or (p.model = 'Grant' and p.id = kept.grant_id)
            or (p.model not in ('Session', 'Grant') and p.grant_id = kept.grant_id)
       )`,
    [subject, keptSessionId],
  );
}
