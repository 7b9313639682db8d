import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, within } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { createCache } from '#client/platform/apollo/cache';
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

/** A server with some PRO people that notes whom it was told to reset. */
function openPage(names: string[], path = '/admin/pro') {
  let people = names.map((name, index) => person(`p${index}`, name));
  const resets: unknown[] = [];
  const answer = (operationName: string | undefined, { input }: Record<string, unknown>) => {
    if (operationName === 'ProPeople') {
      const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
      const proPeople = {
        __typename: 'ProPersonConnection',
        totalCount: people.length,
        nodes: people,
        pageInfo,
      };
      return { proPeople };
    }
    if (operationName === 'ResetProPreview') {
      const { profileIds } = input as { profileIds?: string[] };
      const taken = people.filter(({ id }) => profileIds?.includes(id) ?? true);
      const named = taken.slice(0, 10).map(({ id, name }) => ({ __typename: 'Person', id, name }));
      const tests = [{ __typename: 'ReopenedTest', moduleId: 'm1', moduleName: 'PRO: wet grip' }];
      const counts = { count: taken.length, results: 7, certificates: 1, testCount: 3 };
      return { resetProPreview: { __typename: 'ResetProPreview', ...counts, people: named, tests } };
    }
    resets.push(input);
    const { all, profileIds } = input as { all?: true; profileIds?: string[] };
    const stay = people.filter(({ id }) => !all && !profileIds!.includes(id));
    const count = people.length - stay.length;
    people = stay;
    return { resetPro: { __typename: 'ResetProPayload', count } };
  };
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        observer.next({ data: answer(operationName, variables) });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link });
  renderPortal(
    <>
      <ProPage />
      <Toaster />
    </>,
    { path, client },
  );
  return resets;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = async (name: string) => {
  const dialog = await screen.findByRole('dialog');
  // What it would do is said first.
  await within(dialog).findByText('To pass again');
  fireEvent.click(within(dialog).getByRole('button', { name }));
};

describe('the page of the PRO people', () => {
  it('resets those selected after asking with their number', async () => {
    const resets = openPage(['Ana', 'Ben', 'Chloé']);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Ben' }));
    press('Reset selected');
    expect(resets).toEqual([]);
    await confirm('Reset 1 person');
    await screen.findByText('1 person was reset to standard');
    expect(resets).toEqual([{ profileIds: ['p1'] }]);
    expect(screen.queryByText('Ben')).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Select Ana' })).toHaveProperty('checked', false);
  });

  it('says before whom it takes, what they keep and what opens again', async () => {
    openPage(Array.from({ length: 12 }, (_, n) => `Person ${n}`));
    await screen.findByText('Person 0');
    press('Reset everyone (12)');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/^Person 0 · Person 1 · .*Person 9 and 2 more$/);
    expect(within(dialog).getByText('7 results, 1 certificate and all points')).toBeTruthy();
    expect(within(dialog).getByText('PRO: wet grip and 2 more')).toBeTruthy();
  });

  it('selects everyone of a page by one box', async () => {
    const resets = openPage(['Ana', 'Ben']);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    press('Reset selected');
    await confirm('Reset 2 people');
    await screen.findByText('Nobody is PRO now');
    expect(resets).toEqual([{ profileIds: ['p0', 'p1'] }]);
  });

  it('resets everyone without naming them', async () => {
    const resets = openPage(['Ana', 'Ben']);
    await screen.findByText('Ana');
    press('Reset everyone (2)');
    await confirm('Reset 2 people');
    await screen.findByText('2 people were reset to standard');
    expect(resets).toEqual([{ all: true }]);
    await screen.findByText('Nobody is PRO now');
    expect(screen.queryByRole('button', { name: /Reset everyone/ })).toBeNull();
  });

  it('does nothing when the question is answered by Cancel', async () => {
    const resets = openPage(['Ana']);
    await screen.findByText('Ana');
    press('Reset everyone (1)');
    await confirm('Cancel');
    expect(resets).toEqual([]);
  });

  it('keeps those selected when the question is answered by Cancel', async () => {
    const resets = openPage(['Ana', 'Ben']);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Ben' }));
    press('Reset selected');
    await confirm('Cancel');
    expect(resets).toEqual([]);
    expect(screen.getByText('1 selected')).toBeTruthy();
  });

  it('does not offer to reset everyone while it shows those of a search', async () => {
    openPage(['Ana', 'Anton'], '/admin/pro?q=an');
    await screen.findByText('Ana');
    expect(screen.queryByRole('button', { name: /Reset everyone/ })).toBeNull();
  });
});
