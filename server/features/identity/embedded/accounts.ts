import type { EntityManager } from 'typeorm';
import { select } from '#server/platform/database/database';
import { isStorable } from '#server/platform/validation';
import { hashPassword, matchesPassword } from './passwords';

/** An account of the embedded provider. */
export interface EmbeddedAccount {
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
  /** The alias of the account's single sign-on; null if it has a password. */
  broker: string | null;
}

const columns = `subject::text as subject, email, email_verified as "emailVerified", name, broker`;

/** Returns the enabled account of a subject; null if there is none. */
export async function findAccountBySubject(subject: string): Promise<EmbeddedAccount | null> {
  const [account] = await select<EmbeddedAccount>(
    'idp-account-by-subject',
    `select ${columns} from idp.account where subject::text = $1 and enabled`,
    [subject],
  );
  return account ?? null;
}

/** Returns the enabled account with an e-mail address, ignoring case; null if there is none. */
export async function findAccountByEmail(email: string): Promise<EmbeddedAccount | null> {
  const [account] = await select<EmbeddedAccount>(
    'idp-account-by-email',
    `select ${columns} from idp.account where lower(email) = lower($1) and enabled`,
    [email],
  );
  return account ?? null;
}

/**
 * Returns the account with this e-mail address and password. Returns null for a wrong password and for an unknown
 * address.
 */
export async function signIn(email: string, password: string): Promise<EmbeddedAccount | null> {
  const [row] = await select<EmbeddedAccount & { passwordHash: string | null }>(
    'idp-account-sign-in',
    `select ${columns}, password_hash as "passwordHash" from idp.account
     where lower(email) = lower($1) and enabled and broker is null`,
    [isStorable(email) ? email : ''],
  );
  // The database folds more letters than the counting of attempts does. One name must not have several counts.
  const known = row?.email.toLowerCase() === email.toLowerCase() ? row : undefined;
  const matches = await matchesPassword(known?.passwordHash ?? null, password);
  return known && matches ? known : null;
}

/** Returns true if the subject's account, enabled or not, uses a password and has none yet. */
export async function lacksPassword(subject: string): Promise<boolean> {
  const rows = await select(
    'idp-account-lacks-password',
    `select 1 from idp.account where subject::text = $1 and password_hash is null and broker is null`,
    [subject],
  );
  return rows.length > 0;
}

/** Returns true if the subject's account, enabled or not, has this password. */
export async function hasPassword(subject: string, password: string): Promise<boolean> {
  const [row] = await select<{ passwordHash: string }>(
    'idp-account-current-password',
    `select password_hash as "passwordHash" from idp.account
     where subject::text = $1 and password_hash is not null and broker is null`,
    [subject],
  );
  return row !== undefined && matchesPassword(row.passwordHash, password);
}

/** Returns true if the subject's enabled account has this password. Takes as long if there is no account. */
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
 * Creates an account with a verified e-mail address in the caller's transaction and returns its subject. An existing
 * account with the address keeps its password.
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
 * Creates an account without a password, which can't be signed in to until one is set. Returns its subject; null if the
 * e-mail address is taken.
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

/** Enables or disables accounts. A disabled account can't be distinguished from a missing one. */
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

/** Changes the e-mail address of an account. Returns false if another account has it. */
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

/** Deletes an account permanently. */
export async function removeAccount(manager: EntityManager, subject: string): Promise<void> {
  await manager.query('delete from idp.account where subject::text = $1', [subject]);
}
