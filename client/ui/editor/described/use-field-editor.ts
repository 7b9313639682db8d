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

/** What is sent of a stored thing: which it is, when what was read had been changed last, and what was changed of it. */
export type ChangeOf<F extends Fields> = Stored & Partial<InputOf<F>>;

/** Edits a thing that is not there yet by its fields. */
export const useNewEditor = <F extends Fields>(fields: F, create: (input: InputOf<F>) => Promise<void>) =>
  useEditor<Stored, DraftOf<F>>({
    initial: newDraft(fields),
    problems: (values) => problemsOf(fields, values),
    save: (values) => create(inputOf(fields, values)),
  });

/** Edits a stored thing by its fields; `update` gives it as it is saved then, `reload` as it is saved now. */
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
