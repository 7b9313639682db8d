import { activePerson, type PersonRow, personColumns } from '#server/features/profile/fresh-viewer';
import { now } from '#server/platform/clock';
import { select } from '#server/platform/database';
import type { TokenSubject } from '#server/platform/token-subject';
import type { Person } from '#server/platform/viewer';

/**
 * As whom an administrator sees the portal in this session; null as oneself. It is read anew for each request, as a server
 * that does not know of it yet would let the administrator write.
 */
export async function seenPerson(
  administrator: Person,
  { issuer, sessionId }: TokenSubject,
): Promise<Person | null> {
  const [row] = await select<PersonRow & { until: Date }>(
    'seen-person',
    `select ${personColumns}, s.until from seeing_as s
     join profile p on p.id = s.profile_id left join account a on a.id = p.account_id
     where s.issuer = $1 and s.session_id = $2 and s.administrator_id = $3`,
    [issuer, sessionId, administrator.profileId],
  );
  if (!row) return null;
  const isOver = row.until <= now() || row.disabledAt !== null || row.role === 'admin';
  const seenBy = { profileId: administrator.profileId, until: row.until, isOver };
  // In the administrator's language, who is to understand it.
  return { ...activePerson({ ...row, disabledAt: null }, null), lang: administrator.lang, seenBy };
}
