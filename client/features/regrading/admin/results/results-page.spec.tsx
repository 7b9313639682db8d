import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import ResultsPage from './results-page';

const result = {
  __typename: 'AdminResult',
  id: 'r1',
  person: {
    __typename: 'RowPerson',
    id: 'p1',
    name: 'Tom Becker',
    email: 'tom@shop.example',
    account: { __typename: 'Account', id: 'a1', name: 'Desert Sun Tire' },
  },
  moduleId: 'm1',
  moduleName: 'Winter compounds',
  category: 'pro',
  status: 'passed',
  score: 87,
  passMark: 80,
  startedAt: '2026-03-11T08:00:00.000Z',
  closedAt: '2026-03-11T08:10:00.000Z',
  workingSeconds: 425,
  certificateNumber: '7Q4M-2K9D-XH3T',
  regradedAt: null,
};

function open(path: string, nodes: readonly object[] = [result]): Record<string, unknown>[] {
  const requests: Record<string, unknown>[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName !== 'AdminResults') return;
        requests.push(variables);
        const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
        const adminResults = {
          __typename: 'AdminResultConnection',
          nodes,
          pageInfo,
          totalCount: nodes.length,
        };
        observer.next({ data: { adminResults } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link });
  renderPortal(<ResultsPage />, { path, client });
  return requests;
}

describe('the list of results', () => {
  it('links to person, account, module, result and certificate', async () => {
    open('/admin/results');
    const row = within((await screen.findByRole('link', { name: 'Tom Becker' })).closest('tr')!);
    const links = row.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/admin/people/p1',
      '/admin/accounts/a1',
      '/admin/modules/m1',
      '/results/r1',
      '/certificates/7Q4M-2K9D-XH3T',
    ]);
    for (const word of ['PRO test', 'Passed', '87%', '07:05']) row.getByText(word);
    expect(screen.queryByRole('columnheader', { name: 'Regraded' })).toBeNull();
  });

  it('requests the filters of its address, and shows the columns it names', async () => {
    const requests = open(
      '/admin/results?q=tom&status=passed,failed&score=40,&accountName.empty=&certified=true&sort=-score&show=regraded',
    );
    await screen.findByRole('columnheader', { name: 'Regraded' });
    expect(requests[0]).toMatchObject({
      search: 'tom',
      where: {
        accountName: { isNull: true },
        status: { oneOf: ['passed', 'failed'] },
        score: { min: 40 },
        certified: { equals: true },
      },
      orderBy: { field: 'score', direction: 'DESC' },
    });
  });

  it('shows that there are no results yet', async () => {
    open('/admin/results', []);
    expect(await screen.findByRole('heading', { name: 'No results yet' })).not.toBeNull();
  });
});
