import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable, gql, type TypedDocumentNode } from '@apollo/client';
import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { message } from '#client/testing/message';
import { renderPortal } from '#client/testing/render';
import { AdminList } from './admin-list';

type Variables = { first: number; after: string | null };
type Data = {
  tires: {
    nodes: { id: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
    totalCount: number;
  };
};

const query: TypedDocumentNode<Data, Variables> = gql`
  query Tires($first: Int, $after: String) {
    tires(first: $first, after: $after) {
      nodes {
        id
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`;

const total = 25;
const Address = () => <p data-testid="address">{useLocation().search}</p>;
const address = () => new URLSearchParams(screen.getByTestId('address').textContent);

/** Opens a list of 25 tires. Its cursors are positions. */
function open(path: string): void {
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const { first, after } = variables as Variables;
        const from = Number(after ?? 0);
        const to = Math.min(from + first, total);
        const nodes = Array.from({ length: to - from }, (_, at) => ({
          __typename: 'Tire',
          id: `Tire ${from + at + 1}`,
        }));
        const pageInfo = { __typename: 'PageInfo', hasNextPage: to < total, endCursor: String(to) };
        observer.next({ data: { tires: { __typename: 'Tires', nodes, pageInfo, totalCount: total } } });
        observer.complete();
      }),
  );
  renderPortal(
    <>
      <Address />
      <AdminList
        title="Tires"
        query={query}
        variables={({ rows, after }) => ({ first: rows, after })}
        page={({ tires }) => tires}
        columns={[{ key: 'id', title: 'Id', kind: 'title', cell: ({ id }) => id }]}
        nothing={{ title: 'No tires' }}
      />
    </>,
    { path, client: new ApolloClient({ cache: createCache(), link }) },
  );
}

const place = (from: number, to: number) =>
  screen.findByText(message('admin.list.place', { from, to, total }));
const choose = (rows: number) =>
  fireEvent.change(screen.getByLabelText(message('admin.list.rowsOfPage')), {
    target: { value: String(rows) },
  });
const next = () => fireEvent.click(screen.getByRole('button', { name: message('admin.list.next') }));

describe('the page size of a list', () => {
  it('is selected below the list, and stays in the address on other pages', async () => {
    open('/tires');
    await place(1, 25);
    choose(20);
    await place(1, 20);
    next();
    await place(21, 25);
    expect([address().get('rows'), address().get('from')]).toEqual(['20', '21']);
  });

  it('is read from the address, also on later pages', async () => {
    open('/tires?rows=20&after=20&from=21');
    await place(21, 25);
    expect(address().get('rows')).toBe('20');
  });

  it('returns to the first page if it is changed', async () => {
    open('/tires?rows=20&after=20&from=21');
    await place(21, 25);
    choose(80);
    await place(1, 25);
    expect(address().get('after')).toBeNull();
  });
});
