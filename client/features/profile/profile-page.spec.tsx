import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { fireEvent, screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import ProfilePage from './profile-page';

async function open(isContilinkUser: boolean | null) {
  const me = {
    id: 'p1',
    name: 'Dana Whitfield',
    email: 'dana@treadway.example',
    phone: null,
    imageUrl: null,
    userType: 'standard',
    isContilinkUser,
    points: 0,
    account: null,
  };
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { me: { __typename: 'Profile', ...me } } });
        observer.complete();
      }),
  );
  renderPortal(<ProfilePage />, { client: new ApolloClient({ cache: new InMemoryCache(), link }) });
  await screen.findByText('Dana Whitfield');
}

const button = () => screen.queryByRole('button', { name: 'Change password' });

describe('the page of the own profile', () => {
  it('has the row of the password but for whoever came by single sign-on', async () => {
    await open(true);
    expect(button()).toBeNull();
  });

  it('opens the dialog of the password anew each time, with nothing left in it', async () => {
    await open(false);
    fireEvent.click(button()!);
    const current = () => document.querySelector<HTMLInputElement>('input[name=current]')!;
    await screen.findByRole('dialog', { name: 'Change Password' });
    fireEvent.change(current(), { target: { value: 'winter-Tread-7' } });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(button()!);
    await screen.findByRole('dialog', { name: 'Change Password' });
    expect(current().value).toBe('');
  });
});
