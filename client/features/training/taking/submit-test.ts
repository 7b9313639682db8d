import type { ApolloClient } from '@apollo/client';
import { ResultPageDocument } from '../results/result-page.generated';
import { refreshAfterSubmit } from './refresh-after-submit';
import { SubmitTestDocument } from './submit-test.generated';

/** Submits an attempt. The response contains everything that the result page shows. */
export async function submitTest(client: ApolloClient, attemptId: string): Promise<void> {
  await client.mutate({
    mutation: SubmitTestDocument,
    variables: { input: { attemptId } },
    update: (cache, { data }) => {
      refreshAfterSubmit(cache);
      if (!data) return;
      const { result, profile } = data.submitTest;
      cache.writeQuery({
        query: ResultPageDocument,
        variables: { id: attemptId },
        data: { result, me: profile },
      });
    },
  });
}
