import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { ProgressSection } from './progress-section';

type Counts = { done: number; inProgress: number; total: number };

function open(
  groups: (Counts & { kind: string; group: string | null })[],
  brands: (Counts & { brand: string })[],
) {
  const progress = {
    __typename: 'Progress',
    groups: groups.map((entry) => ({ __typename: 'GroupProgress', ...entry })),
    brands: brands.map((entry) => ({ __typename: 'BrandProgress', ...entry })),
  };
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { me: { __typename: 'Profile', id: 'p1', progress } } });
        observer.complete();
      }),
  );
  return renderPortal(<ProgressSection />, {
    client: new ApolloClient({ cache: new InMemoryCache(), link }),
  });
}

describe('the progress above one’s own results', () => {
  it('shows the progress of each topic and brand in words and links to its modules', async () => {
    open(
      [
        { kind: 'tire', group: null, done: 2, inProgress: 1, total: 4 },
        { kind: 'training', group: 'sales_skills', done: 0, inProgress: 0, total: 2 },
      ],
      [{ brand: 'gt', done: 2, inProgress: 1, total: 6 }],
    );
    await screen.findByRole('heading', { name: 'Progress by brand' });
    const rows = screen.getAllByRole('link').map((row) => [row.getAttribute('href'), row.textContent]);
    expect(rows).toEqual([
      ['/training?kind=tire', 'Tire products2 of 4 done, 1 in progress'],
      ['/training?group=sales_skills', 'Sales skills0 of 2 done'],
      ['/training?brand=gt', 'General Tire2 of 6 done, 1 in progress'],
    ]);
  });

  it('shows that it is loading, and is empty without modules', async () => {
    const { container } = open([], []);
    expect(screen.getByRole('status')).toBeTruthy();
    await screen.findByText((_text, element) => element === container && !screen.queryByRole('status'));
    expect(container.querySelector('h2')).toBeNull();
  });
});
