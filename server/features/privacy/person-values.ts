import type { EntityManager } from 'typeorm';
import { deletedName } from '#server/platform/personal-data';
import type { PersonAddress } from '#server/platform/text/addresses';

// The owners of an address with the start of each period. Periods that aren't in the audit log start with the profile
// or the account.
const holders = `
  audited as (
    select lower(p.changes #>> '{email,1}') as email, p.profile_id, p.created_at as at from audit_personal p
    where (p.changes -> 'email') is not null and lower(p.changes #>> '{email,1}') in (select email from own)
    union all
    select lower(p.changes #>> '{email,0}'), p.profile_id, f.created_at from audit_personal p join profile f on f.id = p.profile_id
    where (p.changes -> 'email') is not null and lower(p.changes #>> '{email,0}') in (select email from own)
      and not exists (select from audit_personal o where o.profile_id = p.profile_id and (o.changes -> 'email') is not null
        and o.created_at < p.created_at)
  ), present as (
    select lower(f.email) as email, f.id as profile_id, f.created_at as at from profile f
    where lower(f.email) in (select email from own)
    union all
    select lower(a.email), i.profile_id, i.created_at from idp.account a
      join profile_identity i on i.subject = a.subject::text where lower(a.email) in (select email from own)
  ), holder as (
    select email, at, profile_id = any($1::uuid[]) as is_own from audited
    union all select email, at, profile_id = any($1::uuid[]) from present p
    where not exists (select from audited a where a.email = p.email and a.profile_id = p.profile_id)
  )`;

/**
 * Returns every address that these profiles of one person ever had. An address that another person had before or has
 * now counts only for the time in between.
 */
export async function addressesOf(
  manager: EntityManager,
  profileIds: readonly string[],
): Promise<PersonAddress[]> {
  return manager.query(
    `with own as (
       select distinct lower(v.email) as email from (
         select f.email from profile f where f.id = any($1::uuid[])
         union all select a.email from idp.account a join profile_identity i on i.subject = a.subject::text
           where i.profile_id = any($1::uuid[])
         union all select e.email from audit_personal p, json_array_elements_text(p.changes -> 'email') e (email)
           where p.profile_id = any($1::uuid[]) and (p.changes -> 'email') is not null
         union all select s.email from newsletter_subscription s where s.profile_id = any($1::uuid[])
         union all select m.email from contact_message m where m.profile_id = any($1::uuid[])
       ) v where v.email <> ''
     ), ${holders}, period as (
       select email, is_own, case when row_number() over times > 1 then at end as since, lead(at) over times as until
       from holder window times as (partition by email order by at)
     )
     select email, since::text, until::text from period where is_own
     union all select email, null, null from own where email not in (select email from holder)`,
    [profileIds],
  );
}

/** Returns every name, phone number and external id that these profiles of one person ever had, in lower case. */
export async function identifiersOf(
  manager: EntityManager,
  profileIds: readonly string[],
): Promise<string[]> {
  const rows: { value: string }[] = await manager.query(
    `select distinct lower(btrim(v.value)) as value from (
       select unnest(array[name, phone, external_id]) as value from profile where id = any($1::uuid[])
       union all select e.value from audit_personal p, unnest(array['name', 'phone', 'externalId']) field,
         json_array_elements_text(p.changes -> field) e (value)
         where p.profile_id = any($1::uuid[]) and (p.changes -> field) is not null
     ) v where btrim(v.value) not in ('', $2)`,
    [profileIds, deletedName],
  );
  return rows.map(({ value }) => value);
}
