import type { EntityManager } from 'typeorm';
import { noteSeen } from '#server/features/profile/sign-in/sign-in.queries';
import { hold, select } from '#server/platform/database/database';
import type { TokenSubject } from '#server/platform/access/token-subject';
import type { Namesake } from './identity.policy';
import { ProfileIdentityEntity } from './profile-identity.entity';

/** The profile of a person who has signed in. */
export interface ProfileRow {
  id: string;
  disabledAt: Date | null;
}

/** Returns the profile of a subject; null if there is none. */
export async function profileOfSubject(
  manager: EntityManager,
  { issuer, subject }: Pick<TokenSubject, 'issuer' | 'subject'>,
): Promise<ProfileRow | null> {
  const [row] = await manager.query<ProfileRow[]>(
    `select p.id::text as id, p.disabled_at as "disabledAt"
     from profile_identity i join profile p on p.id = i.profile_id
     where i.issuer = $1 and i.subject = $2`,
    [issuer, subject],
  );
  return row ?? null;
}

/**
 * Locks e-mail addresses, ignoring case, until the transaction ends. Call it before locking any person, because the
 * opposite order can deadlock.
 */
export async function lockEmails(manager: EntityManager, emails: readonly string[]): Promise<void> {
  await manager.query(
    `select pg_advisory_xact_lock(hashtextextended(key, 0))
     from (select distinct 'e-mail' || chr(10) || lower(email) collate "C" as key from unnest($1::text[]) as email
       order by 1) k`,
    [emails],
  );
}

/** Like `lockEmails`, for one address. */
export const lockEmail = (manager: EntityManager, email: string): Promise<void> =>
  lockEmails(manager, [email]);

/** Serializes first sign-ins of one subject or one e-mail address until the transaction ends. */
export async function lockFirstSignIn(
  manager: EntityManager,
  { issuer, subject }: TokenSubject,
  email: string,
): Promise<void> {
  await hold(manager, `${issuer}\n${subject}`);
  await lockEmail(manager, email);
}

/** Returns the profile with this e-mail address, ignoring case, locked; null if there is none. */
export async function namesakeOf(
  manager: EntityManager,
  issuer: string,
  email: string,
): Promise<Namesake | null> {
  const [namesake] = await manager.query<Namesake[]>(
    `select p.id::text as id, p.role, p.disabled_at is not null as disabled,
       exists (select from profile_identity i where i.profile_id = p.id and i.email_verified) as "emailVerified",
       exists (select from profile_identity i where i.profile_id = p.id and i.issuer = $2) as "linkedToIssuer",
       exists (select from profile_identity i where i.profile_id = p.id) as "signsIn"
     from profile p where lower(p.email) = lower($1) for update of p`,
    [email, issuer],
  );
  return namesake ?? null;
}

export async function insertLink(
  manager: EntityManager,
  subject: Pick<TokenSubject, 'issuer' | 'subject' | 'emailVerified'>,
  profileId: string,
): Promise<void> {
  const { issuer, subject: name, emailVerified } = subject;
  await manager.insert(ProfileIdentityEntity, { issuer, subject: name, profileId, emailVerified });
}

/** Records that a person is active, and whether the provider has verified the profile's own e-mail address. */
export async function touch(manager: EntityManager, subject: TokenSubject, profileId: string): Promise<void> {
  await noteSeen(manager, profileId);
  await manager.query(
    `update profile_identity i set email_verified = $3 and lower(p.email) = lower($4)
     from profile p
     where i.issuer = $1 and i.subject = $2 and p.id = i.profile_id
       and i.email_verified is distinct from ($3 and lower(p.email) = lower($4))`,
    [subject.issuer, subject.subject, subject.emailVerified, subject.email ?? ''],
  );
}

/** Returns the e-mail address of a profile outside a transaction; null if it doesn't exist. */
export async function emailOf(profileId: string): Promise<string | null> {
  const [row] = await select<{ email: string }>(
    'email-of-profile',
    'select email from profile where id = $1',
    [profileId],
  );
  return row?.email ?? null;
}

/** Returns the e-mail address of the profile if the subject belongs to it; null otherwise. */
export async function emailSignedInBy(
  issuer: string,
  subject: string,
  profileId: string,
): Promise<string | null> {
  const [row] = await select<{ email: string }>(
    'email-signed-in-by',
    `select p.email from profile_identity i join profile p on p.id = i.profile_id
     where i.issuer = $1 and i.subject = $2 and p.id = $3`,
    [issuer, subject, profileId],
  );
  return row?.email ?? null;
}

/** Marks the e-mail address of a profile as unverified until the next sign-in with it. */
export async function distrustEmail(manager: EntityManager, profileId: string): Promise<void> {
  await manager.update(ProfileIdentityEntity, { profileId }, { emailVerified: false });
}

/** Records the start of a session. Returns false if it was already recorded. */
export async function startSession(
  manager: EntityManager,
  issuer: string,
  sessionId: string,
  profileId: string,
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `insert into identity_session (issuer, session_id, profile_id) values ($1, $2, $3)
     on conflict (issuer, session_id) do nothing returning session_id`,
    [issuer, sessionId, profileId],
  );
  return rows.length > 0;
}

/** Records the end of a session. Returns false if it had already ended. */
export async function finishSession(
  manager: EntityManager,
  issuer: string,
  sessionId: string,
  profileId: string,
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `insert into identity_session (issuer, session_id, profile_id, ended_at) values ($1, $2, $3, now())
     on conflict (issuer, session_id) do update set ended_at = now() where identity_session.ended_at is null
     returning session_id`,
    [issuer, sessionId, profileId],
  );
  return rows.length > 0;
}

/** Returns why the session of a token ended; null if it didn't. */
export async function endOfSession(
  manager: EntityManager,
  { issuer, subject, begunBy, sessionId }: TokenSubject,
): Promise<'password' | 'elsewhere' | null> {
  const [row] = await manager.query<{ endedBy: 'password' | 'elsewhere' }[]>(
    `select coalesce(p.sessions_ended_by, 'elsewhere') as "endedBy"
     from profile_identity i join profile p on p.id = i.profile_id
     where i.issuer = $1 and i.subject = $2 and p.sessions_ended_at > $3
       and p.sessions_ended_except is distinct from $4`,
    [issuer, subject, begunBy, sessionId],
  );
  return row?.endedBy ?? null;
}

const subjectsText =
  'select subject from profile_identity where issuer = $1 and profile_id = $2 order by created_at, subject';

/** Returns the subjects of a profile at an issuer. */
export async function subjectsOf(
  manager: EntityManager,
  issuer: string,
  profileId: string,
): Promise<string[]> {
  const rows = await manager.query<{ subject: string }[]>(subjectsText, [issuer, profileId]);
  return rows.map(({ subject }) => subject);
}

/** Returns the subjects of many people. */
export async function subjectsOfPeople(
  manager: EntityManager,
  issuer: string,
  profileIds: readonly string[],
): Promise<string[]> {
  const rows = await manager.query<{ subject: string }[]>(
    `select subject from profile_identity where issuer = $1 and profile_id = any($2::uuid[]) order by subject`,
    [issuer, profileIds],
  );
  return rows.map(({ subject }) => subject);
}

/** Returns the subjects of a person outside a transaction. */
export async function readSubjects(issuer: string, profileId: string): Promise<string[]> {
  const rows = await select<{ subject: string }>('subjects', subjectsText, [issuer, profileId]);
  return rows.map(({ subject }) => subject);
}
