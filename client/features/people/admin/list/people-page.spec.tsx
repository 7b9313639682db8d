import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderPortal } from '#client/testing/render';
import { person, servePerson } from '#client/testing/person-server';
import PeoplePage from './people-page';

function open(path: string, { client }: ReturnType<typeof servePerson>) {
  renderPortal(
    <Routes>
      <Route path="/admin/people" element={<PeoplePage />} />
    </Routes>,
    { path, client },
  );
}

describe('the list of people', () => {
  it('links to each person and filters by its address', async () => {
    const server = servePerson();
    open('/admin/people?q=tom&roles=manager,user&state=disabled&sort=-points', server);
    const link = await screen.findByRole('link', { name: 'Tom Becker' });
    expect(link.getAttribute('href')).toBe('/admin/people/p1');
    expect(server.requests[0]).toMatchObject({
      search: 'tom',
      filter: { roles: ['user', 'manager'], disabled: true },
      orderBy: { field: 'points', direction: 'DESC' },
    });
  });

  it('shows filters for store, country and number of tests in words', async () => {
    const server = servePerson();
    open('/admin/people?location=plt1&country.not=CA&testsPassed=5,9', server);
    await screen.findByRole('link', { name: 'Tom Becker' });
    expect(server.requests[0]).toMatchObject({
      where: { location: { oneOf: ['plt1'] }, country: { noneOf: ['CA'] }, testsPassed: { min: 5, max: 9 } },
    });
    const chips = screen.getByRole('group', { name: 'Filters' });
    await waitFor(() => expect(chips.textContent).toMatch(/U\.S\. market.*Canada/));
  });

  const change = async (column: number, role: string, value: string): Promise<void> => {
    await screen.findByRole('link', { name: 'Tom Becker' });
    screen.getAllByRole('gridcell')[column]!.focus();
    fireEvent.keyDown(document.activeElement!, { key: 'F2' });
    fireEvent.change(await screen.findByRole(role), { target: { value } });
    fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
  };

  it('edits the role in place, and sends the version that was loaded', async () => {
    const server = servePerson();
    open('/admin/people', server);
    await change(2, 'combobox', 'manager');
    await waitFor(() => expect(screen.getAllByRole('gridcell')[2]!.textContent).toBe('Manager'));
    const { updatedAt } = person;
    expect(server.sent).toEqual([['UpdatePerson', { id: 'p1', updatedAt, role: 'manager' }]]);
  });

  it('edits the name in place', async () => {
    const server = servePerson();
    open('/admin/people', server);
    await change(1, 'textbox', 'Tom B. Becker');
    await screen.findByRole('link', { name: 'Tom B. Becker' });
    expect(server.sent).toMatchObject([['UpdatePersonsProfile', { id: 'p1', name: 'Tom B. Becker' }]]);
  });

  it('doesn’t edit cells of a deleted person', async () => {
    open('/admin/people', servePerson({}, { removalReason: 'deleted' }));
    await screen.findByRole('link', { name: 'Tom Becker' });
    for (const column of [1, 2]) {
      screen.getAllByRole('gridcell')[column]!.focus();
      fireEvent.keyDown(document.activeElement!, { key: 'F2' });
      for (const role of ['textbox', 'combobox'])
        expect(within(screen.getByRole('grid')).queryByRole(role)).toBeNull();
    }
  });

  it('shows at the cell that the last administrator can’t change, and which people can have a store', async () => {
    open(
      '/admin/people',
      servePerson(
        {
          UpdatePerson: { code: 'LAST_ADMINISTRATOR' },
          UpdatePersonsProfile: { code: 'BAD_USER_INPUT', fields: ['location'] },
        },
        { role: 'admin' },
      ),
    );
    await change(2, 'combobox', 'user');
    await screen.findByText('There must be at least one administrator.');
    fireEvent.click(screen.getByRole('button', { name: 'Back to Administrator' }));
    await change(5, 'combobox', 'plt1');
    await screen.findByText('This store isn’t available to people in this account.');
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'plt1');
  });
});
