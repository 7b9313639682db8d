import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AnswerSaver, SaverSnapshot } from './saving/answer-saver';
import { joinAttempt, openAttempt, update, type OpenAttempt, type TakenAttempt } from './open-attempt';

/**
 * Sends answers when the connection returns or the page is hidden, and asks for confirmation before unsent answers are
 * left.
 */
export function useSendingMoments(saver: AnswerSaver, onReturn: () => void): void {
  useEffect(() => {
    const flush = () => void saver.flush();
    const seen = () => (document.visibilityState === 'hidden' ? flush() : onReturn());
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.hasUnsent && !saver.getSnapshot().closed) event.preventDefault();
    };
    window.addEventListener('online', flush);
    window.addEventListener('beforeunload', warn);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [saver, onReturn]);
}

/**
 * Returns the shared state of an attempt and its save state. `onReturn` is called when the page becomes visible again.
 */
export function useOpenAttempt(attempt: TakenAttempt, onReturn: () => void): [OpenAttempt, SaverSnapshot] {
  const client = useApolloClient();
  const [opened] = useState(() => openAttempt(client, attempt));
  const snapshot = useSyncExternalStore(opened.saver.subscribe, opened.saver.getSnapshot);

  useEffect(() => update(opened, attempt), [opened, attempt]);
  useEffect(() => joinAttempt(attempt.id, opened), [opened, attempt.id]);
  useSendingMoments(opened.saver, onReturn);
  return [opened, snapshot];
}
