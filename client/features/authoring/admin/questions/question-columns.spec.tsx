import { describe, expect, it, jest } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import type { EditedQuestionRowFragment } from './editor/edited-question.generated';
import { useOrderColumn } from './question-columns';

const question: EditedQuestionRowFragment = {
  id: 'q4',
  position: 4,
  kind: 'multiple_choice',
  textTranslations: { en: 'Which tire?', es: '', fr: '' },
  enabled: true,
  tags: [],
  publication: 'published',
};

/** The buttons that move the last question of four, whose move the server answers so. */
function open(answer: object) {
  const moved = jest.fn<(to: number) => void>();
  function Moves() {
    return useOrderColumn(4, moved).cell(question);
  }
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next(answer);
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  renderPortal(<Moves />, { client });
  return moved;
}

/** Moves it up, which is over once its button has the focus again. */
async function moveUp(): Promise<void> {
  const up = screen.getByRole('button', { name: 'Move up from place 4' });
  fireEvent.click(up);
  await waitFor(() => expect(document.activeElement).toBe(up));
}

describe('moving a question', () => {
  it('tells its new place', async () => {
    const moved = open({ data: { moveQuestion: { question: { ...question, position: 3 } } } });
    await moveUp();
    expect(moved.mock.calls).toEqual([[3]]);
  });

  it('tells none where it was refused', async () => {
    const moved = open({ errors: [{ message: 'no' }] });
    await moveUp();
    expect(moved).not.toHaveBeenCalled();
  });
});
