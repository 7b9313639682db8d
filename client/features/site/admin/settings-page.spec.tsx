import { afterEach, describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import SettingsPage from './settings-page';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const none = { __typename: 'LocalizedText', en: '', es: '', fr: '' };
const settings = {
  __typename: 'Settings',
  updatedAt: '2026-11-20T10:00:00.000Z',
  productName: 'Treadway',
  brandColor: '#ffb200',
  logo: null,
  loginLine: 'KNOW THE TIRE',
  supportEmail: 'support@treadway.example',
  timezone: 'UTC',
  maintenanceMode: false,
  maintenanceEndsAt: null,
  maintenanceMessageTranslations: none,
  goldDistributorModulesEnabled: true,
  goldRetailerModulesEnabled: true,
  goldModalCopyTranslations: none,
  standardTestsRequired: 10,
  standardTestsOnlyPassed: false,
  sessionIdleSeconds: 1800,
  sessionCountdownSeconds: 60,
};

/** Creates a server that stores settings and records what is sent and how often settings are loaded. */
function open() {
  const sent: Record<string, unknown>[] = [];
  let stored: Record<string, unknown> = settings;
  let requestCount = 0;
  globalThis.fetch = (async () => {
    requestCount += 1;
    return {
      ok: true,
      headers: { get: () => 'application/json' },
      json: async () => ({ success: true, config: {} }),
    };
  }) as unknown as typeof fetch;
  const impact = {
    __typename: 'MaintenanceImpact',
    signedIn: 214,
    openTests: 12,
    waitingMails: 36,
    distributorEntries: 3,
    retailerEntries: 4,
  };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        if (operationName === 'UpdateSettings') {
          const input = variables['input'] as Record<string, unknown>;
          sent.push(input);
          stored = { ...stored, ...input, updatedAt: `2026-11-20T10:00:0${sent.length}.000Z` };
          observer.next({
            data: {
              updateSettings: { __typename: 'UpdateSettingsPayload', settings: stored as never, cleaned: [] },
            },
          });
        } else if (operationName === 'MaintenanceImpact')
          observer.next({ data: { maintenanceImpact: impact } });
        else observer.next({ data: { settings: stored as never } });
        observer.complete();
      }),
  );
  renderPortal(<SettingsPage />, {
    path: '/admin/settings',
    client: new ApolloClient({ cache: createCache(), link }),
  });
  return { sent, requestCount: () => requestCount };
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the settings page', () => {
  it('sends only changed settings, and reloads them', async () => {
    const { sent, requestCount } = open();
    await screen.findByLabelText('Name of the portal');
    type('Name of the portal', 'Rubber School');
    fireEvent.click(screen.getByLabelText('Only passed tests count'));
    save();
    await waitFor(() =>
      expect(sent).toEqual([
        { updatedAt: settings.updatedAt, productName: 'Rubber School', standardTestsOnlyPassed: true },
      ]),
    );
    await waitFor(() => expect(requestCount()).toBe(1));
    type('Name of the portal', 'Tire School');
    save();
    await waitFor(() => expect(sent[1]).toMatchObject({ updatedAt: '2026-11-20T10:00:01.000Z' }));
  });

  it('shows invalid settings and sends nothing', async () => {
    const { sent } = open();
    await screen.findByLabelText('Brand color');
    type('Brand color', '#fff');
    type('Support address', 'nobody');
    save();
    expect(screen.getByText(/Enter the color as #/)).toBeTruthy();
    expect(screen.getByText('Enter an e-mail address')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('shows whether text in the brand color is readable', async () => {
    open();
    await screen.findByLabelText('Brand color');
    type('Brand color', '#0a3fd0');
    const table = within(screen.getByRole('table'));
    expect(table.getByText('White text on the color')).toBeTruthy();
    expect(table.getAllByText('Readable')).toHaveLength(4);
  });

  it('starts maintenance after it showed who is affected, and ends it', async () => {
    const { sent } = open();
    expect(await screen.findByText('The portal is open')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Turn on maintenance…' }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const [figure, count] of [
      ['Active in the last 30 minutes', '214'],
      ['Taking a test', '12'],
      ['Mails waiting', '36'],
    ] as const)
      expect((await dialog.findByText(figure)).nextSibling?.textContent).toBe(count);
    expect(sent).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Close the portal' }));
    expect(await screen.findByText('The portal is closed')).toBeTruthy();
    expect(sent).toEqual([{ updatedAt: settings.updatedAt, maintenanceMode: true }]);
    fireEvent.click(screen.getByRole('button', { name: 'End maintenance…' }));
    fireEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Open the portal' }),
    );
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ updatedAt: '2026-11-20T10:00:01.000Z', maintenanceMode: false });
  });

  it('shows how many people have access to a program that can be closed', async () => {
    open();
    expect((await screen.findByText('People with retailer access')).nextSibling?.textContent).toBe('4');
  });

  it('finds settings by name or description, and shows all if others have errors', async () => {
    open();
    await screen.findByLabelText('Brand color');
    type('Brand color', 'red');
    const visible = () => screen.getAllByRole('region').map((group) => group.getAttribute('id'));
    expect(visible()).toHaveLength(6);
    type('Find a setting', 'STÁNDARD PRØ');
    await waitFor(() => expect(visible()).toEqual(['tests']));
    expect(screen.queryByRole('link', { name: 'Brand' })).toBeNull();
    type('Find a setting', 'wheel alignment');
    expect(await screen.findByText('No setting says that.')).toBeTruthy();
    save();
    expect(visible()).toHaveLength(6);
    expect(screen.getByText(/Enter the color as #/)).toBeTruthy();
  });

  it('starts maintenance only once all changes are saved', async () => {
    open();
    await screen.findByLabelText('Name of the portal');
    type('Name of the portal', 'Rubber School');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Turn on maintenance…' }).disabled).toBe(
      true,
    );
  });
});
