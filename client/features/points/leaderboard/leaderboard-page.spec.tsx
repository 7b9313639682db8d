import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import LeaderboardPage from './leaderboard-page';

const place = (at: number, name: string | null, points: number, isMe = false) => ({
  __typename: 'LeaderboardPlace',
  place: at,
  name,
  accountName: name && 'Bay Tires',
  imageUrl: null,
  points,
  isMe,
  isHidden: name === null,
});

const places = [place(1, 'Sofía Reyes', 2950), place(2, null, 2710), place(3, 'Luis Ibarra', 1180)];
const own = place(14, 'Dana Whitfield', 1060, true);

/** Returns two people per page. The person's own rank is lower, except in the month without points. */
function show(path = '/leaderboard') {
  const requests: Record<string, unknown>[] = [];
  const sent: unknown[] = [];
  let hidden = false;
  const me = () => ({
    __typename: 'Profile',
    id: 'p1',
    hiddenFromLeaderboard: hidden,
    account: { __typename: 'Account', id: 'a1', name: 'Bay Tires' },
  });
  const leaderboard = (variables: Record<string, unknown>) => {
    requests.push(variables);
    const isEmpty = (variables['filter'] as { period: string }).period === 'month';
    const visible = variables['after'] ? places.slice(2) : places.slice(0, 2);
    const nodes = isEmpty ? [] : visible;
    const pageInfo = {
      __typename: 'PageInfo',
      hasNextPage: !isEmpty && !variables['after'],
      endCursor: isEmpty ? null : 'two',
    };
    const totalCount = isEmpty ? 0 : 1284;
    return {
      ownLeaderboardPlace: isEmpty ? null : own,
      leaderboard: { __typename: 'LeaderboardPlaceConnection', nodes, pageInfo, totalCount },
    };
  };
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'Leaderboard') observer.next({ data: leaderboard(variables) as never });
        if (operationName === 'LeaderboardOwner') observer.next({ data: { me: me() } });
        if (operationName === 'UpdateProfile') {
          const { input } = variables as { input: { hiddenFromLeaderboard: boolean } };
          sent.push(input);
          hidden = input.hiddenFromLeaderboard;
          const rest = { name: 'Dana Whitfield', phone: null, location: null, country: null, state: null };
          const profile = {
            ...me(),
            ...rest,
            allowsPublicAvatar: true,
            updatedAt: '2026-11-20T10:00:00.000Z',
          };
          observer.next({ data: { updateProfile: { __typename: 'UpdateProfilePayload', profile } } });
        }
        observer.complete();
      }),
  );
  renderPortal(<LeaderboardPage />, { path, client: new ApolloClient({ cache: createCache(), link }) });
  return { requests, sent };
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

describe('the leaderboard', () => {
  it('hides names on request, and shows the person’s own rank below if it is on a later page', async () => {
    show();
    await screen.findByText('Sofía Reyes');
    const [first, second, last] = rows();
    expect(first).toContain('1Sofía ReyesBay Tires');
    expect(second).toContain('A colleagueName hidden');
    expect(last).toContain('14Dana Whitfield youBay Tires');
    const card = within(screen.getByRole('region', { name: 'Your quarter' }));
    expect(card.getByText(/of 1,284/).textContent).toBe('14 of 1,284');
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('Luis Ibarra');
    expect(rows()).toHaveLength(4);
  });

  it('covers a month, quarter or year, and everyone, the person’s account or a user type', async () => {
    const { requests } = show();
    await screen.findByText('Sofía Reyes');
    fireEvent.click(await screen.findByRole('button', { name: 'Bay Tires' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Year' }));
    await waitFor(() => expect(requests.at(-1)).toEqual({ filter: { period: 'year', accountId: 'a1' } }));
    fireEvent.click(screen.getByRole('button', { name: 'PRO' }));
    await waitFor(() => expect(requests.at(-1)).toEqual({ filter: { period: 'year', userType: 'pro' } }));
    fireEvent.click(screen.getByRole('radio', { name: 'Month' }));
    await screen.findByText('No one has earned points yet');
    expect(
      screen.getByText('You have no points in this period yet. Pass a test to get on the board.'),
    ).toBeTruthy();
  });

  it('can show or hide the person’s name', async () => {
    const { sent } = show();
    const choice = await screen.findByRole('checkbox', { name: 'Show my name on the leaderboard' });
    expect((choice as HTMLInputElement).checked).toBe(true);
    fireEvent.click(choice);
    await waitFor(() => expect((choice as HTMLInputElement).checked).toBe(false));
    expect(sent).toEqual([{ id: 'p1', hiddenFromLeaderboard: true }]);
  });
});
