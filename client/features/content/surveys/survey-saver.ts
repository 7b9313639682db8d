import type { ApolloClient } from '@apollo/client';
import { AnswerSaver, deviceStorage, failureOf } from '#client/features/attempts/taking/index';
import { SaveSurveyAnswerDocument, type TakenSurveyQuery } from './surveys.generated';

export type TakenSurvey = NonNullable<TakenSurveyQuery['survey']>;

/**
 * Creates an answer saver for a survey. Stored answers are separated by person, because several people may use one
 * device.
 */
export function surveySaver(
  client: ApolloClient,
  { id, questions }: TakenSurvey,
  personId: string,
): AnswerSaver {
  const saver = new AnswerSaver({
    send: async (questionId, { revision, optionIds, text }) => {
      const { data } = await client.mutate({
        mutation: SaveSurveyAnswerDocument,
        variables: { input: { surveyId: id, questionId, revision, optionIds: [...optionIds], words: text } },
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new TypeError('The server gave no answer.');
      const { superseded, answer } = data.saveSurveyAnswer;
      const { words, ...rest } = answer;
      return { superseded, answer: { ...rest, text: words } };
    },
    failureOf,
    storage: deviceStorage(`${personId}.${id}`),
    after: (milliseconds, task) => {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
    isOnline: () => navigator.onLine,
  });
  for (const { id: questionId, answer } of questions) {
    saver.adopt(questionId, answer && { ...answer, text: answer.words });
  }
  return saver;
}
