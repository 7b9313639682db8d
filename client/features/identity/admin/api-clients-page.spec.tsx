import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { createCache } from '#client/platform/apollo/cache';
import { message } from '#client/testing/message';
import { renderPortal } from '#client/testing/render';
import ApiClientsPage from './api-clients-page';

const program = (id: string, values: Record<string, unknown> = {}) => ({
  __typename: 'ApiClient',
  id,
  clientId: `client-of-${id}`,
  name: id,
  scopes: ['read_people', 'read_results'],
  createdAt: '2026-01-12T10:00:00.000Z',
  createdByName: 'Haruka Ito',
  lastUsedAt: null,
  callsToday: 8914,
  revokedAt: null as string | null,
  secretEndsAt: '2099-01-12T10:00:00.000Z' as string | null,
  previousSecretEndsAt: null as string | null,
  ...values,
});

/** Creates a server with two clients, one of them revoked. Records the inputs of mutations. */
function openPage({ path = '/admin/api-clients', managesSecrets = true } = {}) {
  const sent: Record<string, unknown>[] = [];
  let clients = [
    program('Warranty import'),
    program('Old portal', { scopes: ['write_points'], revokedAt: '2026-11-03T10:00:00.000Z' }),
  ];
  const change = (id: unknown, values: Record<string, unknown>) => {
    clients = clients.map((each) => (each.id === id ? { ...each, ...values } : each));
    return clients.find((each) => each.id === id);
  };
  const days = Array.from({ length: 30 }, (_, index) => ({
    __typename: 'ApiClientDay',
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    calls: index * 10,
    rejected: index === 29 ? 3 : 0,
  }));
  const answer = (name: string | undefined, { id, input }: Record<string, unknown>): unknown => {
    const given = (input ?? {}) as Record<string, unknown>;
    if (name === 'ApiClients') {
      const tokenAddress = 'https://portal.example/token';
      return { apiClients: { __typename: 'ApiClients', clients, managesSecrets, tokenAddress } };
    }
    if (name === 'ApiClientCalls') return { apiClient: { __typename: 'ApiClient', id, days } };
    sent.push(given);
    if (name === 'CreateApiClient') {
      const client = program('new', { name: given['name'], scopes: given['scopes'] });
      clients = [...clients, client];
      const secret = managesSecrets ? 'tw_s_first' : null;
      return { createApiClient: { __typename: 'CreateApiClientPayload', client, secret } };
    }
    if (name === 'RotateApiClientSecret') {
      const client = change(given['id'], { previousSecretEndsAt: '2026-11-23T08:58:00.000Z' });
      const payload = { __typename: 'RotateApiClientSecretPayload', client, secret: 'tw_s_second' };
      return { rotateApiClientSecret: payload };
    }
    if (name === 'RevokeApiClient') {
      const client = change(given['id'], { revokedAt: '2026-11-23T08:58:00.000Z' });
      return { revokeApiClient: { __typename: 'RevokeApiClientPayload', client } };
    }
    const client = change(given['id'], { scopes: given['scopes'] });
    return { updateApiClient: { __typename: 'UpdateApiClientPayload', client } };
  };
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        observer.next({ data: answer(operationName, variables) as Record<string, unknown> });
        observer.complete();
      }),
  );
  renderPortal(
    <>
      <ApiClientsPage />
      <Toaster />
    </>,
    { path, client: new ApolloClient({ cache: createCache(), link }) },
  );
  return sent;
}

const press = (name: string, within_?: HTMLElement) =>
  fireEvent.click((within_ ? within(within_) : screen).getByRole('button', { name }));
const panel = () => screen.findByRole('complementary', { name: 'Warranty import' });
const opened = { path: '/admin/api-clients?client=Warranty+import' };

describe('the page of API clients', () => {
  it('lists each client’s scopes, requests of today and the expiry of its secret', async () => {
    openPage();
    expect(await screen.findByText('1 active, 1 revoked')).toBeDefined();
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[1]).toBe('Warranty importRead onlyNever8,914Jan 12, 2099');
    expect(rows[2]).toBe('Old portaledit pointsNever8,914Revoked Nov 3, 2026');
  });

  it('adds a client with default scopes, and shows its secret until it is stored', async () => {
    const sent = openPage();
    await screen.findByText('1 active, 1 revoked');
    press('Add client');
    const dialog = await screen.findByRole('dialog');
    press('Add client', dialog);
    expect(await within(dialog).findByText('This field is required')).toBeDefined();
    fireEvent.change(within(dialog).getByLabelText('Name'), { target: { value: 'Dealer CRM' } });
    fireEvent.change(within(dialog).getByRole('combobox', { name: 'Permissions' }), {
      target: { value: 'writer' },
    });
    const pastResults = within(dialog).getByRole('checkbox', { name: 'Add past results' });
    expect(pastResults.closest('[class*=root]')!.textContent).toContain('This can make people PRO.');
    fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Run imports' }));
    press('Add client', dialog);
    expect(await screen.findByText('tw_s_first')).toBeDefined();
    const scopes = [
      'read_people',
      'read_results',
      'write_points',
      'write_people',
      'write_results',
      'write_modules',
    ];
    expect(sent).toEqual([
      { name: 'Dealer CRM', scopes, secretEndsAt: expect.stringMatching(/T00:00:00\.000Z$/) },
    ]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'I’ve saved it' }));
    await waitFor(() => expect(screen.queryByText('tw_s_first')).toBeNull());
  });

  it('copies a secret, and shows if that fails', async () => {
    const copied: string[] = [];
    let isRejected = true;
    const clipboard = {
      writeText: async (text: string) => (isRejected ? Promise.reject(new Error('no')) : copied.push(text)),
    };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    openPage(opened);
    press('Create new secret…', await panel());
    press('Create secret', await screen.findByRole('dialog'));
    await screen.findByText('tw_s_second');
    press(message('clients.copy'));
    await screen.findByText(message('ui.notCopied'));
    expect(getSelection()?.toString()).toBe('tw_s_second');
    isRejected = false;
    press(message('clients.copy'));
    await screen.findByText(message('ui.copied'));
    expect(copied).toEqual(['tw_s_second']);
  });

  it('shows requests per day, and changes scopes at once', async () => {
    const sent = openPage(opened);
    const visible = within(await panel());
    expect(await visible.findByText('290 today, 3 refused')).toBeDefined();
    expect(
      visible.getByRole('img', { name: 'Requests per day in the last 30 days, from 0 to 290' }),
    ).toBeDefined();
    fireEvent.click(visible.getByRole('checkbox', { name: 'Read people and accounts' }));
    expect(await screen.findByText('Saved')).toBeDefined();
    expect(sent).toEqual([{ id: 'Warranty import', scopes: ['read_results'] }]);
    // A client needs at least one scope.
    const last = visible.getByRole<HTMLInputElement>('checkbox', {
      name: 'Read results, without correct answers',
    });
    expect(last.disabled).toBe(true);
  });

  it('creates a new secret, and shows until when the old one works', async () => {
    openPage(opened);
    press('Create new secret…', await panel());
    press('Create secret', await screen.findByRole('dialog'));
    expect(await screen.findByText('tw_s_second')).toBeDefined();
    expect(screen.getByText(/The old secret works until Nov 23, 2026/)).toBeDefined();
  });

  it('revokes a client after confirmation, and then offers no actions for it', async () => {
    const sent = openPage(opened);
    press('Revoke client…', await panel());
    press('Revoke client', await screen.findByRole('dialog'));
    expect(await screen.findByText('Warranty import was revoked')).toBeDefined();
    expect(sent).toEqual([{ id: 'Warranty import' }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Revoke client…' })).toBeNull());
  });

  it('asks for the client ID if the identity provider creates the secrets', async () => {
    const sent = openPage({ ...opened, managesSecrets: false });
    expect(within(await panel()).queryByRole('button', { name: 'Create new secret…' })).toBeNull();
    press('Add client');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByLabelText('Valid for')).toBeNull();
    fireEvent.change(within(dialog).getByLabelText('Name'), { target: { value: 'Dealer CRM' } });
    fireEvent.change(within(dialog).getByLabelText('Client ID'), { target: { value: 'dealer-crm' } });
    press('Add client', dialog);
    await waitFor(() =>
      expect(sent).toEqual([
        { name: 'Dealer CRM', scopes: ['read_people', 'read_results'], clientId: 'dealer-crm' },
      ]),
    );
  });
});
