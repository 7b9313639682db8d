import type { WithCleaned } from '../cleaned';
import { useEditor } from '../use-editor';
import {
  changesOf,
  draftOf,
  inputOf,
  newDraft,
  problemsOf,
  type DraftOf,
  type Fields,
  type InputOf,
} from './field';

type Stored = { id: string; updatedAt: string };

/** The input of an update: the id, the time of the last known change, and the changed fields. */
export type ChangeOf<F extends Fields> = Stored & Partial<InputOf<F>>;

/** Creates the editor of a new record. */
export const useNewEditor = <F extends Fields>(fields: F, create: (input: InputOf<F>) => Promise<void>) =>
  useEditor<Stored, DraftOf<F>>({
    initial: newDraft(fields),
    problems: (values) => problemsOf(fields, values),
    save: (values) => create(inputOf(fields, values)),
  });

/** Creates the editor of a stored record. `update` returns the saved record, and `reload` reads the current one. */
export const useStoredEditor = <F extends Fields, Saved extends Stored>(
  fields: F,
  stored: Saved,
  update: (input: ChangeOf<F>) => Promise<(Saved & WithCleaned) | undefined>,
  reload: () => Promise<Saved | null>,
) =>
  useEditor<Saved, DraftOf<F>>({
    initial: draftOf(fields, stored),
    problems: (values) => problemsOf(fields, values, draftOf(fields, stored)),
    save: (values, changed, readAt) =>
      update({ ...changesOf(fields, values, changed), id: stored.id, updatedAt: readAt ?? stored.updatedAt }),
    saved: { readAt: stored.updatedAt, draftOf: (saved) => draftOf(fields, saved), reload },
  });
