import type { Changes } from '#server/features/audit/audit.types';

/** SQL of what is stored of person `p` of account `a`, field by field, as files say it. */
export const storedPerson = `jsonb_build_object('name', p.name, 'email', p.email, 'externalId', p.external_id, 'role', p.role,
  'userType', p.user_type, 'lang', p.lang, 'location', p.location, 'country', p.country, 'state', p.state,
  'phone', p.phone, 'accountNumber', a.number, 'disabled', case when p.disabled_at is null then 'no' else 'yes' end)`;

/** SQL of whether person `p` has signed in by an account. */
export const signsIn = 'exists (select from profile_identity i where i.profile_id = p.id)';

const personalFields = ['name', 'email', 'externalId', 'phone', 'location', 'country', 'state'];

const part = (changes: Changes, isPersonal: boolean): Changes =>
  Object.fromEntries(
    Object.entries(changes).filter(([field]) => personalFields.includes(field) === isPersonal),
  );

/** Changes of a person as the audit keeps them: what is personal apart. */
export const asAudited = (about: string, changes: Changes) => ({
  changes: part(changes, false),
  personal: { about, changes: part(changes, true) },
});
