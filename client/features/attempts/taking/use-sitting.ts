import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AnswerSaver, SaverSnapshot } from './saving/answer-saver';
import { joinSitting, openSitting, update, type Sitting, type TakenAttempt } from './sitting';

/** Sends at once when the connection returns or the page goes out of sight, and asks before unsent answers are left. */
export function useSendingMoments(saver: AnswerSaver, onReturn: () => void): void {
  useEffect(() => {
    const flush = () => void saver.flush();
    const seen = () => (document.visibilityState === 'hidden' ? flush() : onReturn());
    const ask = (event: BeforeUnloadEvent) => {
      if (saver.hasUnsent && !saver.getSnapshot().closed) event.preventDefault();
    };
    window.addEventListener('online', flush);
    window.addEventListener('beforeunload', ask);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [saver, onReturn]);
}

/** The saving of an attempt's answers and its clock; `onReturn` runs when the page comes into sight again. */
export function useSitting(attempt: TakenAttempt, onReturn: () => void): [Sitting, SaverSnapshot] {
  const client = useApolloClient();
  const [sitting] = useState(() => openSitting(client, attempt));
  const snapshot = useSyncExternalStore(sitting.saver.subscribe, sitting.saver.getSnapshot);

  useEffect(() => update(sitting, attempt), [sitting, attempt]);
  useEffect(() => joinSitting(attempt.id, sitting), [sitting, attempt.id]);
  useSendingMoments(sitting.saver, onReturn);
  return [sitting, snapshot];
}
