import type { ApolloCache, TypedDocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import type { WithCleaned } from '#client/ui/editor/cleaned';
import type { Fields, InputOf, ListFields, Words } from '#client/ui/editor/described/field';
import { storedValue } from '#client/ui/editor/described/field';
import type { ChangeOf } from '#client/ui/editor/described/use-field-editor';
import type { BulkActionDefinition } from './bulk/bulk-action-definition';
import type { Page } from '#client/ui/list/list-parts';

/** The fields of a record that lists and editors require. */
export type Stored = { id: string; updatedAt: string };

/** The result of a mutation, with the removed formatting of rich text. */
type Done<Whole> = WithCleaned & { resource: Whole };

type Target = { id: string; updatedAt: string };

/** The definition of a resource's screens. Its operations use the aliases `list`, `resource` and `done`. */
export type DefineResource<F extends Fields, Row extends Stored, Whole extends Stored> = {
  /** The path of its list, below which the editor and the form of a new record are. */
  path: string;
  fields: F;
  /** Additional columns and filters of the list. */
  counted?: ListFields;
  list: TypedDocumentNode<{ list: Page<Row> }, never>;
  one: TypedDocumentNode<{ resource: Whole | null }, { id: string }>;
  /** Omitted with its texts if no records can be added. */
  create?: TypedDocumentNode<{ done: Done<Whole> }, { input: InputOf<F> }>;
  update: TypedDocumentNode<{ done: Done<Whole> }, { input: ChangeOf<F> }>;
  /** Omitted with its texts if records can't be deleted. */
  remove?: TypedDocumentNode<{ done: { id: string } }, { input: Target }>;
  /** The query field of `list`, whose cached pages are evicted after a change. */
  listName: string;
  /** The message id of the page that orders the records, if there is one. It suits few records. */
  order?: string;
  /** Renders the publication state beside the name. */
  state?: (resource: Whole, words: Words) => ReactNode;
  /** The bulk actions. */
  actions?: readonly BulkActionDefinition[];
  /** A further page below the editor, with the message id of its link. */
  further?: { path: string; label: string };
  /** The message ids of the texts. */
  texts: {
    /** The plural name. */
    several: string;
    /** The number of records, with the value `count`. */
    count: string;
    /** The button that adds a record, and the title of its page. */
    add?: string;
    /** The empty state. */
    none: string;
    /** The message for a record that doesn't exist. */
    gone: string;
    search: string;
    deleteTitle?: string;
    /** The consequence of deleting, with the value `name`. */
    deleteText?: string;
  };
};

/** Returns the name of a record: the field that links to it in lists. */
export function nameOf({ fields }: { fields: Fields }, resource: object, words: Words): string {
  const [name, field] = Object.entries(fields).find(([, { cellKind }]) => cellKind === 'title')!;
  return String(field.cell?.(storedValue(fields, name, resource), words) ?? '');
}

/** Returns a function that evicts the cached pages of a list by its name in the API. */
export const evictList =
  (name: string) =>
  (cache: ApolloCache): void => {
    cache.evict({ id: 'ROOT_QUERY', fieldName: name });
    cache.gc();
  };
