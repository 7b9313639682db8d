import type { ApolloClient } from '@apollo/client';
import { SubmitSurveyDocument } from './surveys.generated';

/** Submits the answers to a survey and invalidates the lists of surveys and points. */
export async function submitSurvey(client: ApolloClient, surveyId: string): Promise<void> {
  await client.mutate({
    mutation: SubmitSurveyDocument,
    variables: { input: { surveyId } },
    update: (cache, { data }) => {
      if (!data) return;
      cache.modify({
        id: cache.identify(data.submitSurvey.profile),
        fields: { pointsEntries: (_entries, { DELETE }) => DELETE },
      });
    },
  });
}
