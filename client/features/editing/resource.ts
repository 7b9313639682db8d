import type { ApolloCache, TypedDocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import type { WithCleaned } from '#client/ui/editor/cleaned';
import type { Fields, InputOf, ListFields, Words } from '#client/ui/editor/described/field';
import { storedValue } from '#client/ui/editor/described/field';
import type { ChangeOf } from '#client/ui/editor/described/use-field-editor';
import type { BulkActionDefinition } from './bulk/bulk-action-definition';
import type { Page } from '#client/ui/list/list-parts';

/** What lists and editors need of a thing. */
export type Stored = { id: string; updatedAt: string };

/** What came of a change; a kind of things with rich text says what was taken out of it. */
type Done<Whole> = WithCleaned & { resource: Whole };

type Target = { id: string; updatedAt: string };

/** A kind of things as their screens need it; its operations name what they give `list`, `thing` and `done`. */
export type DefineResource<F extends Fields, Row extends Stored, Whole extends Stored> = {
  /** Below which its list, its editor and a new one are. */
  path: string;
  fields: F;
  /** What lists show and are narrowed to besides. */
  counted?: ListFields;
  list: TypedDocumentNode<{ list: Page<Row> }, never>;
  one: TypedDocumentNode<{ resource: Whole | null }, { id: string }>;
  /** Left out where no new ones are added, and what is said of them too. */
  create?: TypedDocumentNode<{ done: Done<Whole> }, { input: InputOf<F> }>;
  update: TypedDocumentNode<{ done: Done<Whole> }, { input: ChangeOf<F> }>;
  /** Left out where they cannot be deleted, and what is said of that too. */
  remove?: TypedDocumentNode<{ done: { id: string } }, { input: Target }>;
  /** The query behind `list`, whose pages are read again after a change. */
  listName: string;
  /** Message id of the page that puts them in order, where they have one of their own; they are few. */
  order?: string;
  /** Whether it is a draft, is to come or is seen, in words beside its name. */
  state?: (resource: Whole, words: Words) => ReactNode;
  /** What is done with many of them at once. */
  actions?: readonly BulkActionDefinition[];
  /** A page of each thing below its editor, with the message id of what leads there. */
  further?: { path: string; label: string };
  /** Message ids. */
  texts: {
    /** What several are called. */
    several: string;
    /** Their number, with `count`. */
    count: string;
    /** The button and the title of the page that adds one. */
    add?: string;
    /** There is none yet. */
    none: string;
    /** The one asked for is gone. */
    gone: string;
    search: string;
    deleteTitle?: string;
    /** What is lost, with `name`. */
    deleteText?: string;
  };
};

/** What a thing is called, which is the field that leads to it from lists. */
export function nameOf({ fields }: { fields: Fields }, resource: object, words: Words): string {
  const [name, field] = Object.entries(fields).find(([, { cellKind }]) => cellKind === 'title')!;
  return String(field.cell?.(storedValue(fields, name, resource), words) ?? '');
}

/** Has a list, by its name in the API, read again when it is next shown. */
export const evictList =
  (name: string) =>
  (cache: ApolloCache): void => {
    cache.evict({ id: 'ROOT_QUERY', fieldName: name });
    cache.gc();
  };
