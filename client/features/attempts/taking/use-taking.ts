import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { questionTypes } from '#client/features/authoring/question-types/index';
import { useSettled } from '#client/ui/use-settled';
import { noAnswer } from './answer';
import type { TakenAttempt } from './open-attempt';
import { useTestKeys, type KeyAction } from './test-keys';
import { firstToAnswer } from './test-progress';
import { usePlace } from './use-place';
import { useOpenAttempt } from './use-open-attempt';
import { type Submit, useSubmission } from './use-submission';
import { useTurning } from './use-turning';

/** Reloads the attempt from the server. */
export type ReadAttempt = () => Promise<TakenAttempt | null | undefined>;

/** Manages the state of test taking: question, answers, time and submission. */
export function useTaking(attempt: TakenAttempt, read: ReadAttempt, submit: Submit) {
  // Without a connection, the page continues with its current data.
  const readAgain = useCallback(() => read().catch(() => undefined), [read]);
  const [{ saver, clock }, saved] = useOpenAttempt(attempt, readAgain);
  const submission = useSubmission(attempt.id, saver, submit);
  const { questions } = attempt;
  const [index, showQuestion] = usePlace(firstToAnswer(questions, saved.answers), questions.length);
  // Tied to the history entry, so that Back leaves the last question and its dialog.
  const { key } = useLocation();
  const [requestedAt, setRequestedAt] = useState<string | null>(null);
  const confirming = requestedAt === key;
  const [timeUp, setTimeUp] = useState(false);

  const question = questions[index]!;
  const answer = saved.answers[question.id] ?? noAnswer;
  const last = index === questions.length - 1;
  const settled = useSettled(index, true);

  const { cancel } = submission;
  useTurning(index, saver, cancel);

  const stopConfirming = () => {
    cancel();
    setRequestedAt(null);
  };
  const goTo = (next: number) => {
    stopConfirming();
    showQuestion(next);
  };
  const goOn = () => {
    if (!settled) return;
    if (last) setRequestedAt(key);
    else goTo(index + 1);
  };
  const act = (action: KeyAction) => {
    if (action.kind === 'goOn') return goOn();
    const option = question.options[action.option];
    if (option) {
      saver.give(question.id, {
        optionIds: questionTypes[question.kind].pick(answer.optionIds, option.id),
        text: null,
      });
    }
  };
  useTestKeys(act, confirming || timeUp);

  const closeByTime = async () => {
    const current = await readAgain();
    // Maintenance extends the deadline.
    if (current?.deadlineAt && clock.secondsUntil(current.deadlineAt) > 0) return;
    setTimeUp(true);
    await submission.submit({ timeUp: true });
  };

  const place = { index, question, answer, last, settled, confirming, timeUp };
  return { saver, clock, saved, submission, ...place, goTo, goOn, closeByTime, stopConfirming };
}
