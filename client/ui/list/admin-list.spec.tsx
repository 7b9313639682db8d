import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable, gql, type TypedDocumentNode } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { useLocation } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import { AdminList } from './admin-list';
import { sortText } from './list-address';
import type { ListColumn, ListFilter } from './list-parts';

type Tire = { __typename: 'Tire'; id: string; name: string; season: string };
type RecordedRequest = {
  search: string | null;
  season?: readonly string[];
  order?: string;
  after: string | null;
};
type Data = {
  tires: {
    nodes: Tire[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    totalCount: number;
  };
};

const query: TypedDocumentNode<Data, RecordedRequest> = gql`
  query Tires($search: String, $season: [String!], $order: String, $after: String) {
    tires(search: $search, season: $season, order: $order, after: $after) {
      nodes {
        id
        name
        season
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`;

const stock = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo'].map((name, index): Tire => ({
  __typename: 'Tire',
  id: `t${index}`,
  name,
  season: index % 2 === 0 ? 'winter' : 'summer',
}));

const pageOf = 2;

function answer({ search, season, order, after }: RecordedRequest, tires: Tire[]): Data {
  const found = tires
    .filter(({ name }) => name.toLowerCase().includes((search ?? '').toLowerCase()))
    .filter((tire) => !season || season.includes(tire.season));
  for (const by of (order ?? '').split(',').toReversed()) {
    const field = by.replace('-', '') as 'name' | 'season';
    const way = by.startsWith('-') ? -1 : 1;
    if (by) found.sort((one, other) => way * one[field].localeCompare(other[field]));
  }
  const start = after === null ? 0 : found.findIndex(({ id }) => id === after) + 1;
  const nodes = found.slice(start, start + pageOf);
  const hasNextPage = start + pageOf < found.length;
  const pageInfo = { __typename: 'PageInfo', hasNextPage, endCursor: nodes.at(-1)?.id ?? null };
  return { tires: Object.assign({ nodes, pageInfo, totalCount: found.length }, { __typename: 'Tires' }) };
}

const columns: ListColumn<Tire>[] = [
  { key: 'name', title: 'Name', kind: 'title', sort: 'name', cell: ({ name }) => name },
  { key: 'season', title: 'Season', sort: 'season', cell: ({ season }) => season },
  { key: 'code', title: 'Code', extra: true, cell: ({ id }) => id },
];
const seasons: ListFilter = {
  name: 'season',
  label: 'Season',
  choices: [
    { value: 'winter', label: 'Winter' },
    { value: 'summer', label: 'Summer' },
  ],
};

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}
const visibleAddress = (): string => screen.getByTestId('address').textContent;

/**
 * Opens a list of a few tires. With `held`, responses wait until they are released. `fails` is the number of failed
 * requests.
 */
function openList({ path = '/tires', tires = stock, fails = 0, held = false, ofPeople = false } = {}) {
  let failing = fails;
  const waiting: (() => void)[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const send = () => {
          const { after } = variables as RecordedRequest;
          const unknown = after !== null && !tires.some(({ id }) => id === after);
          const rejection = new GraphQLError('no', { extensions: { code: 'BAD_USER_INPUT' } });
          if (failing-- > 0) observer.next({ errors: [new GraphQLError('no')] as never });
          else if (unknown) observer.next({ errors: [rejection] as never });
          else observer.next({ data: answer(variables as RecordedRequest, tires) });
          observer.complete();
        };
        if (held) waiting.push(send);
        else send();
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link });
  renderPortal(
    <>
      <Address />
      <AdminList
        title="Tires"
        count={(total) => `${total} tires`}
        searchLabel="Search tires"
        query={query}
        variables={({ search, filters, sort, after }) => ({
          search: search || null,
          season: filters['season'],
          order: sort ? [sort, ...(sort.second ? [sort.second] : [])].map(sortText).join() : undefined,
          after,
        })}
        page={({ tires: found }) => found}
        columns={columns}
        filters={[seasons]}
        nothing={{ title: 'No tires yet', actions: <a href="/new">Add one</a> }}
        ofPeople={ofPeople}
        noneFor={(search) => `No tire matches ${search}`}
        bulk={{
          nameOf: ({ name }) => name,
          takesAll: true,
          actions: (selected, clear, found) => (
            <button onClick={clear}>
              Sell{' '}
              {found
                ? `all ${found.total} of ${found.params.search ?? 'any'} but ${found.except.join() || 'none'}`
                : selected.map(({ name }) => name).join(' and ')}
            </button>
          ),
        }}
      />
    </>,
    { path, client },
  );
  /** Releases all held responses and returns their number. */
  const release = () => waiting.splice(0).map((send) => send()).length;
  return { release, fail: () => (failing = 1) };
}

const names = (): string[] =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[1]!.textContent);
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const press = (name: string | RegExp): boolean => fireEvent.click(button(name));
const shows = (...wanted: string[]) => waitFor(() => expect(names()).toEqual(wanted));

describe('the admin list', () => {
  it('pages through its rows, with the position in the address', async () => {
    openList();
    await shows('Alpha', 'Bravo');
    expect(screen.getByText('1 to 2 of 5')).toBeTruthy();
    expect(button('Previous page')).toHaveProperty('disabled', true);
    press('Next page');
    await shows('Charlie', 'Delta');
    expect(visibleAddress()).toBe('?after=t1&from=3');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Tires' })));
    press('Next page');
    await shows('Echo');
    expect(screen.getByText('5 to 5 of 5')).toBeTruthy();
    expect(button('Next page')).toHaveProperty('disabled', true);
    press('Previous page');
    await shows('Charlie', 'Delta');
    press('Previous page');
    await shows('Alpha', 'Bravo');
    expect(visibleAddress()).toBe('');
  });

  it('opens at the page of its address, and goes back to the first one', async () => {
    openList({ path: '/tires?q=a&season=winter,boat&after=t0&from=2' });
    await shows('Charlie');
    press('Previous page');
    await shows('Alpha', 'Charlie');
    expect(visibleAddress()).toBe('?q=a&season=winter');
  });

  it('starts at the first page if the position in its address is invalid', async () => {
    openList({ path: '/tires?season=winter&after=long-gone&from=101' });
    await shows('Alpha', 'Charlie');
    expect(visibleAddress()).toBe('?season=winter');
  });

  it('sorts by its headings in both directions, starting at the first page', async () => {
    openList({ path: '/tires?after=t1&from=3' });
    await shows('Charlie', 'Delta');
    const heading = () => screen.getByRole('columnheader', { name: 'Name' });
    press('Name');
    await shows('Alpha', 'Bravo');
    expect([heading().getAttribute('aria-sort'), visibleAddress()]).toEqual(['ascending', '?sort=name']);
    press('Name');
    await shows('Echo', 'Delta');
    expect([heading().getAttribute('aria-sort'), visibleAddress()]).toEqual(['descending', '?sort=-name']);
    press('Name');
    await shows('Alpha', 'Bravo');
    expect([heading().getAttribute('aria-sort'), visibleAddress()]).toEqual([null, '']);
  });

  it('sorts by a second heading with Shift', async () => {
    openList({ path: '/tires?sort=season' });
    await shows('Bravo', 'Delta');
    const shifted = (name: string | RegExp) => fireEvent.click(button(name), { shiftKey: true });
    shifted('Name');
    await waitFor(() => expect(visibleAddress()).toBe('?sort=season%2Cname'));
    shifted(/^Name/);
    await shows('Delta', 'Bravo');
    expect(visibleAddress()).toBe('?sort=season%2C-name');
    expect(button('Name sorted second')).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: /^Season/ }).getAttribute('aria-sort')).toBe('ascending');
    shifted('Season sorted first');
    await shows('Echo', 'Charlie');
    expect(visibleAddress()).toBe('?sort=-season%2C-name');
    shifted(/^Name/);
    await waitFor(() => expect(visibleAddress()).toBe('?sort=-season'));
    press('Name');
    await waitFor(() => expect(visibleAddress()).toBe('?sort=name'));
  });

  it('goes to the next page once the pending rows have loaded', async () => {
    const { release } = openList({ held: true });
    await waitFor(() => expect(release()).toBe(1));
    await shows('Alpha', 'Bravo');
    press('Next page');
    press('Next page');
    expect(names()).toEqual(['Alpha', 'Bravo']);
    await waitFor(() => expect(release()).toBe(1));
    await waitFor(() => expect(visibleAddress()).toBe('?after=t3&from=5'));
    await waitFor(() => expect(release()).toBe(1));
    await shows('Echo');
    expect(screen.getByText('5 to 5 of 5')).toBeTruthy();
  });

  it('cancels a pending next page if something else is requested', async () => {
    const { release } = openList({ held: true });
    await waitFor(() => expect(release()).toBe(1));
    await shows('Alpha', 'Bravo');
    press('Name');
    press('Next page');
    press('Name');
    await waitFor(() => expect(release()).toBeGreaterThan(0));
    await shows('Echo', 'Delta');
    expect(visibleAddress()).toBe('?sort=-name');
  });

  it('adds, changes and removes a filter', async () => {
    openList();
    await shows('Alpha', 'Bravo');
    press('Filter');
    fireEvent.click(within(screen.getByRole('group', { name: 'Filter' })).getByText('Season'));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Summer' }));
    await shows('Bravo', 'Delta');
    expect(visibleAddress()).toBe('?season=summer');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Summer' }));
    await shows('Alpha', 'Bravo');
    expect(button('Season any')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Winter' }));
    await shows('Alpha', 'Charlie');
    press('Remove the filter Season');
    await shows('Alpha', 'Bravo');
    expect(screen.queryByRole('button', { name: 'Remove the filter Season' })).toBeNull();
  });

  it('shows that nothing matches, and clears all filters and the search', async () => {
    openList({ path: '/tires?q=zulu' });
    await screen.findByRole('heading', { name: 'No tire matches zulu' });
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear all' })[0]!);
    await shows('Alpha', 'Bravo');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ECHO' } });
    await shows('Echo');
    expect(visibleAddress()).toBe('?q=ECHO');
  });

  it('names search and filters if nothing matches both', async () => {
    openList({ path: '/tires?q=alpha&season=summer' });
    expect(await screen.findByText('Nothing matches the search and filters')).toBeTruthy();
    expect(screen.queryByText('No tire matches alpha')).toBeNull();
  });

  it('uses its own words for people if nothing matches', async () => {
    openList({ path: '/tires?q=alpha&season=summer', ofPeople: true });
    expect(await screen.findByText('No one matches the search and filters')).toBeTruthy();
  });

  it('shows that it is empty, and how to add something', async () => {
    openList({ tires: [] });
    await screen.findByRole('heading', { name: 'No tires yet' });
    expect(screen.getByRole('link', { name: 'Add one' })).toBeTruthy();
  });

  it('shows its headings while the first rows load', async () => {
    const { release } = openList({ held: true });
    expect(screen.getByRole('status').textContent).toBe('loading...NameSeason');
    expect(screen.getByRole('region', { name: 'Tires' }).getAttribute('aria-busy')).toBe('true');
    release();
    await shows('Alpha', 'Bravo');
    expect(screen.getByRole('region', { name: 'Tires' }).getAttribute('aria-busy')).toBeNull();
  });

  it('shows a loading error, and retries the same request', async () => {
    openList({ path: '/tires?q=echo', fails: 1 });
    await screen.findByRole('alert');
    press('Try again');
    await shows('Echo');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('hides columns, but never the title', async () => {
    openList();
    await shows('Alpha', 'Bravo');
    press('Columns');
    expect(screen.queryByRole('checkbox', { name: 'Name' })).toBeNull();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Season' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Season' })).toBeNull());
    expect(visibleAddress()).toBe('?hide=season');
    press('Reset columns');
    await screen.findByRole('columnheader', { name: 'Season' });
    expect(visibleAddress()).toBe('');
  });

  it('reorders columns by keyboard, with the order in its address', async () => {
    openList({ path: '/tires?show=code' });
    await shows('Alpha', 'Bravo');
    const headings = () =>
      screen
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .filter(Boolean);
    expect(headings().slice(-3)).toEqual(['Name', 'Season', 'Code']);
    press('Columns');
    const handle = await screen.findByRole('button', { name: 'Move Code' });
    handle.focus();
    for (const key of [' ', 'ArrowUp', ' ']) fireEvent.keyDown(handle, { key });
    await waitFor(() => expect(headings().slice(-3)).toEqual(['Name', 'Code', 'Season']));
    expect(visibleAddress()).toBe('?show=code&order=code%2Cseason');
  });

  it('finds a filter by part of its name, and sets it by keyboard', async () => {
    openList();
    await shows('Alpha', 'Bravo');
    fireEvent.keyDown(document.body, { key: 'f' });
    const field = screen.getByRole('searchbox', { name: 'Find a field' });
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: 'color' } });
    expect(screen.getByText('No field has that name')).toBeTruthy();
    fireEvent.change(field, { target: { value: 'SÉASØN' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    const box = await screen.findByRole('checkbox', { name: 'Winter' });
    expect([document.activeElement, screen.queryByRole('searchbox', { name: 'Find a field' })]).toEqual([
      box,
      null,
    ]);
    fireEvent.click(box);
    await shows('Alpha', 'Charlie');
  });

  it('shows the number of matches and the total if it is filtered', async () => {
    openList({ path: '/tires?season=winter' });
    await screen.findByText('3 of 5 tires');
    press('Remove the filter Season');
    await shows('Alpha', 'Bravo');
    expect(screen.getByText('5 tires')).toBeTruthy();
  });

  it('suggests removing the filter that hides most rows', async () => {
    openList({ path: '/tires?q=alpha&season=summer' });
    await screen.findByText('Without “alpha”, you’d see: 2 tires.');
    press('Clear search');
    await shows('Bravo', 'Delta');
    expect(visibleAddress()).toBe('?season=summer');
  });

  it('keeps loaded rows if reloading fails, and shows it', async () => {
    const { fail } = openList();
    await shows('Alpha', 'Bravo');
    press('Name');
    await waitFor(() => expect(visibleAddress()).toBe('?sort=name'));
    press('Name');
    await shows('Echo', 'Delta');
    fail();
    press('Name');
    await screen.findByText(/This list may be out of date/);
    expect(names()).toEqual(['Alpha', 'Bravo']);
    press('Try again');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(names()).toEqual(['Alpha', 'Bravo']);
  });

  it('offers actions for selected rows, one by one or the whole page', async () => {
    openList();
    await shows('Alpha', 'Bravo');
    expect(screen.queryByText('Clear selection')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Bravo' }));
    expect(button('Sell Bravo')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(button('Sell Alpha and Bravo')).toBeTruthy();
    expect(screen.getByText('2 selected')).toBeTruthy();
    press('Clear selection');
    expect(screen.queryByRole('button', { name: /^Sell/ })).toBeNull();
  });

  it('keeps the selection across pages, and moves the focus to the list after an action', async () => {
    openList();
    await shows('Alpha', 'Bravo');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Bravo' }));
    press('Next page');
    await shows('Charlie', 'Delta');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Charlie' }));
    press('Previous page');
    await shows('Alpha', 'Bravo');
    expect(screen.getByRole('checkbox', { name: 'Select Bravo' })).toHaveProperty('checked', true);
    press('Sell Bravo and Delta');
    expect(screen.queryByRole('button', { name: /^Sell/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Tires' }));
  });

  it('selects all matches on every page, except rows that are deselected', async () => {
    openList({ path: '/tires?q=a' });
    await shows('Alpha', 'Bravo');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Alpha' }));
    press('Select all 4 matches');
    expect(button('Sell all 4 of a but none')).toBeTruthy();
    press('Next page');
    await shows('Charlie', 'Delta');
    expect(screen.getByRole('checkbox', { name: 'Select Delta' })).toHaveProperty('checked', true);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Delta' }));
    expect(button('Sell all 4 of a but t3')).toBeTruthy();
    expect(screen.getByText('All 4 matches selected except 1')).toBeTruthy();
    press('Only the 1 on this page');
    expect(button('Sell Charlie')).toBeTruthy();
    press('Clear selection');
    expect(screen.queryByRole('button', { name: /^Sell/ })).toBeNull();
  });

  it('selects all matches by a shortcut within its rows', async () => {
    openList({ path: '/tires?q=a' });
    await shows('Alpha', 'Bravo');
    fireEvent.keyDown(document.body, { key: 'a', ctrlKey: true });
    expect(screen.queryByRole('button', { name: /^Sell/ })).toBeNull();
    fireEvent.keyDown(screen.getByRole('checkbox', { name: 'Select Alpha' }), { key: 'a', ctrlKey: true });
    expect(button('Sell all 4 of a but none')).toBeTruthy();
  });

  it('selects a range of rows with Shift', async () => {
    openList();
    await shows('Alpha', 'Bravo');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Alpha' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Bravo' }), { shiftKey: true });
    expect(button('Sell Alpha and Bravo')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Alpha' }), { shiftKey: true });
    expect(screen.queryByRole('button', { name: /^Sell/ })).toBeNull();
  });

  it('clears the selection for another search', async () => {
    openList();
    await shows('Alpha', 'Bravo');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Alpha' }));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'al' } });
    await shows('Alpha');
    expect(screen.getByRole('checkbox', { name: 'Select Alpha' })).toHaveProperty('checked', false);
    expect(screen.queryByRole('button', { name: /^Sell/ })).toBeNull();
  });

  it('starts at the first page if the current one has no rows left', async () => {
    openList({ path: '/tires?after=t4&from=6' });
    await shows('Alpha', 'Bravo');
    expect(visibleAddress()).toBe('');
  });

  it('shows the number of matches in the filter sheet on a phone once it is known', async () => {
    const { release } = openList({ held: true });
    press('Filters');
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByRole('button', { name: /^Show/ }).textContent).toBe('Show the list');
    release();
    await sheet.findByRole('button', { name: 'Show 5 tires' });
  });

  it('filters and sorts in a sheet on a phone', async () => {
    openList();
    await shows('Alpha', 'Bravo');
    press('Filters');
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    fireEvent.click(within(sheet).getByRole('button', { name: 'Season' }));
    fireEvent.click(within(sheet).getByRole('checkbox', { name: 'Winter' }));
    fireEvent.change(within(sheet).getByLabelText('Sort'), { target: { value: '-name' } });
    fireEvent.click(await within(sheet).findByRole('button', { name: 'Show 3 tires' }));
    expect(visibleAddress()).toBe('?season=winter&sort=-name');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await shows('Echo', 'Charlie');
  });
});
