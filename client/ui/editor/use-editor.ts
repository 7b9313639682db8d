import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import {
  errorCode,
  isOutcomeUnknown,
  rejectedFields,
  storedInstead,
} from '#client/platform/requests/error-code';
import type { Language } from '#client/platform/i18n/languages';
import { raiseToast } from '#client/platform/raise-toast';
import { useProblemText, type Problem } from '#client/ui/editing/problem';
import type { Cleaned, WithCleaned } from './cleaned';
import { changedKeys, merged } from './merge';

type Parts<Saved, Values> = {
  initial: Values;
  /** Returns the problems that prevent saving, by path. */
  problems: (values: Values) => Readonly<Record<string, Problem | undefined>>;
  /**
   * Sends the values with the names of the changed fields. Resolves to the saved record, or rejects with the server's
   * error.
   */
  save: (
    values: Values,
    changed: readonly (keyof Values)[],
    readAt: string | null,
  ) => Promise<(Saved & WithCleaned) | null | undefined | void>;
  /** The options for continuing with the saved record. Omitted if saving opens another page. */
  saved?: {
    /** The time of the last known change. The server rejects changes of an older version. */
    readAt: string | null;
    draftOf: (saved: Saved) => Values;
    /** Reads the current record. Null if it was deleted. */
    reload: () => Promise<Saved | null>;
  };
  /** Returns the form's path for a path from the server. */
  pathOf?: (path: string, values: Values) => string;
};

/** Returns the field of a path. */
const keyOf = (path: string): string => path.split('.', 1)[0] ?? '';

const same = (path: string): string => path;

/** The version that someone else has saved since this one was read. */
export type Conflict<Saved, Values> = { stored: Saved; theirs: Values };

/** Manages the state of an edit form: values, problems, conflicts and saving. */
export function useEditor<Saved extends { updatedAt: string }, Values extends object>({
  initial,
  problems,
  save: send,
  saved,
  pathOf = same,
}: Parts<Saved, Values>) {
  const intl = useIntl();
  const inWords = useProblemText();
  // The form's errors are those from the server.
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
  /** A save whose response was lost. It is repeated to learn if it was executed. */
  const unanswered = useRef<{ sent: Values; changed: (keyof Values)[]; at: string } | null>(null);
  // A new record is saved on another page, which then opens this one.
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
  /** Resets the form to the stored record. Changes made after `sent` remain as unsaved changes. */
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
  /** Sends the changes. After repeating a lost save, also sends what was typed since then. */
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
      // Content that causes an internal error is repeated only once.
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
    /** The names of the changed fields. */
    changed: changedKeys(form.values, form.getInitialValues()).map(String),
    isNew: readAt === null,
    saving,
    error,
    /** Returns the error message of a field, or that of one language of a localized text. */
    problem: (path: string, language: Language = 'en'): string | undefined => {
      const own = language === 'en' ? inWords(found[path]) : undefined;
      const paths = language === 'en' ? [path, `${path}.en`] : [`${path}.${language}`];
      // For lists, the server names the entry.
      const isWithin = (rejectedPath: string) =>
        language === 'en' &&
        /^\d/.test(rejectedPath.slice(path.length + 1)) &&
        rejectedPath.startsWith(`${path}.`);
      const [, rejection] =
        rejected.find(([rejectedPath]) => paths.includes(rejectedPath) || isWithin(rejectedPath)) ?? [];
      return own ?? rejection;
    },
    problemCount: Object.keys(found).length + rejected.length,
    /** The names of the invalid fields. */
    wrong: [...new Set([...Object.keys(found), ...rejected.map(([path]) => path)].map(keyOf))],
    /** Returns true if the form is valid. Called on submit. */
    check: () => {
      setTried(true);
      return problemsIn(form.getValues()).length === 0;
    },
    save: () => void sendValues(readAt),
    /** Sets or clears the pending problem of a field, such as an upload. Saving waits for it. */
    wait: (path: string, problem: Problem | undefined) =>
      setAwaited((others) => ({ ...others, [path]: problem })),
    /** True while something is pending that leaving the page would interrupt but a reload would not. */
    underWay: Object.values(awaited).some(Boolean),
    /** The formatting that the server removed from the last saved texts. */
    cleaned,
    conflict,
    /** True while both versions are compared. */
    comparing,
    compare: setComparing,
    /** The values as they were read. */
    read: form.getInitialValues(),
    takeTheirs: () => conflict && begin(conflict.stored),
    /** Saves both people's changes. Clashes keep this person's values, except for the paths in `taken`. */
    saveBoth: (taken: ReadonlySet<string>) => {
      if (!conflict) return;
      const both = merged(form.getInitialValues(), form.getValues(), conflict.theirs, taken);
      begin(conflict.stored);
      form.setValues(both);
      void sendValues(conflict.stored.updatedAt);
    },
  };
}

/** The type of an editor that its fields use. */
export type Editor<Values extends object> = ReturnType<typeof useEditor<{ updatedAt: string }, Values>>;
