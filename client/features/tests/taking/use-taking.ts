import { useCallback, useState } from 'react';
import { noAnswer } from './answer';
import { picked } from './option-list';
import type { TakenAttempt } from './sitting';
import { useTestKeys, type KeyDeed } from './test-keys';
import { firstToAnswer } from './test-progress';
import { useSitting } from './use-sitting';
import { useSubmission } from './use-submission';

/** Reads the attempt again from the server. */
export type ReadAttempt = () => Promise<TakenAttempt | null | undefined>;

/** Where a person is in a test, and everything that can be done there. */
export function useTaking(attempt: TakenAttempt, read: ReadAttempt) {
  // Without a connection the page goes on with what it has.
  const readAgain = useCallback(() => read().catch(() => undefined), [read]);
  const [{ saver, clock }, saved] = useSitting(attempt, readAgain);
  const submission = useSubmission(attempt.id, saver);
  const [index, setIndex] = useState(() => firstToAnswer(attempt.questions, saved.answers));
  const [moved, setMoved] = useState(false);
  const [asking, setAsking] = useState(false);
  const [timeUp, setTimeUp] = useState(false);

  const question = attempt.questions[index]!;
  const answer = saved.answers[question.id] ?? noAnswer;
  const last = index === attempt.questions.length - 1;

  const goTo = (next: number) => {
    submission.cancel();
    void saver.flush();
    setAsking(false);
    setMoved(true);
    setIndex(next);
    window.scrollTo(0, 0);
  };
  const goOn = () => (last ? setAsking(true) : goTo(index + 1));
  const act = (deed: KeyDeed) => {
    if (deed.kind === 'goOn') return goOn();
    const option = question.options[deed.option];
    if (option) {
      saver.give(question.id, { optionIds: picked(question.kind, answer.optionIds, option.id), text: null });
    }
  };
  useTestKeys(act, asking || timeUp);

  const closeByTime = async () => {
    const current = await readAgain();
    // Maintenance extends the deadline.
    if (current?.deadlineAt && clock.secondsUntil(current.deadlineAt) > 0) return;
    setTimeUp(true);
    await submission.submit({ timeUp: true });
  };
  const stopAsking = () => {
    submission.cancel();
    setAsking(false);
  };

  const place = { index, question, answer, last, moved, asking, timeUp };
  return { saver, clock, saved, submission, ...place, goTo, goOn, closeByTime, stopAsking };
}
