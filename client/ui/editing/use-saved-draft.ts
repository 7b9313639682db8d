import { useState } from 'react';
import toast from 'react-hot-toast';
import { useIntl } from 'react-intl';
import { useDraft } from './use-draft';

type Parts<Saved, Values, ReadAt> = {
  initial: Values;
  /** When what was read had been changed last: the server refuses a change of an older state. Null while it is made. */
  readAt: ReadAt;
  draftOf: (saved: Saved) => Values;
  /** Sends the change and gives what is saved then; shows by itself why it was refused. */
  send: (values: Values, readAt: ReadAt) => Promise<Saved | null | undefined>;
  /** Reads what is saved now; null where it is gone. */
  reload: () => Promise<Saved | null>;
  /** Forgets why the last change was refused. */
  forget: () => void;
};

/** What is being edited of something saved, how it is saved, and how to take what somebody else saved in its place. */
export function useSavedDraft<
  Saved extends { updatedAt: string },
  Values extends object,
  ReadAt extends string | null,
>({ initial, readAt: firstReadAt, draftOf, send, reload, forget }: Parts<Saved, Values, ReadAt | string>) {
  const intl = useIntl();
  const draft = useDraft(initial);
  const [readAt, setReadAt] = useState(firstReadAt);
  const begin = (saved: Saved, sent?: Values) => {
    draft.reset(draftOf(saved), sent);
    setReadAt(saved.updatedAt);
  };
  const save = async () => {
    const sent = draft.values;
    const saved = await send(sent, readAt).catch(() => undefined);
    if (!saved) return;
    begin(saved, sent);
    toast.success(intl.formatMessage({ id: 'admin.saved' }));
  };
  const loadTheirs = async () => {
    const theirs = await reload();
    if (!theirs) return;
    forget();
    begin(theirs);
  };
  return { draft, save: () => void save(), loadTheirs: () => void loadTheirs() };
}
