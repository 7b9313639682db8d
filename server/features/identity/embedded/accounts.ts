import type { EntityManager } from 'typeorm';
import { select } from '#server/platform/database';
import { isStorable } from '#server/platform/validation';
import { hashPassword, matchesPassword } from './passwords';

/** An account of the embedded provider. */
export interface EmbeddedAccount {
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
  /** Alias of the single sign-on by which it is signed in to; null of one with a password. */
  broker: string | null;
}

const columns = `subject::text as subject, email, email_verified as "emailVerified", name, broker`;

/** The enabled account of a subject, or null. */
export async function findAccountBySubject(subject: string): Promise<EmbeddedAccount | null> {
  const [account] = await select<EmbeddedAccount>(
    'idp-account-by-subject',
    `select ${columns} from idp.account where subject::text = $1 and enabled`,
    [subject],
  );
  return account ?? null;
}

/** The enabled account of an e-mail address, whatever its case, or null. */
export async function findAccountByEmail(email: string): Promise<EmbeddedAccount | null> {
  const [account] = await select<EmbeddedAccount>(
    'idp-account-by-email',
    `select ${columns} from idp.account where lower(email) = lower($1) and enabled`,
    [email],
  );
  return account ?? null;
}

/** The account whose e-mail and password these are; null for a wrong password and for nobody alike. */
export async function signIn(email: string, password: string): Promise<EmbeddedAccount | null> {
  const [row] = await select<EmbeddedAccount & { passwordHash: string | null }>(
    'idp-account-sign-in',
    `select ${columns}, password_hash as "passwordHash" from idp.account
     where lower(email) = lower($1) and enabled and broker is null`,
    [isStorable(email) ? email : ''],
  );
  // The database folds more letters than the tries are counted by: one name must not have several counts.
  const known = row?.email.toLowerCase() === email.toLowerCase() ? row : undefined;
  const matches = await matchesPassword(known?.passwordHash ?? null, password);
  return known && matches ? known : null;
}

/** Tells whether the subject's account, enabled or not, is signed in to by a password and has none yet. */
export async function lacksPassword(subject: string): Promise<boolean> {
  const rows = await select(
    'idp-account-lacks-password',
    `select 1 from idp.account where subject::text = $1 and password_hash is null and broker is null`,
    [subject],
  );
  return rows.length > 0;
}

/** Tells whether the subject's account, enabled or not, has this password. */
export async function hasPassword(subject: string, password: string): Promise<boolean> {
  const [row] = await select<{ passwordHash: string }>(
    'idp-account-current-password',
    `select password_hash as "passwordHash" from idp.account
     where subject::text = $1 and password_hash is not null and broker is null`,
    [subject],
  );
  return row !== undefined && matchesPassword(row.passwordHash, password);
}

/** Whether this is the password of the subject's enabled account; takes as long where there is none. */
export async function checkPassword(subject: string, password: string): Promise<boolean> {
  const [row] = await select<{ passwordHash: string | null }>(
    'idp-account-password',
    `select password_hash as "passwordHash" from idp.account
     where subject::text = $1 and enabled and broker is null`,
    [subject],
  );
  return matchesPassword(row?.passwordHash ?? null, password);
}

/**
 * Makes an account with a verified e-mail in the caller's transaction, or leaves the one that exists by that
 * e-mail with the password it has; gives its subject.
 */
export async function createAccount(
  manager: EntityManager,
  account: { email: string; name: string; password: string },
): Promise<string> {
  const existing = await manager.query<{ subject: string }[]>(
    'select subject::text as subject from idp.account where lower(email) = lower($1)',
    [account.email],
  );
  if (existing[0]) return existing[0].subject;
  const created = await manager.query<{ subject: string }[]>(
    `insert into idp.account (email, name, password_hash) values ($1, $2, $3)
     on conflict (lower(email)) do update set email = idp.account.email
     returning subject::text as subject`,
    [account.email, account.name, await hashPassword(account.password)],
  );
  return created[0]!.subject;
}

/**
 * Makes an account without a password, to which nobody can sign in before one is set, and gives its subject; null where
 * there is one by that e-mail address.
 */
export async function openAccount(
  manager: EntityManager,
  { email, name }: { email: string; name: string },
): Promise<string | null> {
  const [made] = await manager.query<{ subject: string }[]>(
    `insert into idp.account (email, name) values ($1, $2)
     on conflict (lower(email)) do nothing returning subject::text as subject`,
    [email, name],
  );
  return made?.subject ?? null;
}

/** Opens or closes accounts; one that is closed is as if there were none. */
export async function enableAccounts(
  manager: EntityManager,
  subjects: readonly string[],
  enabled: boolean,
): Promise<void> {
  await manager.query(
    'update idp.account set enabled = $2, updated_at = now() where subject::text = any($1::text[])',
    [subjects, enabled],
  );
}

/** Gives an account another e-mail address; false where another account has it. */
export async function renameAccount(
  manager: EntityManager,
  subject: string,
  email: string,
): Promise<boolean> {
  const [other]: unknown[] = await manager.query(
    'select 1 from idp.account where lower(email) = lower($1) and subject::text <> $2 for update',
    [email, subject],
  );
  if (other) return false;
  await manager.query('update idp.account set email = $2, updated_at = now() where subject::text = $1', [
    subject,
    email,
  ]);
  return true;
}

/** Removes an account for good. */
export async function removeAccount(manager: EntityManager, subject: string): Promise<void> {
  await manager.query('delete from idp.account where subject::text = $1', [subject]);
}
