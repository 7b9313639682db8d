import type { ResourceField } from '#server/features/editing/description';
import type { Sent, Target } from '#server/features/editing/inputs';
import type { Viewer } from '#server/platform/access/viewer';

type Stored = Record<string, unknown>;

/** A field with localized texts, itself or at any depth. */
export type TranslatedField = Pick<ResourceField, 'name' | 'property' | 'column' | 'cleaned'>;

/** A kind of record with localized texts. */
export interface TranslatedResources {
  /** Its name in the audit log and in the ids of its texts. */
  kind: string;
  table: string;
  fields: readonly TranslatedField[];
  /** The id column and its type. */
  id: { column: string; type: 'uuid' | 'boolean' | 'int' };
  /** SQL of a record's name, of its owner's id, and the joins from `t` to the owner. */
  title: string;
  owner: string;
  joins: string;
  /** SQL of the position of record `t` within its owner, from 1; null if it has none. */
  place: string;
  /** SQL of the records whose texts are in use; all if left out. */
  only?: string;
  /** Returns SQL that is true if learners see record `t`. `at` is SQL of the time. */
  seen: (at: string) => string;
  /** SQL of the stored fields by property, and of the version, of record `t`. */
  stored: string;
  version: string;
  /** Throws BAD_USER_INPUT if the sent fields can't replace the stored ones. */
  check: (sent: Sent, stored: Stored) => void;
  /** Stores fields like the editor of the record; null if texts can't be written separately. */
  save: ((viewer: Viewer, target: Target, sent: Sent) => Promise<unknown>) | null;
}
