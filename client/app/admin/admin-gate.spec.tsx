import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { message } from '#client/testing/message';
import { renderPortal } from '#client/testing/render';
import { AdminGate } from './admin-gate';

function openAs(role: string): void {
  const me = {
    __typename: 'Profile',
    id: 'p1',
    name: 'Ada',
    email: 'ada@people.example',
    role,
    userType: 'standard',
    points: 0,
    imageUrl: null,
  };
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { me } });
        observer.complete();
      }),
  );
  renderPortal(
    <AdminGate shell={<Outlet />}>
      <p>all people</p>
    </AdminGate>,
    { path: '/admin/people', client: new ApolloClient({ cache: createCache(), link }) },
  );
}

describe('the gate of the administration', () => {
  it('lets administrators in', async () => {
    openAs('admin');
    expect(await screen.findByText('all people')).toBeTruthy();
  });

  it.each(['user', 'manager'])('shows to a %s that it is only for administrators', async (role) => {
    openAs(role);
    expect(await screen.findByText(message('admin.administratorsOnly'))).toBeTruthy();
    expect(screen.queryByText('all people')).toBeNull();
  });
});
