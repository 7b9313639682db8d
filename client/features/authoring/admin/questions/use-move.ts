import toast from 'react-hot-toast';
import { useErrorMessage } from '#client/platform/error-message';
import { useMoveQuestionMutation } from './editor/edited-question.generated';

/** Moves a question of a test to another place; done when the list shows it there. */
export function useMove(): (id: string, to: number) => Promise<void> {
  const errorMessage = useErrorMessage();
  const [mutate] = useMoveQuestionMutation({
    refetchQueries: ['EditedModule', 'EditedQuestions'],
    awaitRefetchQueries: true,
    // Its place alone would stand twice until the others are read anew.
    fetchPolicy: 'no-cache',
  });
  return async (id, to) => {
    await mutate({ variables: { input: { id, position: to } } }).catch((error: unknown) =>
      toast.error(errorMessage(error)),
    );
  };
}
