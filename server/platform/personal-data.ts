import type { EntityManager } from 'typeorm';
import { localizedSql } from './sql';
import type { PersonAddress } from './text/addresses';

/** Somebody whose request for deletion is carried out. */
export interface ErasedPerson {
  profileId: string;
  /** Every address that the person ever had. */
  addresses: readonly PersonAddress[];
  /** Every name, phone number and external id that the person ever had, in lower case. */
  identifiers: readonly string[];
  /** Who carries it out: an administrator's profile; null for the portal by itself. */
  carriedOutBy: string | null;
}

/** What stands in place of the name of whoever was deleted. */
export const deletedName = 'Deleted person';

/** What stands in place of an e-mail address of whoever was deleted; no message ever gets there. */
export const deletedEmail = (profileId: string): string => `deleted-${profileId}@invalid`;

/** What two people who are merged have of each, as the preview counts it. */
export const mergedResources = [
  'results',
  'certificates',
  'points_entries',
  'downloads',
  'opened_modules',
  'program_entries',
  'orders',
  'surveys',
  'articles',
  'newsletters',
  'messages',
  'reminders',
  'list_views',
  'sign_ins',
] as const;
export type MergedResource = (typeof mergedResources)[number];

/** Rows that go over to the person who stays when two are merged, and back when that is undone. */
export interface MovingRows {
  /** What says whose a row is, as `table.column`. */
  column: string;
  /** What tells a row from all others of its person: as the merge remembers it. */
  key: readonly string[];
  /**
   * What only one row of a person may have, as SQL over the row; null in it means that there may be several. Of two rows
   * that of the person who stays counts, and the other stays where it is.
   */
  once?: (row: string) => string;
  /** As what the preview counts them; not at all where absent. */
  counts?: MergedResource;
  /**
   * When a row came to its end. It is written as it is, so that the table notes a change; a row that ended after the merge
   * stays where it is when that is undone, with what came of it.
   */
  ends?: string;
}

/** What becomes of a room's columns of people when two are merged. */
export interface MergeOfPeople {
  moves?: readonly MovingRows[];
  /** Why the other columns stay as they are. */
  stays?: string;
}

/**
 * What a room keeps of people. Each column of a table that says whose a row is, or who somebody is, stands in exactly one
 * of these, so that nobody can forget to say what becomes of it: a spec asks for every one.
 */
export interface PersonalData {
  /** As `table.column`. */
  columns: readonly string[];
  /**
   * What the file of a person's own data has of it: its name there, and SQL of its rows, which may read the one row of
   * `person (id, addresses, lang)`. A text says why the file has none of it.
   */
  inFile: { name: string; sql: string } | string;
  /** What becomes of it when two people turn out to be one. */
  merge: MergeOfPeople;
  /** Takes away what tells who somebody was. A text says why it stays as it is. */
  forget: ((manager: EntityManager, person: ErasedPerson) => Promise<void>) | string;
}

/** SQL of a text in three languages as the person whose data it is reads it. */
export const inOwnLanguage = (text: string): string => localizedSql(text, 'person.lang');
