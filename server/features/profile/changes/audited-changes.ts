import type { AuditEntry, Changes } from '#server/features/audit/audit.types';
import type { Profile } from '../profile.types';

/** Fields that identify or locate a person. */
const personal: readonly string[] = [
  'name',
  'email',
  'phone',
  'externalId',
  'image',
  'location',
  'country',
  'state',
];

/** Returns the changes of a profile for an audit entry, with the personal ones separate. */
export function auditedChanges(
  stored: Pick<Profile, 'id'> & Partial<Profile>,
  changes: Partial<Profile>,
): Pick<AuditEntry, 'changes' | 'personal'> {
  const fields = Object.keys(changes) as (keyof Profile)[];
  const of = (kept: (keyof Profile)[]): Changes =>
    Object.fromEntries(kept.map((field) => [field, [stored[field] ?? null, changes[field] ?? null]]));
  return {
    changes: of(fields.filter((field) => !personal.includes(field))),
    personal: { about: stored.id, changes: of(fields.filter((field) => personal.includes(field))) },
  };
}
