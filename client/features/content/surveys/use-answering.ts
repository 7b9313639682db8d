import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import {
  firstToAnswer,
  isAnswered,
  noAnswer,
  picked,
  usePlace,
  useSendingMoments,
  useSubmission,
  useTestKeys,
  useTurning,
} from '#client/features/attempts/taking/public';
import { onBeforeSignOut } from '#client/platform/sign-in/flush';
import { submitSurvey } from './submit-survey';
import { surveySaver, type TakenSurvey } from './survey-saver';

/** The saving of a survey's answers, which are sent when the page is left and before the person signs out. */
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

/** Where a person is in a survey, and everything that can be done there. */
export function useAnswering(survey: TakenSurvey, personId: string, read: () => Promise<unknown>) {
  // Without a connection the page goes on with what it has.
  const readAgain = useCallback(() => void read().catch(() => undefined), [read]);
  const { saver, saved } = useSaver(survey, personId, readAgain);
  const submission = useSubmission(survey.id, saver, submitSurvey);
  const { questions } = survey;
  const [index, showQuestion] = usePlace(firstToAnswer(questions, saved.answers), questions.length);
  const [missing, setMissing] = useState<string | null>(null);
  const question = questions[index]!;
  const answer = saved.answers[question.id] ?? noAnswer;
  const last = index === questions.length - 1;

  useTurning(index, saver, submission.cancel);

  const send = () => {
    const at = questions.findIndex(
      ({ id, required }) => required && !isAnswered(saved.answers[id] ?? noAnswer),
    );
    if (at < 0) return void submission.submit();
    setMissing(questions[at]!.id);
    showQuestion(at);
  };
  const goOn = () => (last ? send() : showQuestion(index + 1));
  const pick = (optionId: string) =>
    saver.give(question.id, {
      optionIds: picked(question.kind === 'one', answer.optionIds, optionId),
      text: null,
    });
  useTestKeys((deed) => {
    if (deed.kind === 'goOn') return goOn();
    const option = question.options[deed.option];
    if (option) pick(option.id);
  }, submission.state !== 'none');
  const isMissing = missing === question.id && !isAnswered(answer);
  return {
    saver,
    saved,
    submission,
    index,
    question,
    answer,
    last,
    isMissing,
    goTo: showQuestion,
    goOn,
    pick,
  };
}
