import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { Route, Routes } from 'react-router-dom';
import { renderPortal } from '#client/testing/render';
import { servePerson } from '#client/testing/person-server';
import PersonPage from './person-page';

function open(path: string, { client }: ReturnType<typeof servePerson>) {
  renderPortal(
    <>
      <Routes>
        <Route path="/admin/people/:id" element={<PersonPage history={() => null} />} />
      </Routes>
      <Toaster />
    </>,
    { path, client },
  );
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the page of a person', () => {
  it('shows the person’s details, progress and sign-in', async () => {
    open('/admin/people/p1', servePerson());
    await screen.findByRole('heading', { level: 1, name: 'Tom Becker' });
    await screen.findByText('Quebec, Canada');
    for (const text of ['tom@shop.example', 'Pneus Rivière', 'Français', 'This person has never signed in.'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('9 of 10 different standard tests finished')).toBeTruthy();
  });

  it('disables a person after confirmation, and enables again', async () => {
    const server = servePerson();
    open('/admin/people/p1', server);
    fireEvent.click(await screen.findByRole('button', { name: 'More for Tom Becker' }));
    press('Disable');
    const dialog = await screen.findByRole('dialog', { name: 'Disable Tom Becker?' });
    expect(server.sent).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Disable' }));
    await screen.findByText(/^Disabled since/);
    press('More for Tom Becker');
    press('Let in again');
    await waitFor(() => expect(screen.queryByText(/^Disabled since/)).toBeNull());
    expect(server.sent.map(([, input]) => (input as { disabled: boolean }).disabled)).toEqual([true, false]);
  });

  it('shows that a person was deleted, and offers no changes', async () => {
    open(
      '/admin/people/p1',
      servePerson({}, { disabledAt: '2026-11-01T00:00:00.000Z', removalReason: 'deleted' }),
    );
    await screen.findByText('This person was deleted. Results and points are kept without the name.');
    expect(screen.queryByText(/^Disabled since/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'More for Tom Becker' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  });

  it('ends sessions after confirmation, and sends an invitation', async () => {
    const server = servePerson();
    open('/admin/people/p1', server);
    fireEvent.click(await screen.findByRole('button', { name: 'More for Tom Becker' }));
    press('Send an invitation');
    await screen.findByText('Invitation sent to tom@shop.example');
    press('More for Tom Becker');
    press('End sessions');
    const dialog = await screen.findByRole('dialog', { name: 'End all sessions of Tom Becker?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'End sessions' }));
    await screen.findByText('The sessions were ended');
    expect(server.sent).toEqual([
      ['InvitePerson', { profileId: 'p1' }],
      ['EndSessions', { profileId: 'p1' }],
    ]);
  });

  it('resets a PRO person after showing what stays and what opens again, and shows the outcome', async () => {
    const server = servePerson({}, { userType: 'pro' });
    open('/admin/people/p1', server);
    fireEvent.click(await screen.findByRole('button', { name: 'More for Tom Becker' }));
    press('Reset PRO');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset PRO' }));
    for (const text of ['Tom Becker', '12', '3', 'PRO winter']) await dialog.findByText(text);
    await dialog.findByText(/They keep their points and program access/);
    expect(server.sent).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Apply to 1' }));
    await screen.findByText('1 changed, 0 unchanged.');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Report' })).toHaveLength(1);
    expect(server.sent).toMatchObject([
      ['StartBulkAction', { list: 'people', action: 'resetPro', selection: { ids: ['p1'] } }],
    ]);
    press('More for Tom Becker');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reset PRO' })).toBeNull());
  });

  it('deletes personal data once the e-mail address was typed', async () => {
    const server = servePerson({ DeletePerson: { code: 'BAD_USER_INPUT', fields: ['input.email'] } });
    open('/admin/people/p1', server);
    fireEvent.click(await screen.findByRole('button', { name: 'More for Tom Becker' }));
    press('Delete personal data');
    const dialog = await screen.findByRole('dialog', { name: 'Delete Tom Becker’s personal data?' });
    const field = within(dialog).getByLabelText('To confirm, enter the person’s e-mail');
    fireEvent.change(field, { target: { value: 'tom@other.example' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete personal data' }));
    await screen.findByText('This isn’t the person’s e-mail.');
    expect(server.sent).toEqual([['DeletePerson', { profileId: 'p1', email: 'tom@other.example' }]]);
  });

  it('shows that a person doesn’t exist', async () => {
    open('/admin/people/gone', servePerson());
    expect(await screen.findByText('This person no longer exists.')).toBeTruthy();
  });
});
