import type { ApolloCache } from '@apollo/client';
import toast from 'react-hot-toast';
import { useErrorMessage } from '#client/platform/error-message';
import {
  EditedQuestionsDocument,
  useMoveQuestionMutation,
  type EditedQuestionRowFragment,
} from './editor/edited-question.generated';

/** What the list asks for; by default all questions of a test in their order. */
export const questionsOf = (testId: string, search = '', tag = '') => ({
  filter: { testId, ...(tag && { tags: [tag] }) },
  search: search || null,
});

/** Puts the question `id` at the place `to` of a list that begins at 1; the others close the gap and make room. */
export function moved<T extends { id: string; position: number }>(
  questions: readonly T[],
  id: string,
  to: number,
): T[] {
  const from = questions.findIndex((question) => question.id === id);
  if (from < 0) return [...questions];
  const rest = questions.filter((question) => question.id !== id);
  rest.splice(to - 1, 0, questions[from]!);
  return rest.map((question, index) => ({ ...question, position: index + 1 }));
}

function moveInCache(cache: ApolloCache, testId: string, id: string, to: number): void {
  cache.updateQuery(
    { query: EditedQuestionsDocument, variables: questionsOf(testId) },
    (data) =>
      data && {
        editedQuestions: { ...data.editedQuestions, nodes: moved(data.editedQuestions.nodes, id, to) },
      },
  );
}

/** Moves a question of a test to another place. */
export function useMove(testId: string): (question: EditedQuestionRowFragment, to: number) => Promise<void> {
  const errorMessage = useErrorMessage();
  const [mutate] = useMoveQuestionMutation({ refetchQueries: ['EditedModule'] });
  return async ({ id }, to) => {
    await mutate({
      variables: { input: { id, position: to } },
      update: (cache) => moveInCache(cache, testId, id, to),
    }).catch((error: unknown) => toast.error(errorMessage(error)));
  };
}
