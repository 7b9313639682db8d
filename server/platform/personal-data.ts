import type { EntityManager } from 'typeorm';

/** Somebody whose request for deletion is carried out. */
export interface ForgottenPerson {
  profileId: string;
  /** The addresses of then, in lower case: of the profile and of what signs in to it. */
  emails: readonly string[];
  /** Who carries it out: an administrator's profile; null for the portal by itself. */
  carriedOutBy: string | null;
}

/** What stands in place of the name of whoever was deleted. */
export const deletedName = 'Deleted person';

/** What stands in place of an e-mail address of whoever was deleted; no message ever gets there. */
export const deletedEmail = (profileId: string): string => `deleted-${profileId}@invalid`;

/**
 * What a room keeps of people. Each column of a table that says whose a row is, or who somebody is, stands in exactly one
 * of these, so that nobody can forget to say what becomes of it: a spec asks for every one.
 */
export interface PersonalData {
  /** As `table.column`. */
  columns: readonly string[];
  /**
   * What the file of a person's own data has of it: its name there, and SQL of its rows, which may read the one row of
   * `person (id, emails, lang)`. A text says why the file has none of it.
   */
  inFile: { name: string; sql: string } | string;
  /** Takes away what tells who somebody was. A text says why it stays as it is. */
  forget: ((manager: EntityManager, person: ForgottenPerson) => Promise<void>) | string;
}

/** SQL of a text in three languages as the person whose data it is reads it. */
export const inOwnLanguage = (text: string): string =>
  `coalesce(nullif(${text} ->> person.lang, ''), ${text} ->> 'en')`;
