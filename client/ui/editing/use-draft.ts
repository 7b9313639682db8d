import { useCallback, useState } from 'react';

/** Whether two drafts hold the same: plain values, lists and records of them. */
export function sameDraft(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return keys.every((key) => key in other && sameDraft(one[key], other[key]));
}

export type Draft<T> = {
  /** As typed so far. */
  values: T;
  change: (part: Partial<T>) => void;
  /** Whether something differs from what is saved. */
  dirty: boolean;
  /** Begins anew from what is saved now; what was changed since `sent` was sent stays, not saved yet. */
  reset: (saved: T, sent?: T) => void;
};

function withLater<T extends object>(saved: T, sent: T, current: T): T {
  const later = Object.entries(current).filter(([key, value]) => !sameDraft(value, sent[key as keyof T]));
  return { ...saved, ...Object.fromEntries(later) };
}

/** What is being edited, beside what is saved. */
export function useDraft<T extends object>(initial: T): Draft<T> {
  const [saved, setSaved] = useState(initial);
  const [values, setValues] = useState(initial);
  const change = useCallback((part: Partial<T>) => setValues((current) => ({ ...current, ...part })), []);
  const reset = useCallback((next: T, sent?: T) => {
    setSaved(next);
    setValues((current) => (sent ? withLater(next, sent, current) : next));
  }, []);
  return { values, change, dirty: !sameDraft(values, saved), reset };
}
