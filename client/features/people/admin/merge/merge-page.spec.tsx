import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { Route, Routes } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import { person as tom } from '#client/testing/person-server';
import { MergeNotes } from './merge-notes';
import MergePage from './merge-page';

const account = {
  __typename: 'Account',
  id: 'a2',
  name: 'Harbor Tire Center',
  number: 'GR-1',
  kind: 'gold_retailer',
};
const people = {
  p1: {
    ...tom,
    id: 'p1',
    name: 'Wei-Lin Chen',
    email: 'wl.chen@harbortire.example',
    account,
    points: 1240,
    lang: 'en',
  },
  p2: {
    ...tom,
    id: 'p2',
    name: 'W. Chen',
    email: 'weilin.chen@mail.example',
    account: null,
    points: 310,
    lang: 'en',
  },
  gone: {
    ...tom,
    id: 'gone',
    name: 'Deleted person',
    email: 'deleted-gone@invalid',
    account: null,
    points: 0,
    lang: 'en',
    removalReason: 'deleted',
  },
};
type Id = keyof typeof people;

const side = (id: Id) => ({
  __typename: 'MergeSide',
  person: people[id],
  phone: null,
  store: null,
  country: null,
  state: null,
});

const counts = [
  ['results', 10, 3, 0],
  ['points_entries', 31, 4, 0],
  ['opened_modules', 5, 2, 1],
  ['orders', 0, 0, 0],
  ['sign_ins', 1, 1, 0],
].map(([resource, survivingCount, mergedCount, unmovedCount]) => ({
  __typename: 'MergedCount',
  resource,
  survivingCount,
  mergedCount,
  unmovedCount,
}));

const merge = {
  __typename: 'PersonMerge',
  id: 'm1',
  survivingId: 'p1',
  survivingName: 'Wei-Lin Chen',
  mergedId: 'p2',
  mergedName: 'W. Chen',
  mergedByName: 'Ada',
  mergedAt: '2026-11-20T00:00:00.000Z',
  undoUntil: '2026-12-20T00:00:00.000Z',
  undoneAt: null as string | null,
  canBeUndone: true,
};

/** Creates a server with two people that records operations. */
function serve(reject?: { code: string; reason?: string }) {
  const sent: [string, unknown][] = [];
  let undone = false;
  const answers: Record<string, (variables: Record<string, string>) => Record<string, unknown>> = {
    PersonPage: ({ id }) => ({
      me: { __typename: 'Profile', id: 'me' },
      person: people[id as Id],
      profile: null,
    }),
    PeopleToMerge: ({ where }) => {
      const isLiving = ({ removalReason }: { removalReason: unknown }) =>
        !JSON.stringify(where).includes('{"removalReason":{"isNull":true}}') || !removalReason;
      return { people: { __typename: 'PersonConnection', nodes: Object.values(people).filter(isLiving) } };
    },
    MergePreview: ({ survivingId, mergedId }) => ({
      mergePreview:
        survivingId === mergedId
          ? null
          : {
              __typename: 'MergePreview',
              surviving: side(survivingId as Id),
              merged: side(mergedId as Id),
              counts,
              passedTwiceCount: 1,
              passedTwice: [{ __typename: 'PassedTwice', moduleId: 'w', moduleName: 'Winter compounds' }],
            },
    }),
    PersonMerges: () => ({ personMerges: undone ? [] : [merge] }),
    MergePeople: () => ({ mergePeople: { __typename: 'MergePeoplePayload', merge, person: people.p1 } }),
    UndoMerge: () => {
      undone = true;
      return {
        undoMerge: {
          __typename: 'UndoMergePayload',
          merge: { ...merge, undoneAt: merge.mergedAt },
          person: people.p1,
          notGivenBack: ['account', 'place'],
        },
      };
    },
  };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        if (variables['input']) sent.push([operationName, variables['input']]);
        if (variables['input'] && reject) {
          const errors = [{ message: reject.code, extensions: reject }];
          return observer.error(new CombinedGraphQLErrors({ errors }, errors));
        }
        observer.next({ data: answers[operationName]!(variables) });
        observer.complete();
      }),
  );
  return { sent, client: new ApolloClient({ cache: createCache(), link }) };
}

function open(path: string, { client }: ReturnType<typeof serve>) {
  renderPortal(
    <>
      <Routes>
        <Route path="/admin/people/:id/merge" element={<MergePage />} />
        <Route path="/admin/people/p2" element={<MergeNotes id="p2" />} />
        <Route path="/admin/people/:id" element={<MergeNotes id="p1" />} />
      </Routes>
      <Toaster />
    </>,
    { path, client },
  );
}

const both = '/admin/people/p1/merge?with=p2';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the merge page', () => {
  it('finds another person, but not the same one', async () => {
    open('/admin/people/p1/merge', serve());
    fireEvent.change(await screen.findByLabelText('Search by name or e-mail'), { target: { value: 'chen' } });
    const found = await screen.findByRole('list', { name: 'People found' });
    expect(within(found).getAllByRole('button')).toHaveLength(1);
    fireEvent.click(within(found).getByRole('button', { name: /W\. Chen/ }));
    expect(await screen.findByRole('radiogroup', { name: 'Name' })).toBeTruthy();
  });

  it('shows that its address names the same person twice', async () => {
    open('/admin/people/p1/merge?with=p1', serve());
    expect(await screen.findByText('You selected the same person twice.')).toBeTruthy();
  });

  it.each([
    ['/admin/people/p1/merge?with=gone', 'One of them was deleted.'],
    ['/admin/people/gone/merge?with=p1', 'This person was deleted, so there’s nothing to merge.'],
    ['/admin/people/gone/merge', 'This person was deleted, so there’s nothing to merge.'],
  ])('shows that deleted people can’t be merged (%s)', async (path, text) => {
    open(path, serve());
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Merge into/ })).toBeNull();
    expect(screen.queryByLabelText('Search by name or e-mail')).toBeNull();
  });

  it('compares both people, and shows the merged data and only fields that differ', async () => {
    open(both, serve());
    await screen.findByRole('radiogroup', { name: 'E-mail' });
    expect(screen.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Name',
      'E-mail',
      'Account',
    ]);
    for (const text of [
      '1,550',
      '13',
      'one points history, 31 + 4 items',
      'Winter compounds counts once',
      '6',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText('Orders')).toBeNull();
  });

  it('merges the selected values after the administrator confirms that it is one person', async () => {
    const server = serve();
    open(both, server);
    const email = await screen.findByRole('radiogroup', { name: 'E-mail' });
    fireEvent.click(within(email).getByRole('radio', { name: 'Second: weilin.chen@mail.example' }));
    const into = screen.getByRole<HTMLButtonElement>('button', { name: 'Merge into Wei-Lin Chen' });
    expect(into.disabled).toBe(true);
    fireEvent.click(screen.getByLabelText('I have checked that this is one person'));
    fireEvent.click(into);
    await screen.findByText('The profiles are merged');
    expect(server.sent).toEqual([
      [
        'MergePeople',
        {
          survivingId: 'p1',
          mergedId: 'p2',
          survivingUpdatedAt: tom.updatedAt,
          mergedUpdatedAt: tom.updatedAt,
          fieldsFromMerged: ['email'],
        },
      ],
    ]);
  });

  it('swaps the two people', async () => {
    open(both, serve());
    await screen.findByRole('button', { name: 'Merge into Wei-Lin Chen' });
    press('Swap');
    expect(await screen.findByRole('button', { name: 'Merge into W. Chen' })).toBeTruthy();
  });

  it('shows why a merge was rejected', async () => {
    open(both, serve({ code: 'NOT_TO_BE_MERGED', reason: 'deletion_waits' }));
    fireEvent.click(await screen.findByLabelText('I have checked that this is one person'));
    press('Merge into Wei-Lin Chen');
    expect(await screen.findByText('One of them has a pending deletion request.')).toBeTruthy();
  });
});

describe('the page of a person after a merge', () => {
  it('names the merged person, and undoes the merge after confirmation', async () => {
    const server = serve();
    open('/admin/people/p1', server);
    await screen.findByText(/was merged into this person on Nov 20, 2026/);
    press('Undo the merge');
    const dialog = await screen.findByRole('dialog', { name: 'Undo the merge?' });
    expect(server.sent).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Undo the merge' }));
    await waitFor(() => expect(screen.queryByText(/was merged into/)).toBeNull());
    expect(server.sent).toEqual([['UndoMerge', { mergeId: 'm1' }]]);
    expect(
      screen.getByText(/^Not restored when the merge was undone: Account and Country and state\./),
    ).toBeTruthy();
  });

  it('shows why a merge can’t be undone', async () => {
    open('/admin/people/p1', serve({ code: 'MERGE_STAYS', reason: 'points_spent' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo the merge' }));
    const dialog = await screen.findByRole('dialog', { name: 'Undo the merge?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Undo the merge' }));
    expect(await screen.findByText('The points to return have been spent.')).toBeTruthy();
  });
});

describe('the page of a merged person', () => {
  it('names the remaining profile, and undoes the merge', async () => {
    const server = serve();
    open('/admin/people/p2', server);
    const link = await screen.findByRole('link', { name: 'Wei-Lin Chen' });
    expect(link.getAttribute('href')).toBe('/admin/people/p1');
    press('Undo the merge');
    const dialog = await screen.findByRole('dialog', { name: 'Undo the merge?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Undo the merge' }));
    await waitFor(() => expect(server.sent).toEqual([['UndoMerge', { mergeId: 'm1' }]]));
  });
});
