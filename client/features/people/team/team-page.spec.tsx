import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { renderPortal } from '#client/testing/render';
import { member, serveTeam } from '#client/testing/team-server';
import TeamPage from './team-page';

const open = ({ client }: ReturnType<typeof serveTeam>) =>
  renderPortal(
    <>
      <TeamPage />
      <Toaster />
    </>,
    { path: '/team', client },
  );

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const luis = () => member('p1', 'Luis Ibarra');
const amina = () => member('p2', 'Amina Diallo', { openTests: 2, testsInProgress: 0 });

describe('the team page of a manager', () => {
  it('shows each member’s open tests, and no reminder if none is open or one was sent today', async () => {
    const rest = [
      member('p3', 'Kofi Mensah', { openTests: 0, testsInProgress: 0 }),
      member('p4', 'Dana Whitfield', { remindedToday: true }),
    ];
    open(serveTeam([luis(), ...rest]));
    const link = await screen.findByRole('link', { name: 'Luis Ibarra' });
    expect(link.getAttribute('href')).toBe('/team/p1');
    const rows = within(screen.getByRole('region', { name: 'People' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(rows[0]).toContain('4 open, 1 in progress');
    expect(rows[1]).toContain('Nothing open');
    expect(rows[2]).toContain('Reminded today');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: /^Remind / })).toHaveLength(1);
  });

  it('shows team figures with what each counts', async () => {
    open(serveTeam([luis()]));
    await screen.findByText('24');
    for (const text of [
      '7 people have an open test',
      'since Monday (4 the week before)',
      '1 standard test left at most',
      'not signed in for 14 days, or never',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('in progress').parentElement?.textContent).toBe('in progressopen');
  });

  it('lists members close to PRO with their next test, and what happened this week', async () => {
    open(serveTeam([luis()]));
    const close = await screen.findByRole('region', { name: 'Close to PRO' });
    expect(
      within(close)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Wei-Lin Chen9 of 10In progress: Reading a DOT code', 'Joe Okafor10 of 10Nothing open']);
    const week = within(screen.getByRole('region', { name: 'This week' })).getAllByRole('listitem');
    expect(week.map((event) => event.querySelector('p')?.textContent)).toEqual([
      'Kofi Mensah passed Tire storage, 100%',
      'Kofi Mensah failed Load index, 60%',
      'Kofi Mensah became a PRO',
      'Kofi Mensah joined',
    ]);
  });

  it('shows only the list if the team is everyone, as for administrators', async () => {
    open(serveTeam([luis()], { isEverybody: true }));
    await screen.findByRole('link', { name: 'Luis Ibarra' });
    await waitFor(() => expect(screen.queryByText('Passed this week')).toBeNull());
    expect(screen.queryByRole('region', { name: 'This week' })).toBeNull();
  });

  it('filters members close to PRO and inactive for 14 days', async () => {
    const server = serveTeam([luis()]);
    open(server);
    fireEvent.click(await screen.findByRole('button', { name: 'Close to PRO, 0' }));
    await waitFor(() => expect(server.requests.at(-1)).toMatchObject({ filter: { closeToPro: true } }));
    press('Inactive for 14 days, 1');
    await waitFor(() =>
      expect(server.requests.at(-1)).toMatchObject({
        filter: { disabled: false, notSeenSince: expect.any(String) },
      }),
    );
  });

  it('exports the results of the listed people', async () => {
    const fetched = globalThis.fetch;
    const addresses: string[] = [];
    globalThis.fetch = async (address) => {
      addresses.push(decodeURIComponent(String(address)));
      throw new TypeError('no line');
    };
    open(serveTeam([luis()]));
    fireEvent.click(await screen.findByRole('button', { name: 'Close to PRO, 0' }));
    press('Export results');
    fireEvent.click(screen.getByRole('button', { name: 'CSV' }));
    await screen.findByRole('alert');
    globalThis.fetch = fetched;
    expect(addresses).toEqual(['/api/teamResults.csv?filter={"disabled":false,"closeToPro":true}']);
  });

  it('reminds selected members together, with a note, after confirmation', async () => {
    const server = serveTeam([luis(), amina()]);
    open(server);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose Luis Ibarra' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Amina Diallo' }));
    press('Remind these 2');
    const dialog = await screen.findByRole('dialog', { name: 'Remind 2 people?' });
    const preview = await within(dialog).findByRole('region', { name: 'Preview for Luis Ibarra (Français)' });
    expect(preview.textContent).toContain('Helen vous rappelle 4 tests ouverts');
    fireEvent.change(within(dialog).getByLabelText('Add a personal note (optional)'), {
      target: { value: 'Please before Friday' },
    });
    expect(server.reminded).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send 2 reminders' }));
    await screen.findByText('2 reminders sent');
    expect(server.reminded).toEqual([{ profileIds: ['p1', 'p2'], line: 'Please before Friday' }]);
    expect(screen.getAllByText('Reminded today')).toHaveLength(2);
    expect(screen.queryByText('2 people chosen')).toBeNull();
  });

  it('keeps the note if a reminder couldn’t be sent, and shows why', async () => {
    open(serveTeam([luis()], { rejection: { code: 'RATE_LIMITED' } }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remind Luis Ibarra' }));
    const dialog = await screen.findByRole('dialog');
    const line = within(dialog).getByLabelText<HTMLInputElement>('Add a personal note (optional)');
    fireEvent.change(line, { target: { value: 'Please before Friday' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send 1 reminder' }));
    await within(dialog).findByRole('alert');
    expect(line.value).toBe('Please before Friday');
  });

  it('explains an empty team', async () => {
    open(serveTeam([]));
    expect(await screen.findByText('Your team is empty')).toBeTruthy();
  });
});
