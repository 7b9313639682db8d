import toast from 'react-hot-toast';
import { useErrorMessage } from '#client/platform/error-message';
import { useMoveQuestionMutation } from './editor/edited-question.generated';

/** Moves a question of a test to another place and gives whether it is there, once the list shows it. */
export function useMove(): (id: string, to: number) => Promise<boolean> {
  const errorMessage = useErrorMessage();
  const [mutate] = useMoveQuestionMutation({
    refetchQueries: ['EditedModule', 'EditedQuestions'],
    awaitRefetchQueries: true,
    // Its place alone would stand twice until the others are read anew.
    fetchPolicy: 'no-cache',
  });
  return async (id, to) => {
    try {
      await mutate({ variables: { input: { id, position: to } } });
      return true;
    } catch (error) {
      toast.error(errorMessage(error));
      return false;
    }
  };
}
