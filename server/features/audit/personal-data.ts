import type { PersonalData } from '#server/platform/personal-data';
import { erasePersonal } from './erase-personal';

/** The personal data of the audit log. */
export const auditPersonalData: readonly PersonalData[] = [
  {
    columns: ['audit_entry.actor_id', 'audit_entry.target_id', 'audit_personal.profile_id'],
    merge: { stays: 'The audit is never changed.' },
    inFile: {
      name: 'history',
      // Only changes to the person themselves are exported, because administrators also change other people.
      sql: `select e.at, e.action, e.target_kind as "of", e.target_id as "id", e.outcome,
          case when e.target_id = person.id::text or p.id is not null
            then e.changes || coalesce(p.changes::jsonb, '{}') end as changes,
          o.changes #>> '{address,1}' as address
        from person join audit_entry e on e.target_id = person.id::text
          or (e.actor_kind = 'person' and e.actor_id = person.id::text)
        left join audit_personal p on p.id = e.personal_id and p.profile_id = person.id
        left join audit_personal o on o.id = e.origin_id and o.profile_id = person.id
        order by e.id`,
    },
    forget: (manager, { profileId }) => erasePersonal(manager, profileId),
  },
  {
    columns: ['audit_erased.profile_id'],
    merge: { stays: 'It says of whom something was erased.' },
    inFile: 'nothing is told but that something is gone',
    forget: 'it says that the person was forgotten',
  },
];
