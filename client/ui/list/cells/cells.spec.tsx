import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, gql, Observable, type TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import { choice, line, optionalNumber } from '#client/ui/editor/described/kinds';
import { saveShortcutKeys } from '#client/ui/shortcuts/keys';
import { ToastArea } from '#client/ui/feedback/toast-area';
import { AdminList } from '../admin-list';
import { rowShortcut, rowShortcuts } from './row-shortcuts';
import type { RowEditing } from './row-editing';

type Tire = {
  __typename: 'Tire';
  id: string;
  name: string;
  season: 'winter' | 'summer';
  stock: number | null;
  updatedAt: string;
};
type Data = {
  tires: { nodes: Tire[]; pageInfo: { hasNextPage: boolean; endCursor: null }; totalCount: number };
};

const query: TypedDocumentNode<Data, Record<string, never>> = gql`
  query Tires {
    tires {
      nodes {
        id
        name
        season
        stock
        updatedAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`;

const tire = (id: string, name: string, season: Tire['season']): Tire => ({
  __typename: 'Tire',
  id,
  name,
  season,
  stock: 4,
  updatedAt: 'v1',
});

const fields = {
  name: line({ label: 'admin.name', maxLength: 200 }),
  season: choice<Tire['season']>({
    label: 'admin.kind',
    names: { winter: 'admin.yes', summer: 'admin.no' },
    initial: 'winter',
  }),
  stock: optionalNumber({ label: 'admin.rewards.stock', from: 0, to: 100 }),
};

const rejection = (code: string, more = {}) => {
  const errors = [{ message: code, extensions: { code, ...more } }];
  return new CombinedGraphQLErrors({ errors }, errors);
};

/** Opens a list of tires with a server that stores them. Records what was sent. */
function openList() {
  const stored = [
    tire('t1', 'Alpha', 'winter'),
    tire('t2', 'Bravo', 'summer'),
    tire('t3', 'Charlie', 'winter'),
  ];
  const sent: unknown[] = [];
  let rejected: unknown = null;
  let versions = 1;
  const page = () => ({
    __typename: 'Tires',
    nodes: stored,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    totalCount: stored.length,
  });
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { tires: page() } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link });
  const put = (id: string, change: object): Tire => {
    const at = stored.findIndex((each) => each.id === id);
    versions += 1;
    stored[at] = { ...stored[at]!, ...change, updatedAt: `v${versions}` };
    return stored[at];
  };
  const show = (row: Tire) => {
    client.cache.modify({
      id: `Tire:${row.id}`,
      fields: Object.fromEntries(Object.entries(row).map(([key, value]) => [key, () => value])),
    });
    return row;
  };
  const editing: RowEditing<Tire> = {
    fields: {
      ...fields,
      season: { ...fields.season, inlineEditable: (row: object) => (row as Tire).id !== 't3' },
    } as never,
    nameOf: ({ name }) => name,
    save: async (row, change) => {
      sent.push([row.id, row.updatedAt, change]);
      const now = stored.find(({ id }) => id === row.id)!;
      if (rejected) {
        const error = rejected;
        rejected = null;
        throw error;
      }
      if (now.updatedAt !== row.updatedAt) throw rejection('CONFLICT');
      return show(put(row.id, change));
    },
    reload: async (row) => show(stored.find(({ id }) => id === row.id)!),
  };
  renderPortal(
    <>
      <ToastArea />
      <AdminList
        title="Tires"
        searchLabel="Search tires"
        query={query}
        variables={() => ({})}
        page={({ tires }) => tires}
        columns={[
          {
            key: 'name',
            title: 'Name',
            kind: 'title',
            cell: ({ id, name }) => <Link to={`/${id}`}>{name}</Link>,
          },
          { key: 'season', title: 'Season', cell: ({ season }) => season },
          { key: 'stock', title: 'Stock', kind: 'number', cell: ({ stock }) => String(stock) },
          { key: 'version', title: 'Version', cell: ({ updatedAt }) => updatedAt },
        ]}
        nothing={{ title: 'No tires yet' }}
        bulk={{ nameOf: ({ name }) => name, actions: () => null }}
        editing={editing}
      />
    </>,
    { client },
  );
  return {
    sent,
    put,
    reject: (error: unknown) => (rejected = error),
  };
}

const rows = () => screen.getAllByRole('row').slice(1);
const cell = (row: number, column: number): HTMLElement =>
  within(rows()[row]!).getAllByRole('gridcell')[column]!;
const season = (row: number) => cell(row, 2);
const stock = (row: number) => cell(row, 3);
const visible = () =>
  rows().map((row) =>
    within(row)
      .getAllByRole('gridcell')
      .slice(1)
      .map((each) => each.textContent)
      .join(' '),
  );
const focused = () => document.activeElement as HTMLElement;
const key = (name: string, more = {}) => fireEvent.keyDown(focused(), { key: name, ...more });
const keys = (...names: string[]) => names.forEach((name) => key(name));
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Items in stock/ });
const form = () => screen.queryByRole('form');
const type = async (value: string) => fireEvent.change(await field(), { target: { value } });

async function open() {
  const list = openList();
  await screen.findByRole('link', { name: 'Alpha' });
  return list;
}

describe('the editable cells of a list', () => {
  it('start editing and save on Enter, and keep the focus', async () => {
    const { sent } = await open();
    stock(0).focus();
    key('Enter');
    expect((await field()).value).toBe('4');
    expect(focused()).toBe(await field());
    await type('7');
    key('Enter');
    await waitFor(() => expect(visible()[0]).toBe('Alpha winter 7 v2'));
    expect(sent).toEqual([['t1', 'v1', { stock: 7 }]]);
    expect([form(), focused()]).toEqual([null, stock(0)]);
  });

  it('discard changes on Escape, and send nothing if unchanged', async () => {
    const { sent } = await open();
    stock(1).focus();
    key('F2');
    await type('9');
    key('Escape');
    await waitFor(() => expect(form()).toBeNull());
    expect([visible()[1], focused()]).toEqual(['Bravo summer 4 v1', stock(1)]);
    key('e');
    await field();
    key('Enter');
    await waitFor(() => expect(form()).toBeNull());
    expect(sent).toEqual([]);
  });

  it('move to the next editable cell on Tab', async () => {
    const { sent } = await open();
    season(1).focus();
    key('Enter');
    fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'winter' } });
    key('Tab');
    await type('1');
    key('Tab');
    await screen.findByRole('textbox', { name: 'Name of Charlie' });
    key('Tab');
    await screen.findByRole('textbox', { name: 'Items in stock of Charlie' });
    key('Tab', { shiftKey: true });
    await screen.findByRole('textbox', { name: 'Name of Charlie' });
    expect(sent).toEqual([
      ['t2', 'v1', { season: 'winter' }],
      ['t2', 'v2', { stock: 1 }],
    ]);
  });

  it('start editing on a double click or the pencil, and save on a click elsewhere', async () => {
    const { sent } = await open();
    fireEvent.doubleClick(stock(2));
    await type('3');
    fireEvent.mouseDown(document.body);
    await waitFor(() => expect(visible()[2]).toBe('Charlie winter 3 v2'));
    fireEvent.click(stock(0).querySelector('[data-pencil]')!);
    await field();
    expect(season(2).getAttribute('aria-readonly')).toBe('true');
    fireEvent.doubleClick(season(2));
    expect(sent).toHaveLength(1);
  });

  it('show errors before anything is sent', async () => {
    const { sent } = await open();
    stock(0).focus();
    key('Enter');
    await type('101');
    key('Enter');
    await screen.findByText('Enter a number from 0 to 100');
    expect([sent, (await field()).value]).toEqual([[], '101']);
  });

  it('show the server’s error, keep what was typed, and return to the field', async () => {
    const { sent, reject } = await open();
    stock(0).focus();
    key('Enter');
    await type('5');
    reject(rejection('BAD_USER_INPUT', { fields: ['input.stock'] }));
    key('Enter');
    await screen.findByText('This isn’t valid. Check it and try again.');
    fireEvent.click(screen.getByRole('button', { name: 'Back to 4' }));
    await waitFor(() => expect(form()).toBeNull());
    expect([visible()[0], sent.length, focused()]).toEqual(['Alpha winter 4 v1', 1, stock(0)]);
  });

  it('keep what was typed while the portal is unreachable, and retry', async () => {
    const { reject } = await open();
    stock(0).focus();
    key('Enter');
    await type('5');
    reject(new TypeError('Failed to fetch'));
    key('Enter');
    expect((await screen.findByRole('alert')).textContent).toMatch(/can’t reach the portal/);
    expect((await field()).value).toBe('5');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(visible()[0]).toBe('Alpha winter 5 v2'));
  });

  it('accept someone else’s change of another field', async () => {
    const { put, sent } = await open();
    stock(0).focus();
    key('Enter');
    await type('5');
    put('t1', { season: 'summer' });
    key('Enter');
    await waitFor(() => expect(visible()[0]).toBe('Alpha summer 5 v3'));
    expect(sent).toEqual([
      ['t1', 'v1', { stock: 5 }],
      ['t1', 'v2', { stock: 5 }],
    ]);
  });

  it.each([
    ['Keep mine', 'Alpha winter 5 v3'],
    ['Use theirs', 'Alpha winter 8 v2'],
  ])('ask which of two values to use: %s', async (action, left) => {
    const { put } = await open();
    stock(0).focus();
    key('Enter');
    await type('5');
    put('t1', { stock: 8 });
    key('Enter');
    expect((await screen.findByRole('alert')).textContent).toMatch(/Current value: 8Keep mine/);
    expect((await field()).value).toBe('5');
    fireEvent.click(screen.getByRole('button', { name: action }));
    await waitFor(() => expect([form(), visible()[0]]).toEqual([null, left]));
  });

  it('undo the last change by Ctrl+Z or in its message, unless someone has changed it since then', async () => {
    const { put } = await open();
    const change = async (value: string, wanted: string) => {
      stock(0).focus();
      key('Enter');
      await type(value);
      key('Enter');
      await waitFor(() => expect(visible()[0]).toBe(wanted));
    };
    await change('5', 'Alpha winter 5 v2');
    key('z', { ctrlKey: true });
    await waitFor(() => expect(visible()[0]).toBe('Alpha winter 4 v3'));
    await screen.findByText('Undone: Items in stock of Alpha');
    await change('6', 'Alpha winter 6 v4');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(visible()[0]).toBe('Alpha winter 4 v5'));
    await change('7', 'Alpha winter 7 v6');
    put('t1', { stock: 9 });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Not undone: Items in stock of Alpha. Someone else has changed it since then.');
    expect(visible()[0]).toBe('Alpha winter 9 v7');
  });
});

describe('the keyboard shortcuts of a list', () => {
  const place = () =>
    rows().flatMap((row, at) =>
      row.contains(focused())
        ? [
            [
              at,
              row.contains(focused()) &&
                within(row)
                  .getAllByRole('gridcell')
                  .findIndex((each) => each.contains(focused())),
            ],
          ]
        : [],
    )[0];

  it('move from cell to cell, and Tab returns to the last one', async () => {
    await open();
    key('j');
    expect(focused()).toBe(screen.getByRole('checkbox', { name: 'Select Alpha' }));
    keys('ArrowRight', 'j', 'ArrowRight');
    expect(place()).toEqual([1, 2]);
    keys('End');
    expect(place()).toEqual([1, 4]);
    keys('ArrowRight', 'PageDown', 'k', 'ArrowUp', 'ArrowUp');
    expect(place()).toEqual([0, 4]);
    key('End', { ctrlKey: true });
    expect(place()).toEqual([2, 4]);
    keys('Home', 'ArrowLeft');
    expect(place()).toEqual([2, 0]);
    const stops = screen.getByRole('grid').querySelectorAll('tbody [tabindex="0"]');
    expect([...stops]).toEqual([focused()]);
  });

  it('select a row, open it, and edit its title', async () => {
    await open();
    cell(1, 4).focus();
    key('x');
    expect(screen.getByRole('checkbox', { name: 'Select Bravo' })).toHaveProperty('checked', true);
    key(' ');
    expect(screen.getByRole('checkbox', { name: 'Select Bravo' })).toHaveProperty('checked', false);
    key('Home');
    keys('ArrowRight', 'F2');
    await screen.findByRole('textbox', { name: 'Name of Bravo' });
  });

  it('pass other letters to the row’s actions', async () => {
    await open();
    const handed: unknown[] = [];
    cell(1, 4).setAttribute(rowShortcuts, 'p q');
    cell(1, 4).addEventListener(rowShortcut, (event) => handed.push((event as CustomEvent).detail));
    cell(0, 2).focus();
    key('p');
    cell(1, 2).focus();
    keys('r', 'P');
    key('p', { ctrlKey: true });
    key('p', { altKey: true });
    expect(handed).toEqual([]);
    key('p');
    screen.getByRole('searchbox').focus();
    key('p');
    expect(handed).toEqual(['p']);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Alpha' }));
    cell(1, 2).focus();
    key('p');
    expect(handed).toEqual(['p']);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Alpha' }));
    cell(1, 2).focus();
    key('p');
    expect(handed).toEqual(['p', 'p']);
  });

  it('type letters in text fields, and do nothing if single-key shortcuts are turned off', async () => {
    await open();
    screen.getByRole('searchbox').focus();
    key('j');
    expect(focused()).toBe(screen.getByRole('searchbox'));
    saveShortcutKeys(false);
    stock(0).focus();
    keys('j', 'x');
    expect(place()).toEqual([0, 3]);
    expect(screen.getByRole('checkbox', { name: 'Select Alpha' })).toHaveProperty('checked', false);
    key('ArrowDown');
    expect(place()).toEqual([1, 3]);
    saveShortcutKeys(true);
  });
});
