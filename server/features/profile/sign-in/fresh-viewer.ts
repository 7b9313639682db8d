import type { EntityManager } from 'typeorm';
import { AppError } from '#server/platform/errors';
import type { Person } from '#server/platform/access/viewer';

/** A person with the session of the request. */
export interface SignedIn extends Person {
  session: { begunBy: Date; id: string | null };
}

/** A stored person with the fields that end sessions. */
export interface PersonRow extends Omit<Person, 'kind'> {
  disabledAt: Date | null;
  sessionsEndedAt: Date | null;
  sessionsEndedExcept: string | null;
}

// Managers of a distributor who manage its retailers also get the retailers' accounts.
const managedAccounts = `case when p.role = 'manager' and p.account_id is not null then
    array[p.account_id::text] || array(select r.id::text from account r
      where p.manages_retailers and r.distributor_id = p.account_id order by r.id)
  else '{}' end`;

/** The columns of `PersonRow` from profile `p` and its account `a`. */
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
 * Returns the stored person as a viewer, with a session if given. Throws PROFILE_DISABLED, and TOKEN_INVALID if the
 * session has ended.
 */
export function activePerson(row: PersonRow, session: SignedIn['session'] | null): Person | SignedIn {
  assertActive(row, session);
  const { profileId, name, role, userType, lang, accountId, accountKind, proCycleStartedAt } = row;
  const { managedAccountIds, termsVersion } = row;
  const known = { profileId, name, role, userType, lang, accountId, accountKind, proCycleStartedAt };
  const person = { ...known, managedAccountIds, termsVersion };
  return session ? { kind: 'person', ...person, session } : { kind: 'person', ...person };
}

/** Returns the session of a signed-in person; null for other people, such as those of a job. */
export const sessionOf = (person: Person): SignedIn['session'] | null =>
  (person as Partial<SignedIn>).session ?? null;

/**
 * Returns the current person from the database, locked FOR SHARE until the transaction ends, so that a concurrent
 * demotion or disabling either counts or waits. Lock the profile for update before if you change it, or two requests
 * can deadlock. Throws NO_PROFILE, and like `activePerson`.
 */
export const freshViewer = (manager: EntityManager, person: Person): Promise<Person> =>
  freshPerson(manager, person.profileId, sessionOf(person));

/** Like `freshViewer`, for the person whose work a job continues, without a session. */
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
