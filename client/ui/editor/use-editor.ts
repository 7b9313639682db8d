import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { errorCode, isOutcomeUnknown, rejectedFields, storedInstead } from '#client/platform/error-code';
import type { Language } from '#client/platform/i18n/languages';
import { raiseToast } from '#client/platform/raise-toast';
import { useProblemText, type Problem } from '#client/ui/editing/problem';
import type { Cleaned, WithCleaned } from './cleaned';
import { changedKeys, merged } from './merge';

type Parts<Saved, Values> = {
  initial: Values;
  /** What has to be mended before it can be saved, by path. */
  problems: (values: Values) => Readonly<Record<string, Problem | undefined>>;
  /** Sends what is typed, and which fields of it were changed; gives what is saved then, or throws why it is not. */
  save: (
    values: Values,
    changed: readonly (keyof Values)[],
    readAt: string | null,
  ) => Promise<(Saved & WithCleaned) | null | undefined | void>;
  /** What is saved as it is edited; left out where saving leads to another page. */
  saved?: {
    /** When what was read had been changed last: the server refuses a change of an older state. */
    readAt: string | null;
    draftOf: (saved: Saved) => Values;
    /** Reads what is saved now; null where it is gone. */
    reload: () => Promise<Saved | null>;
  };
  /** The form's path of a field that the server named. */
  pathOf?: (path: string, values: Values) => string;
};

/** The value that a path leads into. */
const keyOf = (path: string): string => path.split('.', 1)[0] ?? '';

const same = (path: string): string => path;

/** What somebody else saved since this was read. */
export type Conflict<Saved, Values> = { stored: Saved; theirs: Values };

/** What is being edited, what is wrong with it, and how it is saved. */
export function useEditor<Saved extends { updatedAt: string }, Values extends object>({
  initial,
  problems,
  save: send,
  saved,
  pathOf = same,
}: Parts<Saved, Values>) {
  const intl = useIntl();
  const inWords = useProblemText();
  // Its errors are what the server refused.
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: initial,
    clearInputErrorOnChange: false,
  });
  const [readAt, setReadAt] = useState(saved?.readAt ?? null);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const [conflict, setConflict] = useState<Conflict<Saved, Values> | null>(null);
  const [comparing, setComparing] = useState(false);
  /** A save whose answer was lost, until its repeat says whether it was made. */
  const unanswered = useRef<{ sent: Values; changed: (keyof Values)[]; at: string } | null>(null);
  // What is new was saved by another page, which then leads here.
  const location = useLocation() as { state: WithCleaned | null };
  const [cleaned, setCleaned] = useState<readonly Cleaned[]>(saved ? (location.state?.cleaned ?? []) : []);
  const [awaited, setAwaited] = useState<Readonly<Record<string, Problem | undefined>>>({});
  const problemsIn = (values: Values): [string, Problem][] =>
    [...Object.entries(problems(values)), ...Object.entries(awaited)].flatMap(([path, problem]) =>
      problem ? [[path, problem]] : [],
    );
  const found = Object.fromEntries(tried ? problemsIn(form.values) : []);

  const rejected = Object.entries(form.errors).map(
    ([path, words]) => [pathOf(path, form.values), words as string] as const,
  );

  const change = (part: Partial<Values>) => {
    for (const [key, value] of Object.entries(part)) form.setFieldValue(key, value as never);
    const isChanged = (path: string): boolean => keyOf(path) in part;
    form.setErrors((errors) =>
      Object.fromEntries(Object.entries(errors).filter(([path]) => !isChanged(path))),
    );
  };
  /** Begins anew from what is saved; what was changed since `sent` was sent stays, not saved yet. */
  const begin = (stored: Saved, sent?: Values) => {
    if (!saved) return;
    const next = saved.draftOf(stored);
    const current = form.getValues();
    const later = sent ? changedKeys(current, sent) : [];
    form.resetDirty(next);
    form.setValues({ ...next, ...Object.fromEntries(later.map((key) => [key, current[key]])) });
    setReadAt(stored.updatedAt);
    setConflict(null);
    setComparing(false);
    setError(undefined);
    form.clearErrors();
  };
  const reject = async (rejection: unknown) => {
    setError(rejection);
    const inThisForm = rejectedFields(rejection).filter((path) => keyOf(path) in form.getValues());
    form.setErrors(
      Object.fromEntries(inThisForm.map((path) => [path, intl.formatMessage({ id: 'admin.error.refused' })])),
    );
    if (!saved || errorCode(rejection) !== 'CONFLICT') return;
    const stored = (storedInstead(rejection) as Saved | null) ?? (await saved.reload().catch(() => null));
    if (!stored) return;
    setConflict({ stored, theirs: saved.draftOf(stored) });
    setComparing(true);
  };
  const editedKeys = () => changedKeys(form.getValues(), form.getInitialValues());
  /** Sends the changes. After the repeat of a lost save, also sends what was typed since then. */
  const sendChanges = async (at: string | null): Promise<void> => {
    const repeated = unanswered.current;
    const sent = repeated?.sent ?? form.getValues();
    const changed = repeated?.changed ?? editedKeys();
    const from = repeated?.at ?? at;
    try {
      const stored = await send(sent, changed, from);
      unanswered.current = null;
      if (!stored || !saved) return;
      begin(stored, sent);
      setCleaned(stored.cleaned ?? []);
      if (repeated && editedKeys().length > 0) return await sendChanges(stored.updatedAt);
      void raiseToast('success', intl.formatMessage({ id: 'admin.saved' }));
    } catch (rejection) {
      // A content that the portal fails at isn't repeated more than once.
      const isLost = isOutcomeUnknown(rejection) && !(repeated && errorCode(rejection) === 'INTERNAL');
      unanswered.current = isLost && from !== null ? { sent, changed, at: from } : null;
      throw rejection;
    }
  };
  const sendValues = async (at: string | null) => {
    if (at !== null && editedKeys().length === 0) return;
    setSaving(true);
    setError(undefined);
    setCleaned([]);
    form.clearErrors();
    try {
      await sendChanges(at);
    } catch (rejection) {
      await reject(rejection);
    } finally {
      setSaving(false);
    }
  };

  return {
    values: form.values,
    change,
    dirty: form.isDirty(),
    /** The names of the fields that were changed. */
    changed: changedKeys(form.values, form.getInitialValues()).map(String),
    isNew: readAt === null,
    saving,
    error,
    /** What is wrong with a field in words; of a text, with one language of it. */
    problem: (path: string, language: Language = 'en'): string | undefined => {
      const own = language === 'en' ? inWords(found[path]) : undefined;
      const paths = language === 'en' ? [path, `${path}.en`] : [`${path}.${language}`];
      // Of a list the server names the entry.
      const isWithin = (rejectedPath: string) =>
        language === 'en' &&
        /^\d/.test(rejectedPath.slice(path.length + 1)) &&
        rejectedPath.startsWith(`${path}.`);
      const [, rejection] =
        rejected.find(([rejectedPath]) => paths.includes(rejectedPath) || isWithin(rejectedPath)) ?? [];
      return own ?? rejection;
    },
    problemCount: Object.keys(found).length + rejected.length,
    /** The names of the fields with a problem. */
    wrong: [...new Set([...Object.keys(found), ...rejected.map(([path]) => path)].map(keyOf))],
    /** Whether nothing is in the way; called when it is sent. */
    check: () => {
      setTried(true);
      return problemsIn(form.getValues()).length === 0;
    },
    save: () => void sendValues(readAt),
    /** Says of a field what is on its way to it, which saving waits for, or that nothing is. */
    wait: (path: string, problem: Problem | undefined) =>
      setAwaited((others) => ({ ...others, [path]: problem })),
    /** Whether something is on its way that leaving would end, but a reload would not. */
    underWay: Object.values(awaited).some(Boolean),
    /** What was taken out of the texts that were saved last. */
    cleaned,
    conflict,
    /** Whether both versions are shown beside each other. */
    comparing,
    compare: setComparing,
    /** The values that were read, before anything was typed. */
    read: form.getInitialValues(),
    takeTheirs: () => conflict && begin(conflict.stored),
    /** Saves both people's changes; where they clash mine, unless `taken` names the path. */
    saveBoth: (taken: ReadonlySet<string>) => {
      if (!conflict) return;
      const both = merged(form.getInitialValues(), form.getValues(), conflict.theirs, taken);
      begin(conflict.stored);
      form.setValues(both);
      void sendValues(conflict.stored.updatedAt);
    },
  };
}

/** An editor as its fields see it. */
export type Editor<Values extends object> = ReturnType<typeof useEditor<{ updatedAt: string }, Values>>;
