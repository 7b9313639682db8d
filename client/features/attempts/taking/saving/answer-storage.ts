import { withDeviceStorage } from '#client/platform/device-storage';
import type { NumberedAnswer } from '../answer';

/** Stores the answers of an attempt on the device until the server has them. */
export type AnswerStorage = {
  read: (questionId: string) => NumberedAnswer | null;
  keep: (questionId: string, answer: NumberedAnswer) => void;
  /** Removes the stored answer up to this revision. Another tab may have stored a later one. */
  forget: (questionId: string, revision: number) => void;
};

function parse(stored: string | null): NumberedAnswer | null {
  if (stored === null) return null;
  const value = JSON.parse(stored) as Partial<NumberedAnswer>;
  const whole = typeof value.revision === 'number' && Array.isArray(value.optionIds);
  return whole ? { revision: value.revision!, optionIds: value.optionIds!, text: value.text ?? null } : null;
}

/**
 * Stores answers in the browser's storage, so that they survive a reload, a crash or a closed window. If it can't be
 * used, nothing is stored.
 */
export function deviceStorage(attemptId: string): AnswerStorage {
  const key = (questionId: string) => `treadway.answer.${attemptId}.${questionId}`;
  const read = (questionId: string) =>
    withDeviceStorage(() => parse(localStorage.getItem(key(questionId))), null);
  return {
    read,
    keep: (questionId, answer) =>
      withDeviceStorage(() => localStorage.setItem(key(questionId), JSON.stringify(answer)), undefined),
    forget: (questionId, revision) => {
      const kept = read(questionId);
      if (!kept || kept.revision > revision) return;
      withDeviceStorage(() => localStorage.removeItem(key(questionId)), undefined);
    },
  };
}
