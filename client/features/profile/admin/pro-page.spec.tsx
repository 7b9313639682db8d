import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createCache } from '#client/platform/apollo/cache';
import { begunAction } from '#client/testing/begun-action';
import { renderPortal } from '#client/testing/render';
import ProPage from './pro-page';

const person = (id: string, name: string) => ({
  __typename: 'ProPerson',
  id,
  name,
  email: `${id}@people.example`,
  accountName: null,
  proSince: '2026-03-01T10:00:00.000Z',
});

type Input = { selection: { ids?: string[]; all?: boolean; search?: string | null } };

const effect = (kind: string, count: number, names: string[] = []) => ({
  __typename: 'BulkEffect',
  kind,
  count,
  names,
});

/** Creates a server with some PRO people that records whom it resets. */
function openPage(names: string[], path = '/admin/pro') {
  const people = names.map((name, index) => person(`p${index}`, name));
  const begun: Input[] = [];
  const answers: Record<string, (input: Input) => object> = {
    ProPeople: () => ({
      proPeople: {
        __typename: 'ProPersonConnection',
        totalCount: people.length,
        nodes: people,
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    }),
    OpenBulkActions: () => ({ bulkActions: { __typename: 'BulkActionConnection', nodes: [] } }),
    BulkPreview: ({ selection: { ids } }) => {
      const taken = people.filter(({ id }) => ids?.includes(id) ?? true);
      return {
        bulkPreview: {
          __typename: 'BulkPreview',
          total: taken.length,
          takes: taken.length,
          leftOut: [],
          before: [],
          names: taken.slice(0, 10).map(({ name }) => name),
          effects: [
            effect('retained_results', 7),
            effect('retained_certificates', 1),
            effect('reopened_tests', 3, ['PRO: wet grip']),
          ],
          isWhole: true,
          canBeUndone: true,
        },
      };
    },
    StartBulkAction: (input) => {
      begun.push(input);
      return begunAction();
    },
  };
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        observer.next({ data: answers[operationName!]!(variables['input'] as Input) });
        observer.complete();
      }),
  );
  renderPortal(<ProPage />, { path, client: new ApolloClient({ cache: createCache(), link }) });
  return begun;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getAllByRole('button', { name })[0]!);
const confirmDialog = async () => within(await screen.findByRole('dialog', { name: 'Reset PRO' }));

describe('the page of PRO people', () => {
  it('resets selected people after it showed what they keep and what they have to pass again', async () => {
    const begun = openPage(['Ana', 'Ben', 'Chloé']);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Ben' }));
    press('Reset PRO');
    const dialog = await confirmDialog();
    await dialog.findByText('Ben');
    expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '1 of 1',
      'Ben',
      '7',
      '1',
      'PRO: wet grip and 2 more',
    ]);
    expect(begun).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Apply to 1' }));
    await waitFor(() => expect(begun).toMatchObject([{ selection: { ids: ['p1'] } }]));
  });

  it('selects all people of a page by one checkbox', async () => {
    const begun = openPage(['Ana', 'Anton'], '/admin/pro?q=an');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    press('Reset PRO');
    const dialog = await confirmDialog();
    fireEvent.click(await dialog.findByRole('button', { name: 'Apply to 2' }));
    await waitFor(() => expect(begun).toMatchObject([{ selection: { ids: ['p0', 'p1'] } }]));
  });
});
