import { LRUCache } from 'lru-cache';
import { activePerson, type PersonRow, personColumns } from '#server/features/profile/sign-in/fresh-viewer';
import { now } from '#server/platform/clock';
import { select } from '#server/platform/database/database';
import { createModuleState } from '#server/platform/module-state';
import type { TokenSubject } from '#server/platform/access/token-subject';
import type { Person } from '#server/platform/access/viewer';

/**
 * Milliseconds for which a server caches that a session impersonates no one, so that a page with several requests
 * queries once.
 */
const sightless = 500;

/** Milliseconds after which this is no longer cached on any server. */
export const noticedAfter = sightless + 50;

const seesNobody = createModuleState(() => new LRUCache<string, true>({ max: 20_000, ttl: sightless }));

/**
 * Returns the person whom the administrator impersonates in this session; null if there is none. A server with a stale
 * cache would let the administrator write, so a new impersonation is reported only `noticedAfter` its start.
 */
export async function seenPerson(
  administrator: Person,
  { issuer, sessionId }: TokenSubject,
): Promise<Person | null> {
  const key = `${issuer}\n${sessionId}\n${administrator.profileId}`;
  if (seesNobody.value.has(key)) return null;
  // The result is as old as the start of the query.
  const start = performance.now();
  const [row] = await select<PersonRow & { until: Date }>(
    'seen-person',
    `select ${personColumns}, s.until from impersonation s
     join profile p on p.id = s.profile_id left join account a on a.id = p.account_id
     where s.issuer = $1 and s.session_id = $2 and s.administrator_id = $3`,
    [issuer, sessionId, administrator.profileId],
  );
  if (!row) {
    seesNobody.value.set(key, true, { start });
    return null;
  }
  const isOver = row.until <= now() || row.disabledAt !== null || row.role === 'admin';
  const seenBy = { profileId: administrator.profileId, until: row.until, isOver };
  // In the administrator's own language.
  return { ...activePerson({ ...row, disabledAt: null }, null), lang: administrator.lang, seenBy };
}
