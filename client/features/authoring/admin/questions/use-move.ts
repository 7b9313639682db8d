import { useApolloClient } from '@apollo/client/react';
import toast from 'react-hot-toast';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { useMoveQuestionMutation } from './editor/admin-question.generated';

/** Returns a function that moves a question to a position. It resolves to true after the list has been reloaded. */
export function useMove(): (id: string, to: number) => Promise<boolean> {
  const errorMessage = useErrorMessage();
  const [mutate] = useMoveQuestionMutation({
    // Until the list is reloaded, two questions would have the same position.
    fetchPolicy: 'no-cache',
  });
  const client = useApolloClient();
  return async (id, to) => {
    try {
      await mutate({ variables: { input: { id, position: to } } });
    } catch (error) {
      toast.error(errorMessage(error));
      return false;
    }
    // The move has succeeded even if the list can't be reloaded.
    await client
      .refetchQueries({ include: ['AdminModule', 'AdminQuestions'] })
      .catch((error: unknown) => console.warn('The questions could not be read anew.', error));
    return true;
  };
}
