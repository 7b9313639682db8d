import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { message } from '#client/testing/message';
import { renderPortal } from '#client/testing/render';
import { UnmatchedAnswers } from './unmatched-answers';

const counts = {
  __typename: 'RegradeCounts',
  attempts: 2,
  open: 0,
  raised: 1,
  lowered: 0,
  kept: 1,
  newlyPassed: 0,
  newlyFailed: 0,
  newlyPro: 0,
  noLongerPro: 0,
  pointsGiven: 0,
  pointsTaken: 0,
  pointsWaived: 0,
};
const result = {
  id: 'r1',
  profileId: 'p1',
  name: 'Luis Ortega',
  email: 'luis@people.example',
  oldStatus: 'passed',
  newStatus: 'passed',
  oldScore: 90,
  newScore: 100,
  pointsDifference: 0,
  proChange: null,
};

/** Shows the answers without credit of a question. The first `rejections` acceptances fail with a conflict. */
function open({ rejections = 0 } = {}) {
  let left = rejections;
  let previews = 0;
  let unmatched = [{ text: '9/16', attempts: 1 }];
  const accepted: unknown[] = [];
  const done: unknown[] = [];
  const preview = () => ({
    digest: `digest ${++previews}`,
    hasWork: true,
    counts,
    results: { nodes: [result], pageInfo: { hasNextPage: false, endCursor: null } },
  });
  const answers: Record<string, () => object> = {
    UnmatchedAnswers: () => ({ unmatchedAnswers: unmatched }),
    AcceptAnswerPreview: () => ({ acceptAnswerPreview: preview() }),
    AcceptAnswer: () => {
      unmatched = [];
      return { acceptAnswer: { question: { id: 'q1' }, regrade: { id: 'g1' }, counts } };
    },
  };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        if (variables['input']) accepted.push(variables['input']);
        if (variables['input'] && left-- > 0) {
          const errors = [{ message: 'no', extensions: { code: 'CONFLICT' } }];
          return observer.error(new CombinedGraphQLErrors({ errors }, errors));
        }
        observer.next({ data: answers[operationName]!() });
        return observer.complete();
      }),
  );
  renderPortal(<UnmatchedAnswers questionId="q1" onDone={(made) => done.push(made)} />, {
    client: new ApolloClient({ cache: new InMemoryCache(), link }),
  });
  return { accepted, done, previewed: () => previews };
}

/** Opens the dialog to accept the answer. Returns it once its preview has loaded. */
async function openDialog() {
  const name = message('admin.unmatched.acceptThis', { text: '9/16' });
  fireEvent.click(await screen.findByRole('button', { name }));
  const title = message('admin.unmatched.acceptTitle', { text: '9/16' });
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await dialog.findByText('Luis Ortega');
  return dialog;
}
const accept = (dialog: ReturnType<typeof within>) =>
  fireEvent.click(dialog.getByRole('button', { name: message('admin.unmatched.accept') }));

const input = { questionId: 'q1', text: '9/16', lang: 'en' };

describe('a short answer without credit', () => {
  it('is accepted after a preview of the results that change, and leaves the list', async () => {
    const { accepted, done } = open();
    const dialog = await openDialog();
    const change = message('admin.regrade.change', { from: '90%', to: '100%' });
    expect(dialog.getByText('Luis Ortega').closest('tr')!.textContent).toContain(change);
    expect(accepted).toEqual([]);
    accept(dialog);
    await screen.findByText(message('admin.unmatched.none'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([accepted, done]).toMatchObject([[{ ...input, digest: 'digest 1' }], [counts]]);
  });

  it('is accepted with a new preview if there are new results since the first one', async () => {
    const { accepted, previewed } = open({ rejections: 1 });
    const dialog = await openDialog();
    accept(dialog);
    await dialog.findByRole('alert');
    await waitFor(() => expect(previewed()).toBe(2));
    accept(dialog);
    await waitFor(() => expect(accepted.at(-1)).toEqual({ ...input, digest: 'digest 2' }));
    await screen.findByText(message('admin.unmatched.none'));
  });
});
