import type { EntityManager } from 'typeorm';
import { localizedSql } from './database/sql';
import type { PersonAddress } from './text/addresses';

/** A person whose deletion request is carried out. */
export interface ErasedPerson {
  profileId: string;
  /** Every e-mail address that the person has ever had. */
  addresses: readonly PersonAddress[];
  /** Every name, phone number and external id that the person has ever had, in lower case. */
  identifiers: readonly string[];
  /** The profile id of the administrator who carries it out; null if it runs automatically. */
  carriedOutBy: string | null;
}

/** Replaces the name of a deleted person. */
export const deletedName = 'Deleted person';

/** Returns the replacement for the e-mail address of a deleted person. It is undeliverable. */
export const deletedEmail = (profileId: string): string => `deleted-${profileId}@invalid`;

/** The kinds of records that the preview of a merge counts for each person. */
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

/** Rows that move to the remaining person in a merge, and back when it is undone. */
export interface MovingRows {
  /** The column with the person's id, as `table.column`. */
  column: string;
  /** The columns that identify a row of its person. The merge stores them. */
  key: readonly string[];
  /**
   * SQL over the row for a value that is unique per person; null means no limit. If both people have one, the row of
   * the remaining person counts and the other doesn't move.
   */
  once?: (row: string) => string;
  /** The kind under which the preview counts the rows; uncounted if absent. */
  counts?: MergedResource;
  /**
   * The column with the end time of a row. It is rewritten unchanged so that triggers record a change. A row that ended
   * after the merge doesn't move back when it is undone.
   */
  ends?: string;
}

/** The changes of a feature's personal columns by a merge. */
export interface MergeOfPeople {
  moves?: readonly MovingRows[];
  /** The reason why the other columns don't change. */
  stays?: string;
}

/**
 * The personal data of a feature. A spec requires that each column that refers to or describes a person is in exactly
 * one of these.
 */
export interface PersonalData {
  /** In the form `table.column`. */
  columns: readonly string[];
  /**
   * The name in the data export, and SQL of its rows, which may read the single row of `person` (id, addresses, lang).
   * A text explains why the export doesn't contain it.
   */
  inFile: { name: string; sql: string } | string;
  /** The changes of the rows by a merge of two people. */
  merge: MergeOfPeople;
  /** Removes everything that identifies the person. A text explains why the data stays. */
  forget: ((manager: EntityManager, person: ErasedPerson) => Promise<void>) | string;
}

/** Returns SQL of a localized text in the language of the exported person. */
export const inOwnLanguage = (text: string): string => localizedSql(text, 'person.lang');
