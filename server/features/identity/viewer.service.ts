import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';
import { onCacheChange } from '#server/platform/cache';
import { select } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import type { TokenSubject } from '#server/platform/token-subject';
import type { ApiClient, Person, Viewer } from '#server/platform/viewer';

/** A person with the session in which the request came. */
export interface SignedIn extends Person {
  session: { issuedAt: Date; id: string | null };
}

interface PersonRow extends Omit<Person, 'kind'> {
  disabledAt: Date | null;
  sessionsEndedAt: Date | null;
  sessionsEndedExcept: string | null;
}

interface Known {
  person: PersonRow | null;
  client: { role: ApiClient['role']; enabled: boolean } | null;
}

const personColumns = `p.id::text as "profileId", p.name, p.role, p.user_type as "userType", p.lang,
  p.account_id::text as "accountId", a.kind as "accountKind", p.pro_cycle_started_at as "proCycleStartedAt",
  p.disabled_at as "disabledAt", p.sessions_ended_at as "sessionsEndedAt",
  p.sessions_ended_except as "sessionsEndedExcept"`;

const known = new LRUCache<string, Known>({ max: 20_000 });
let generation = 0;
onCacheChange('viewers', () => {
  generation += 1;
  known.clear();
});

async function read({ issuer, subject, clientId }: TokenSubject): Promise<Known> {
  const [persons, clients] = await Promise.all([
    select<PersonRow>(
      'viewer-person',
      `select ${personColumns} from profile_identity i
       join profile p on p.id = i.profile_id left join account a on a.id = p.account_id
       where i.issuer = $1 and i.subject = $2`,
      [issuer, subject],
    ),
    select<NonNullable<Known['client']>>(
      'viewer-client',
      'select role, enabled from api_client where issuer = $1 and client_id = $2',
      [issuer, clientId],
    ),
  ]);
  return { person: persons[0] ?? null, client: clients[0] ?? null };
}

async function lookUp(subject: TokenSubject): Promise<Known> {
  const key = `${subject.issuer}\n${subject.subject}\n${subject.clientId}`;
  const cached = known.get(key);
  if (cached) return cached;
  const startedIn = generation;
  const found = await read(subject);
  // What was read before a change must not be kept after it; nor a stranger, who is about to get a profile.
  if (startedIn === generation && (found.person || found.client)) known.set(key, found);
  return found;
}

function assertActive(row: PersonRow, session: SignedIn['session']): void {
  if (row.disabledAt) throw new AppError('PROFILE_DISABLED');
  // A token's time is in whole seconds: one of the very second in which sessions ended is refused too.
  const ended = row.sessionsEndedAt !== null && session.issuedAt < row.sessionsEndedAt;
  const spared = session.id !== null && session.id === row.sessionsEndedExcept;
  if (ended && !spared) throw new AppError('TOKEN_INVALID');
}

function personOf(row: PersonRow): Person {
  const { profileId, name, role, userType, lang, accountId, accountKind, proCycleStartedAt } = row;
  return { kind: 'person', profileId, name, role, userType, lang, accountId, accountKind, proCycleStartedAt };
}

/**
 * Who calls, by the token's issuer and subject from the database; shared until a profile, link, client or account
 * changes. Throws PROFILE_DISABLED, TOKEN_INVALID for a token of a session that was ended, and FORBIDDEN for a
 * client that was revoked.
 */
export async function viewerOf(subject: TokenSubject | null): Promise<Viewer> {
  if (!subject) return { kind: 'stranger' };
  const { person, client } = await lookUp(subject);
  if (client) {
    if (!client.enabled) throw new AppError('FORBIDDEN');
    return { kind: 'client', clientId: subject.clientId, role: client.role };
  }
  if (!person) return { kind: 'stranger', subject: { issuer: subject.issuer, subject: subject.subject } };
  const session = { issuedAt: subject.issuedAt, id: subject.sessionId };
  assertActive(person, session);
  const signedIn: SignedIn = { ...personOf(person), session };
  return signedIn;
}

/** The session of a person as `viewerOf` gave it; null for a person from elsewhere, such as a job. */
export const sessionOf = (person: Person): SignedIn['session'] | null =>
  (person as Partial<SignedIn>).session ?? null;

/**
 * The person as the database knows it now, held FOR SHARE until the transaction ends, so that a demotion or
 * disabling at the same time either comes first and counts or waits. Throws as `viewerOf` does.
 */
export async function freshViewer(manager: EntityManager, person: Person): Promise<Person> {
  const [row] = await manager.query<PersonRow[]>(
    `select ${personColumns} from profile p left join account a on a.id = p.account_id
     where p.id = $1 for share of p`,
    [person.profileId],
  );
  if (!row) throw new AppError('NO_PROFILE');
  const session = sessionOf(person);
  if (!session) {
    if (row.disabledAt) throw new AppError('PROFILE_DISABLED');
    return personOf(row);
  }
  assertActive(row, session);
  return { ...personOf(row), session } as SignedIn;
}
