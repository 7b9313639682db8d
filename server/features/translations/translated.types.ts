import type { ResourceField } from '#server/features/editing/description';
import type { Sent, Target } from '#server/features/editing/inputs';
import type { Viewer } from '#server/platform/access/viewer';

type Stored = Record<string, unknown>;

/** A field that has texts in several languages, by itself or somewhere in it. */
export type TranslatedField = Pick<ResourceField, 'name' | 'property' | 'column' | 'cleaned'>;

/** A kind of things that have texts in several languages. */
export interface TranslatedResources {
  /** Its word in the audit and in the ids of its texts. */
  kind: string;
  table: string;
  fields: readonly TranslatedField[];
  /** Column of the id, and its type. */
  id: { column: string; type: 'uuid' | 'boolean' | 'int' };
  /** SQL of what a thing is called, of the id of what it belongs to, and the joins that lead there from `t`. */
  title: string;
  owner: string;
  joins: string;
  /** SQL of its place, from 1, among what belongs to the same, for the row called `t`; null where it belongs to nothing. */
  place: string;
  /** SQL of which of them have texts that are in use; all without it. */
  only?: string;
  /** SQL of whether learners see the row called `t`; `at` is SQL of the moment. */
  seen: (at: string) => string;
  /** SQL of what is stored of the fields, by property, and of the version, for the row called `t`. */
  stored: string;
  version: string;
  /** BAD_USER_INPUT where the fields that are sent may not be stored in place of what is. */
  check: (sent: Sent, stored: Stored) => void;
  /** Stores fields as the editor of the thing does; null where texts are not written one by one. */
  save: ((viewer: Viewer, target: Target, sent: Sent) => Promise<unknown>) | null;
}
