import type { EntityManager } from 'typeorm';
import { AppError } from '#server/platform/errors';
import type { Person } from '#server/platform/viewer';

/** A person with the session in which the request came. */
export interface SignedIn extends Person {
  session: { begunBy: Date; id: string | null };
}

/** A person as stored, with what ends a session. */
export interface PersonRow extends Omit<Person, 'kind'> {
  disabledAt: Date | null;
  sessionsEndedAt: Date | null;
  sessionsEndedExcept: string | null;
}

// Of a distributor whose manager is given its retailers, theirs too.
const managedAccounts = `case when p.role = 'manager' and p.account_id is not null then
    array[p.account_id::text] || array(select r.id::text from account r
      where p.manages_retailers and r.distributor_id = p.account_id order by r.id)
  else '{}' end`;

/** The columns of a `PersonRow`, of profile `p` and its account `a`. */
export const personColumns = `p.id::text as "profileId", p.name, p.role, p.user_type as "userType", p.lang,
  p.account_id::text as "accountId", a.kind as "accountKind", p.pro_cycle_started_at as "proCycleStartedAt",
  ${managedAccounts} as "managedAccountIds", p.disabled_at as "disabledAt", p.sessions_ended_at as "sessionsEndedAt",
  p.sessions_ended_except as "sessionsEndedExcept", p.terms_version as "termsVersion"`;

function assertActive(row: PersonRow, session: SignedIn['session'] | null): void {
  if (row.disabledAt) throw new AppError('PROFILE_DISABLED');
  if (!session) return;
  const ended = row.sessionsEndedAt !== null && session.begunBy < row.sessionsEndedAt;
  const spared = session.id !== null && session.id === row.sessionsEndedExcept;
  if (ended && !spared) throw new AppError('TOKEN_INVALID');
}

/**
 * The stored person as one who calls, in the session where there is one. Throws PROFILE_DISABLED, and TOKEN_INVALID
 * where the session was ended.
 */
export function activePerson(row: PersonRow, session: SignedIn['session'] | null): Person | SignedIn {
  assertActive(row, session);
  const { profileId, name, role, userType, lang, accountId, accountKind, proCycleStartedAt } = row;
  const { managedAccountIds, termsVersion } = row;
  const known = { profileId, name, role, userType, lang, accountId, accountKind, proCycleStartedAt };
  const person = { ...known, managedAccountIds, termsVersion };
  return session ? { kind: 'person', ...person, session } : { kind: 'person', ...person };
}

/** The session of a signed-in person; null for a person from elsewhere, such as a job. */
export const sessionOf = (person: Person): SignedIn['session'] | null =>
  (person as Partial<SignedIn>).session ?? null;

/**
 * The person as the database knows it now, held FOR SHARE until the transaction ends, so that a demotion or
 * disabling at the same time either comes first and counts or waits. Who changes that profile itself locks it for
 * the change before, or two at once would wait for one another. Throws NO_PROFILE, and as `activePerson` does.
 */
export const freshViewer = (manager: EntityManager, person: Person): Promise<Person> =>
  freshPerson(manager, person.profileId, sessionOf(person));

/** As `freshViewer`, of whoever has begun what a job goes on with, in no session. */
export async function freshPerson(
  manager: EntityManager,
  profileId: string,
  session: SignedIn['session'] | null = null,
): Promise<Person> {
  const [row] = await manager.query<PersonRow[]>(
    `select ${personColumns} from profile p left join account a on a.id = p.account_id
     where p.id = $1 for share of p`,
    [profileId],
  );
  if (!row) throw new AppError('NO_PROFILE');
  return activePerson(row, session);
}
