import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { pickOne, pickSeveral } from '#client/features/authoring/question-types/index';
import {
  isAnswered,
  noAnswer,
  unanswered,
  usePlace,
  useSendingMoments,
  useSubmission,
  useTestKeys,
  useTurning,
} from '#client/features/attempts/taking/index';
import { onBeforeSignOut } from '#client/platform/sign-in/flush';
import { useSettled } from '#client/ui/use-settled';
import { submitSurvey } from './submit-survey';
import { surveySaver, type TakenSurvey } from './survey-saver';

/** Saves the answers to a survey, and sends unsent ones when the page is left and before sign-out. */
function useSaver(survey: TakenSurvey, personId: string, onReturn: () => void) {
  const client = useApolloClient();
  const [saver] = useState(() => surveySaver(client, survey, personId));
  const saved = useSyncExternalStore(saver.subscribe, saver.getSnapshot);
  useEffect(() => {
    const unregister = onBeforeSignOut(async () => {
      if (!(await saver.flush())) throw new Error('Some answers are only on this device.');
    });
    return () => {
      unregister();
      void saver.flush();
    };
  }, [saver]);
  useEffect(() => {
    for (const { id, answer } of survey.questions)
      saver.adopt(id, answer && { ...answer, text: answer.words });
  }, [saver, survey]);
  useSendingMoments(saver, onReturn);
  return { saver, saved };
}

/** Manages the state of taking a survey. The last step is the summary. */
export function useAnswering(survey: TakenSurvey, personId: string, read: () => Promise<unknown>) {
  // Without a connection, the page continues with its current data.
  const readAgain = useCallback(() => void read().catch(() => undefined), [read]);
  const { saver, saved } = useSaver(survey, personId, readAgain);
  const submission = useSubmission(survey.id, saver, submitSurvey);
  const { questions } = survey;
  const [firstOpen = questions.length] = unanswered(questions, saved.answers);
  const [index, showStep] = usePlace(firstOpen, questions.length + 1);
  const [missing, setMissing] = useState<string | null>(null);
  const answerTo = (id: string) => saved.answers[id] ?? noAnswer;
  /** Undefined on the summary. */
  const question = questions[index];
  const settled = useSettled(index, true);

  useTurning(index, saver, submission.cancel);

  const send = () => {
    const at = questions.findIndex(({ id, required }) => required && !isAnswered(answerTo(id)));
    if (at < 0) return void submission.submit();
    setMissing(questions[at]!.id);
    showStep(at);
  };
  const goOn = () => {
    if (!settled) return;
    if (question) showStep(index + 1);
    else send();
  };
  const pick = (optionId: string) => {
    if (!question) return;
    const { optionIds } = answerTo(question.id);
    const pickOption = question.kind === 'one' ? pickOne : pickSeveral;
    saver.give(question.id, { optionIds: pickOption(optionIds, optionId), text: null });
  };
  useTestKeys((action) => {
    if (action.kind === 'goOn') return goOn();
    const option = question?.options[action.option];
    if (option) pick(option.id);
    // On the summary, only its button sends.
  }, question === undefined);
  const isMissing = question !== undefined && missing === question.id && !isAnswered(answerTo(question.id));
  return {
    saver,
    saved,
    submission,
    index,
    question,
    answerTo,
    last: question === undefined,
    settled,
    isMissing,
    goTo: showStep,
    goOn,
    pick,
  };
}
