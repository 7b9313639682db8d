import type { Changes } from '#server/features/audit/audit.types';

/** SQL of the stored values of person `p` with account `a`, by field in the format of files. */
export const storedPerson = `jsonb_build_object('name', p.name, 'email', p.email, 'externalId', p.external_id, 'role', p.role,
  'userType', p.user_type, 'lang', p.lang, 'location', p.location, 'country', p.country, 'state', p.state,
  'phone', p.phone, 'accountNumber', a.number, 'disabled', case when p.disabled_at is null then 'no' else 'yes' end)`;

/** SQL that is true if person `p` has an account for signing in. */
export const signsIn = 'exists (select from profile_identity i where i.profile_id = p.id)';

const personalFields = ['name', 'email', 'externalId', 'phone', 'location', 'country', 'state'];

const part = (changes: Changes, isPersonal: boolean): Changes =>
  Object.fromEntries(
    Object.entries(changes).filter(([field]) => personalFields.includes(field) === isPersonal),
  );

/** Returns the changes of a person for the audit log, with personal values separate. */
export const asAudited = (about: string, changes: Changes) => ({
  changes: part(changes, false),
  personal: { about, changes: part(changes, true) },
});
