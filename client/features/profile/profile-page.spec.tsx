import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import ProfilePage from './profile-page';

const stored = {
  __typename: 'Profile',
  id: 'p1',
  name: 'Dana Whitfield',
  email: 'dana@treadway.example',
  phone: null as string | null,
  location: 'tbc' as string | null,
  country: 'US' as string | null,
  state: 'US-MD' as string | null,
  updatedAt: '2026-11-20T12:00:00.000Z',
  imageUrl: '/images/dana.webp' as string | null,
  allowsPublicAvatar: true,
  hiddenFromLeaderboard: false,
  userType: 'standard',
  isContilinkUser: false as boolean | null,
  openSessions: 2 as number | null,
  points: 0,
  progress: {
    __typename: 'Progress',
    pro: { __typename: 'ProProgress', done: 7, required: 10, userType: 'standard' },
  },
  certificates: { __typename: 'CertificateConnection', totalCount: 6 },
  account: null,
};
const ownLeaderboardPlace = { __typename: 'LeaderboardPlace', place: 14 };
const regions: Record<string, object[]> = {
  US: [{ __typename: 'Region', code: 'US-MD', name: 'Maryland' }],
  CA: [{ __typename: 'Region', code: 'CA-QC', name: 'Quebec' }],
};
const store = (value: string, label: string, selectable: boolean) => ({
  __typename: 'StoreChoice',
  value,
  label,
  selectable,
});
const country = (code: string, name: string) => ({ __typename: 'Country', code, name });

type Input = Record<string, unknown>;

/** Opens the page with a server that stores `me`. `reject` rejects updates, one after the other. */
async function open(values: Partial<typeof stored> = {}, reject: { code: string; fields?: string[] }[] = []) {
  const me = { ...stored, ...values };
  const sent: Input[] = [];
  const answerTo = (name: string, { input, country: of }: { input?: Input; country?: string }): object => {
    if (name === 'OwnProfile') return { me, ownLeaderboardPlace };
    if (name === 'ProfileLists') {
      const storeChoices = [store('plt1', 'U.S. market', true), store('tbc', 'To be confirmed', false)];
      const countries = [country('US', 'United States'), country('CA', 'Canada'), country('FR', 'France')];
      return { storeChoices, countries, regions: regions[of!] ?? [] };
    }
    sent.push(input!);
    if (name === 'EndOtherSessions') {
      const profile = { __typename: 'Profile', id: 'p1', openSessions: 1 };
      return { endSessions: { __typename: 'EndSessionsPayload', profile } };
    }
    const rejection = reject.shift();
    if (rejection) throw new CombinedGraphQLErrors({ errors: [{ message: '', extensions: rejection }] });
    Object.assign(me, input, { updatedAt: '2026-11-21T12:00:00.000Z' });
    return { updateProfile: { __typename: 'UpdateProfilePayload', profile: me } };
  };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        try {
          observer.next({ data: answerTo(operationName, variables) });
          observer.complete();
        } catch (error) {
          observer.error(error);
        }
      }),
  );
  renderPortal(<ProfilePage />, { client: new ApolloClient({ cache: createCache(), link }) });
  await screen.findByRole('heading', { level: 1, name: 'Dana Whitfield' });
  await screen.findByRole('option', { name: 'France' });
  return { me, sent };
}

const button = (name: string) => screen.queryByRole('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => fireEvent.click(button('Save changes')!);

describe('the profile page', () => {
  it('shows points, progress to PRO, rank and certificates at its top', async () => {
    await open();
    for (const words of ['7 of 10', '3 more standard tests', 'Rank 14', '6'])
      expect(screen.getByText((_text, visible) => visible?.textContent === words)).toBeTruthy();
  });

  it('offers no password change to people with single sign-on', async () => {
    await open({ isContilinkUser: true });
    expect(button('Change password')).toBeNull();
    expect(
      screen.getByText('You sign in with your company account. Change your password there.'),
    ).toBeTruthy();
  });

  it('opens an empty password dialog each time', async () => {
    await open();
    fireEvent.click(button('Change password')!);
    const current = () => document.querySelector<HTMLInputElement>('input[name=current]')!;
    await screen.findByRole('dialog', { name: 'Change Password' });
    fireEvent.change(current(), { target: { value: 'winter-Tread-7' } });
    fireEvent.click(button('Cancel')!);
    fireEvent.click(button('Change password')!);
    await screen.findByRole('dialog', { name: 'Change Password' });
    expect(current().value).toBe('');
  });

  it('sends only changed fields with their version, and confirms that they are saved', async () => {
    const { sent } = await open();
    expect(button('Save changes')).toHaveProperty('disabled', true);
    type('Phone', '+1 410 555 0142');
    save();
    await screen.findByText('Saved');
    expect(sent).toEqual([{ id: 'p1', updatedAt: stored.updatedAt, phone: '+1 410 555 0142' }]);
    type('Name', 'Dana W.');
    save();
    await screen.findByRole('heading', { level: 1, name: 'Dana W.' });
    expect(sent[1]).toMatchObject({ updatedAt: '2026-11-21T12:00:00.000Z', name: 'Dana W.' });
  });

  it('keeps what is typed while it is saving', async () => {
    const { sent } = await open();
    type('Phone', '+1 410 555 0142');
    save();
    type('Name', 'Dana W.');
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(button('Save changes')).toHaveProperty('disabled', false));
    expect([field('Name').value, field('Phone').value]).toEqual(['Dana W.', '+1 410 555 0142']);
    save();
    await screen.findByText('Saved');
    expect(sent[1]).toMatchObject({ name: 'Dana W.' });
  });

  it('asks before leaving with unsaved changes, and not otherwise', async () => {
    await open();
    type('Phone', '+1 410 555 0142');
    fireEvent.click(screen.getByRole('link', { name: 'Points history' }));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    fireEvent.click(button('Cancel')!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    save();
    await screen.findByText('Saved');
    fireEvent.click(screen.getByRole('link', { name: 'Points history' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows a former location that can’t be selected any more', async () => {
    await open();
    expect(field('Location').value).toBe('tbc');
    type('Location', 'plt1');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'To be confirmed' })).not.toBeNull());
    expect(field('Location').value).toBe('plt1');
  });

  it('clears the state when the country changes, and offers those of the new one', async () => {
    const { sent } = await open();
    type('Country', 'CA');
    await screen.findByRole('option', { name: 'Quebec' });
    expect(field('State or province').value).toBe('');
    save();
    await screen.findByText('Saved');
    expect(sent[0]).toMatchObject({ country: 'CA', state: '' });
  });

  it('shows each error at its field', async () => {
    const { sent } = await open({}, [{ code: 'BAD_USER_INPUT', fields: ['phone'] }]);
    type('Name', '   ');
    save();
    await screen.findByText('This field is required');
    expect(sent).toEqual([]);
    type('Name', 'Dana');
    type('Phone', '12a');
    save();
    await screen.findByText('Enter a phone number with 5 to 30 digits.');
  });

  it('keeps what is typed in this window over what was saved in another', async () => {
    const { me, sent } = await open({}, [{ code: 'CONFLICT' }]);
    type('Phone', '555 01 42');
    Object.assign(me, { name: 'Dana Elsewhere', updatedAt: '2026-11-20T13:00:00.000Z' });
    save();
    expect((await screen.findByRole('alert')).textContent).toContain('changed in another window');
    await waitFor(() => expect(field('Name').value).toBe('Dana Elsewhere'));
    expect(field('Phone').value).toBe('555 01 42');
    save();
    await screen.findByText('Saved');
    expect(sent[1]).toEqual({ id: 'p1', updatedAt: '2026-11-20T13:00:00.000Z', phone: '555 01 42' });
  });

  it('lets the person choose whether others see the avatar', async () => {
    const { sent } = await open();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Show my picture to others' }));
    await waitFor(() => expect(sent).toEqual([{ id: 'p1', allowsPublicAvatar: false }]));
  });

  it('signs out other devices', async () => {
    const { sent } = await open();
    fireEvent.click(button('Sign out other devices')!);
    await screen.findByText('1 device is signed in');
    expect(sent).toEqual([{ profileId: 'p1' }]);
  });
});
