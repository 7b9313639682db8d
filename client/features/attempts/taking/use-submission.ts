import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pause } from '#client/platform/pause';
import type { AnswerSaver } from './saving/answer-saver';
import { failureOf } from './open-attempt';

const retryDelays = [1000, 2000, 4000, 8000];

/** Submits an attempt to the server. */
export type Submit = (client: ApolloClient, attemptId: string) => Promise<void>;

/**
 * The state of a submission. `waiting` means that the server is unreachable and a retry follows; `done` means that
 * there is a result.
 */
export type SubmissionState = 'none' | 'sending' | 'waiting' | 'done';

type Step = { done: true } | { done: false; error?: unknown };

async function trySubmit(submit: () => Promise<void>, saver: AnswerSaver, late: boolean): Promise<Step> {
  const sent = await saver.flush();
  // After the deadline, the server accepts no answers, so there is nothing to wait for.
  if (!sent && !late && !saver.getSnapshot().closed) return { done: false };
  try {
    await submit();
    return { done: true };
  } catch (error) {
    const failure = failureOf(error);
    if (failure === 'closed') return { done: true };
    return failure === 'retry' ? { done: false } : { done: false, error };
  }
}

/** Submits an attempt after its unsent answers, with retries until the server has responded. */
export function useSubmission(attemptId: string, saver: AnswerSaver, submitTest: Submit) {
  const client = useApolloClient();
  const [state, setState] = useState<SubmissionState>('none');
  const [error, setError] = useState<unknown>();
  const round = useRef(0);

  const cancel = useCallback(() => {
    round.current += 1;
    setState((state) => (state === 'done' ? state : 'none'));
  }, []);

  const submit = useCallback(
    async ({ timeUp = false } = {}) => {
      const own = (round.current += 1);
      const current = () => round.current === own;
      setError(undefined);
      for (let tries = 0; current(); tries += 1) {
        setState('sending');
        const step = await trySubmit(() => submitTest(client, attemptId), saver, timeUp);
        if (!current()) return;
        if (step.done) return setState('done');
        if (step.error) {
          setError(step.error);
          return setState('none');
        }
        setState('waiting');
        await pause(retryDelays[Math.min(tries, retryDelays.length - 1)]!);
      }
    },
    [attemptId, client, saver, submitTest],
  );

  // Leaving the page stops the retries. Unsent answers are still sent.
  useEffect(() => () => void (round.current += 1), []);
  return { submit, cancel, state, error };
}
