import { useApolloClient } from '@apollo/client/react';
import toast from 'react-hot-toast';
import { useErrorMessage } from '#client/platform/error-message';
import { useMoveQuestionMutation } from './editor/admin-question.generated';

/** Moves a question of a test to another place and gives whether it is there, once the list shows it. */
export function useMove(): (id: string, to: number) => Promise<boolean> {
  const errorMessage = useErrorMessage();
  const [mutate] = useMoveQuestionMutation({
    // Its place alone would stand twice until the others are read anew.
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
    // The question is moved even where its list can't be read anew.
    await client
      .refetchQueries({ include: ['AdminModule', 'AdminQuestions'] })
      .catch((error: unknown) => console.warn('The questions could not be read anew.', error));
    return true;
  };
}
