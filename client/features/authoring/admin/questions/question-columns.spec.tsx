import { describe, expect, it, jest } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { useAdminQuestionsQuery, type AdminQuestionRowFragment } from './editor/admin-question.generated';
import { useOrderColumn } from './question-columns';

const question: AdminQuestionRowFragment = {
  id: 'q4',
  position: 4,
  kind: 'multiple_choice',
  textTranslations: { en: 'Which tire?', es: '', fr: '' },
  enabled: true,
  tags: [],
  publication: 'published',
};

const list = {
  adminQuestions: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 },
};

/** Renders the buttons that move the last of four questions. The server gives these responses to the move and to the list. */
function open(answer: object, readAnew: object = { data: list }) {
  const moved = jest.fn<(to: number) => void>();
  function Moves() {
    useAdminQuestionsQuery({ variables: { filter: { testId: 't1' } } });
    return useOrderColumn(4, moved).cell(question);
  }
  const lists = [{ data: list }, readAnew];
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        observer.next(operationName === 'MoveQuestion' ? answer : lists.shift()!);
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  renderPortal(<Moves />, { client });
  return moved;
}

/** Moves the question up and waits until its button has the focus again. */
async function moveUp(): Promise<void> {
  const up = screen.getByRole('button', { name: 'Move up from position 4' });
  fireEvent.click(up);
  await waitFor(() => expect(document.activeElement).toBe(up));
}

describe('the move buttons of a question', () => {
  it('report the new position after a move', async () => {
    const moved = open({ data: { moveQuestion: { question: { ...question, position: 3 } } } });
    await moveUp();
    expect(moved.mock.calls).toEqual([[3]]);
  });

  it('report the new position although the list couldn’t be reloaded', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const moved = open(
      { data: { moveQuestion: { question: { ...question, position: 3 } } } },
      { errors: [{ message: 'no' }] },
    );
    await moveUp();
    expect(moved.mock.calls).toEqual([[3]]);
    expect(warned).toHaveBeenCalledWith('The questions could not be read anew.', expect.anything());
    warned.mockRestore();
  });

  it('report no position if the server rejects the move', async () => {
    const moved = open({ errors: [{ message: 'no' }] });
    await moveUp();
    expect(moved).not.toHaveBeenCalled();
  });
});
