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

/** Answers one after the other; null fails. */
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

describe('the awards', () => {
  it('stand by year, newest first, the monthly prizes of a year apart, earlier years as a line each', async () => {
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

  it('are narrowed to a kind', async () => {
    show([years]);
    fireEvent.click(await screen.findByRole('button', { name: 'Monthly prizes' }));
    expect(headings(3)).toEqual(['Elena Cruz']);
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(headings(2)).toHaveLength(4);
  });

  it('are gone to by a picker from this year back to 2008, which says where a year has none', async () => {
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

  it('of a year that has none of the kind chosen are shown of all kinds', async () => {
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
  ])('are opened where the address %s says, if it can be', async (search, opened, said) => {
    show([years], `/${search}`);
    await screen.findByText('Étienne Roy');
    const open = document.querySelector('details[open] strong');
    expect([open?.textContent ?? null, screen.getByRole('status').textContent]).toEqual([opened, said]);
  });

  it('of a kind that a year of an address does not have lead to the year, and to the years that have some', async () => {
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

  it('of a year without any lead to the years that have some', async () => {
    show([years], '/?kind=monthly&year=2011');
    await screen.findByText('Elena Cruz');
    expect(screen.getByRole('status').textContent).toBe('No awards in 2011.');
    const ways = within(screen.getByRole('group', { name: 'Years with awards' })).getAllByRole('button');
    expect(ways.map(({ textContent }) => textContent)).toEqual(['2026']);
    fireEvent.click(ways[0]!);
    expect(document.activeElement?.textContent).toBe('2026');
    expect(headings(3)).toEqual(['Elena Cruz']);
  });

  it('of a kind that no year has lead nowhere from a year without any', async () => {
    show([[yearOf(2025, award('p', 'yearly', 'Étienne Roy'))]], '/?kind=quarterly&year=2011');
    await screen.findByText('No quarterly awards yet');
    expect(screen.getByRole('status').textContent).toBe('No awards in 2011.');
    expect(screen.queryByRole('group', { name: 'Years with awards' })).toBeNull();
  });

  it('say that there are none yet of a kind, and lead to all of them', async () => {
    show([[yearOf(2025, award('p', 'yearly', 'Étienne Roy'))]], '/?kind=quarterly');
    fireEvent.click(
      within((await screen.findByText('No quarterly awards yet')).parentElement!).getByRole('button', {
        name: 'All',
      }),
    );
    expect(screen.getByText('Étienne Roy')).toBeTruthy();
  });

  it('keep the place of a picture until it has come', async () => {
    const picture = { __typename: 'Picture', smUrl: '/images/a.jpg', width: 900, height: 1200 };
    show([[yearOf(2026, { ...award('p', 'yearly', 'Thao Nguyen'), picture })]]);
    await screen.findByText('Thao Nguyen');
    const { width, height } = document.querySelector('img')!;
    expect([width, height]).toEqual([900, 1200]);
  });

  it('say that there are none yet, and after a failure are asked for again', async () => {
    show([null, []]);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No awards yet')).toBeTruthy();
  });
});

describe('the prize winners', () => {
  it('are the prizes of each month alone, by year, whatever kind the address names', async () => {
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

  it('may be none yet', async () => {
    show([[]], '/', <PrizeWinnersPage />);
    expect(await screen.findByRole('heading', { level: 2, name: 'No monthly prizes yet' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'All' })).toBeNull();
  });
});
