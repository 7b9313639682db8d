import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import type { Brand } from '#client/platform/generated/schema';
import { notStarted } from '#client/testing/my-test';
import { renderPortal } from '#client/testing/render';
import ModuleListPage from './module-list-page';

const module = (
  name: string,
  brand: Brand,
  group: 'sales_skills' | null = null,
  readingMinutes: number | null = null,
) => ({
  __typename: 'Module',
  id: name,
  kind: group ? 'training' : 'tire',
  brand,
  group,
  name,
  art: 'winter',
  readingMinutes,
  test: null,
  myTest: notStarted,
});

const modules = [
  module('Touring', 'conti'),
  module('Winter', 'conti'),
  module('Greeting', 'conti', 'sales_skills', 12),
  module('Terrain', 'gt'),
];

/** Creates a portal with search results. Those of `held` arrive once they are released. */
function portal(path: string, found: Record<string, string[]>, held: Record<string, Promise<void>> = {}) {
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const search: string = variables['filter']?.search ?? '';
        const names = found[search] ?? [];
        const nodes = search ? names.map((name) => modules.find((each) => each.name === name)) : modules;
        const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
        const answer = () => {
          observer.next({ data: { modules: { __typename: 'ModuleConnection', nodes, pageInfo } } });
          observer.complete();
        };
        void (held[search] ?? Promise.resolve()).then(answer);
      }),
  );
  renderPortal(
    <>
      <ModuleListPage />
      <Address />
    </>,
    { path, client: new ApolloClient({ cache: new InMemoryCache(), link }) },
  );
}

const Address = () => <output data-testid="address">{useLocation().search}</output>;
const address = () => screen.getByTestId('address').textContent;
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search modules' }), { target: { value: text } });
const loaded = () => screen.findByRole('searchbox', { name: 'Search modules' });
const countsOf = (legend: string) =>
  [...screen.getByRole('group', { name: legend }).querySelectorAll('span.dim')].map(
    (span) => span.textContent,
  );
const groups = () =>
  within(screen.getByRole('navigation', { name: 'Group' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the search of the module list', () => {
  it('shows results in the order of the server, the best match first', async () => {
    portal('/training?q=t', { t: ['Terrain', 'Winter', 'Touring'] });
    await loaded();
    expect(names()).toEqual(['Terrain', 'Winter', 'Touring']);
    expect(screen.getByRole('heading', { name: 'Best match first' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Continental Tire' })).toBeNull();
  });

  it('shows all modules by brand if only special characters are typed', async () => {
    portal('/training?q=%2F', { '/': [] });
    await loaded();
    expect(names()).toHaveLength(4);
    expect(screen.queryByRole('heading', { name: 'Best match first' })).toBeNull();
  });

  it('counts the matches of each filter', async () => {
    portal('/training?q=t', { t: ['Terrain', 'Winter', 'Touring'] });
    await loaded();
    expect([groups(), countsOf('Brand')]).toEqual([
      ['All modules3', 'Tire products3', 'Sales skills0'],
      ['2', '1'],
    ]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'General Tire' }));
    expect(names()).toEqual(['Terrain']);
    expect([groups(), countsOf('Brand')]).toEqual([
      ['All modules1', 'Tire products1', 'Sales skills0'],
      ['2', '1'],
    ]);
  });

  it('shows no empty result before the search has finished', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    portal('/training?q=zzz', { zzz: [], winter: ['Winter'] }, { winter: held });
    await screen.findByText('No modules match “zzz”');
    type('winter');
    await waitFor(() => expect(address()).toBe('?q=winter'));
    expect(screen.getByText('No modules match “zzz”')).toBeTruthy();
    await act(async () => answer());
    await waitFor(() => expect(names()).toEqual(['Winter']));
  });

  it('offers to clear the search if it finds nothing, and otherwise the filters', async () => {
    portal('/training?brand=gt&q=zzz', { zzz: [], winter: ['Winter'] });
    fireEvent.click((await screen.findAllByRole('button', { name: 'Clear search' })).at(-1)!);
    await waitFor(() => expect(names()).toEqual(['Terrain']));
    expect(address()).toBe('?brand=gt');
    type('winter');
    fireEvent.click(await screen.findByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(names()).toEqual(['Winter']));
    expect(address()).toBe('?q=winter');
  });
});

describe('the filters of the module list', () => {
  it('show the modules of one group with their number, and then all again', async () => {
    portal('/training', {});
    await loaded();
    const follow = (name: RegExp) =>
      fireEvent.click(within(screen.getByRole('navigation', { name: 'Group' })).getByRole('link', { name }));
    screen.getByText(/^4 modules:/, { selector: '[role=status]' });
    follow(/^Sales skills/);
    expect(names()).toEqual(['Greeting']);
    screen.getByText(/^1 module:/, { selector: '[role=status]' });
    follow(/^All modules/);
    expect(names()).toHaveLength(4);
  });

  it('hide brands that aren’t selected', async () => {
    portal('/training', {});
    await loaded();
    fireEvent.click(screen.getByRole('checkbox', { name: 'General Tire' }));
    expect(names()).toEqual(['Terrain']);
    expect(screen.queryByRole('region', { name: 'Continental Tire' })).toBeNull();
    expect(screen.getByRole('region', { name: 'General Tire' })).toBeTruthy();
  });
});

describe('the card of a module', () => {
  it('shows the reading time if there is one', async () => {
    portal('/training', {});
    await loaded();
    const cards = screen
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.closest('a')?.textContent);
    const timed = cards.filter((text) => text?.includes('min to read'));
    expect(timed).toEqual([expect.stringContaining('About 12 min to read')]);
    expect(timed[0]).toContain('Greeting');
  });
});
