import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { fireEvent, screen, within } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { renderPortal } from '#client/testing/render';
import AwardsPage from './awards-page';
import PrizeWinnersPage from './prize-winners-page';

const award = (id: string, kind: string, winner: string, points: number | null = null) => ({
  __typename: 'Award',
  id,
  name: `Award ${id}`,
  text: '<p>Most points.</p>',
  kind,
  winner,
  dealer: 'Bay Tires, Oakland',
  points,
  picture: null,
});
const yearOf = (year: number, ...awards: object[]) => ({ __typename: 'AwardYear', year, awards });

const years = [
  yearOf(2026, award('q', 'quarterly', 'Thao Nguyen', 1615), award('m', 'monthly', 'Elena Cruz')),
  yearOf(2025, award('p', 'yearly', 'Étienne Roy', 5940)),
  yearOf(2024, award('o', 'yearly', 'Anne Desrosiers')),
  yearOf(2008, award('f', 'yearly', 'Bill Hartman')),
];

/** Renders the page with these responses, one after the other. Null is a failure. */
function show(answers: (object[] | null)[], path = '/', page = <AwardsPage />) {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        const awardYears = answers.shift();
        if (!awardYears) return observer.error(new Error('no answer'));
        observer.next({ data: { awardYears } });
        observer.complete();
      }),
  );
  const section = { key: 'pro_training' };
  const routes = (
    <Routes>
      <Route element={<Outlet context={section} />}>
        <Route path="*" element={page} />
      </Route>
    </Routes>
  );
  renderPortal(routes, { path, client: new ApolloClient({ cache: new InMemoryCache(), link }) });
}

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
const choose = (year: number) => {
  fireEvent.click(screen.getByRole('button', { name: 'Jump to year' }));
  const list = within(screen.getByRole('group', { name: 'Jump to year' }));
  fireEvent.click(list.getByRole('button', { name: String(year) }));
};

describe('the awards page', () => {
  it('lists awards by year, newest first, with monthly prizes apart and one line for each earlier year', async () => {
    show([years]);
    await screen.findByText('Étienne Roy');
    expect(headings(2)).toEqual(['2026', '2025', '2024', 'Earlier years']);
    const newest = screen.getByRole('region', { name: '2026' });
    expect(within(newest).getByText('1 monthly prize')).toBeTruthy();
    expect(newest.textContent).toContain('1,615 pts');
    expect(
      screen.getByText('Bill Hartman', { selector: 'strong' }).closest('summary')?.textContent,
    ).toContain('2008');
  });

  it('filters by type', async () => {
    show([years]);
    fireEvent.click(await screen.findByRole('button', { name: 'Monthly prizes' }));
    expect(headings(3)).toEqual(['Elena Cruz']);
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(headings(2)).toHaveLength(4);
  });

  it('jumps to a year from this one back to 2008, and shows if it has no awards', async () => {
    show([years]);
    await screen.findByText('Étienne Roy');
    fireEvent.click(screen.getByRole('button', { name: 'Jump to year' }));
    const list = within(screen.getByRole('group', { name: 'Jump to year' }));
    const picked = list.getAllByRole('button').map(({ textContent }) => textContent);
    fireEvent.click(screen.getByRole('button', { name: 'Jump to year' }));
    expect(picked[0]).toBe(String(new Date().getFullYear()));
    expect(picked.at(-1)).toBe('2008');
    choose(2025);
    expect(document.activeElement?.textContent).toBe('2025');
    choose(2008);
    expect(screen.getByText('Bill Hartman', { selector: 'strong' }).closest('details')?.open).toBe(true);
    choose(2011);
    expect(screen.getByRole('status').textContent).toBe('No awards in 2011.');
    choose(2024);
    expect(document.activeElement?.textContent).toBe('2024');
    expect(screen.getByRole('status').textContent).toBe('');
    (document.activeElement as HTMLElement).blur();
    choose(2024);
    expect(document.activeElement?.textContent).toBe('2024');
  });

  it('shows all types of a year that has none of the selected type', async () => {
    show([years], '/?kind=monthly');
    await screen.findByText('Elena Cruz');
    expect(headings(3)).toEqual(['Elena Cruz']);
    choose(2025);
    expect(document.activeElement?.textContent).toBe('2025');
    expect(screen.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true');
  });

  it.each([
    ['?year=2008', 'Bill Hartman', ''],
    ['?year=1999', null, 'No awards in 1999.'],
    ['?year=soon&kind=none', null, ''],
  ])('opens at the address %s if it is valid', async (search, opened, said) => {
    show([years], `/${search}`);
    await screen.findByText('Étienne Roy');
    const open = document.querySelector('details[open] strong');
    expect([open?.textContent ?? null, screen.getByRole('status').textContent]).toEqual([opened, said]);
  });

  it('links to all awards of the year and to other years if a year has none of a type', async () => {
    show([years], '/?kind=monthly&year=2025');
    await screen.findByText('Elena Cruz');
    expect(screen.getByRole('status').textContent).toBe('No monthly prizes in 2025.');
    const ways = within(screen.getByRole('group', { name: 'Years with awards' })).getAllByRole('button');
    expect(ways.map(({ textContent }) => textContent)).toEqual(['All of 2025', '2026']);
    fireEvent.click(ways[0]!);
    expect(document.activeElement?.textContent).toBe('2025');
    expect(screen.getByText('Étienne Roy')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('links to years with awards if a year has none', async () => {
    show([years], '/?kind=monthly&year=2011');
    await screen.findByText('Elena Cruz');
    expect(screen.getByRole('status').textContent).toBe('No awards in 2011.');
    const ways = within(screen.getByRole('group', { name: 'Years with awards' })).getAllByRole('button');
    expect(ways.map(({ textContent }) => textContent)).toEqual(['2026']);
    fireEvent.click(ways[0]!);
    expect(document.activeElement?.textContent).toBe('2026');
    expect(headings(3)).toEqual(['Elena Cruz']);
  });

  it('offers no years if a year has no awards and no year has the type', async () => {
    show([[yearOf(2025, award('p', 'yearly', 'Étienne Roy'))]], '/?kind=quarterly&year=2011');
    await screen.findByText('No quarterly awards yet');
    expect(screen.getByRole('status').textContent).toBe('No awards in 2011.');
    expect(screen.queryByRole('group', { name: 'Years with awards' })).toBeNull();
  });

  it('shows that a type has no awards yet, and links to all of them', async () => {
    show([[yearOf(2025, award('p', 'yearly', 'Étienne Roy'))]], '/?kind=quarterly');
    fireEvent.click(
      within((await screen.findByText('No quarterly awards yet')).parentElement!).getByRole('button', {
        name: 'All',
      }),
    );
    expect(screen.getByText('Étienne Roy')).toBeTruthy();
  });

  it('reserves the space of an image until it has loaded', async () => {
    const picture = { __typename: 'Picture', smUrl: '/images/a.jpg', width: 900, height: 1200 };
    show([[yearOf(2026, { ...award('p', 'yearly', 'Thao Nguyen'), picture })]]);
    await screen.findByText('Thao Nguyen');
    const { width, height } = document.querySelector('img')!;
    expect([width, height]).toEqual([900, 1200]);
  });

  it('shows that there are no awards yet, and retries after a failure', async () => {
    show([null, []]);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No awards yet')).toBeTruthy();
  });
});

describe('the prize winners page', () => {
  it('shows only monthly prizes by year, whatever type the address has', async () => {
    show([years], '/?kind=yearly', <PrizeWinnersPage />);
    await screen.findByText('Elena Cruz');
    expect(headings(1)).toEqual(['Prize winners']);
    expect(headings(3)).toEqual(['Elena Cruz']);
    expect(screen.queryByRole('button', { name: 'Yearly awards' })).toBeNull();
    choose(2025);
    expect(screen.getByRole('status').textContent).toBe('No monthly prizes in 2025.');
    expect(screen.queryByRole('button', { name: 'All of 2025' })).toBeNull();
    const ways = within(screen.getByRole('group', { name: 'Years with awards' }));
    fireEvent.click(ways.getByRole('button', { name: '2026' }));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows that there are no prizes yet', async () => {
    show([[]], '/', <PrizeWinnersPage />);
    expect(await screen.findByRole('heading', { level: 2, name: 'No monthly prizes yet' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'All' })).toBeNull();
  });
});
