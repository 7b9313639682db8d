import { describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderPortal } from '#client/testing/render';
import { person, servePerson } from '#client/testing/person-server';
import PersonPage from './person-page';

function open(path: string, { client }: ReturnType<typeof servePerson>) {
  renderPortal(
    <Routes>
      <Route path="/admin/people/:id" element={<PersonPage history={() => null} />} />
    </Routes>,
    { path, client },
  );
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** Types into a field inside the details, whose form has the same label as its field. */
const typeHere = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

describe('the details of a person', () => {
  it('change a value in place', async () => {
    const server = servePerson();
    open('/admin/people/p1', server);
    fireEvent.click(await screen.findByRole('button', { name: 'Change: Role' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Role' }), { target: { value: 'manager' } });
    press('Save');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    expect(screen.getByText('Manager')).toBeTruthy();
    expect(server.sent).toEqual([
      ['UpdatePerson', { id: 'p1', updatedAt: person.updatedAt, role: 'manager' }],
    ]);
  });

  it('let only a manager of a distributor manage its retailers', async () => {
    const account = { ...person.account, kind: 'gold_distributor' };
    const server = servePerson({}, { role: 'manager', account });
    open('/admin/people/p1', server);
    fireEvent.click(await screen.findByRole('button', { name: 'Change: Manages' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Manages' }), { target: { value: 'retailers' } });
    press('Save');
    await screen.findByText('People of the account and of its retailers');
    expect(server.sent).toEqual([
      ['UpdatePerson', { id: 'p1', updatedAt: person.updatedAt, managesRetailers: true }],
    ]);
    cleanup();
    open('/admin/people/p1', servePerson({}, { role: 'manager' }));
    await screen.findByRole('button', { name: 'Change: Role' });
    expect(screen.queryByRole('button', { name: 'Change: Manages' })).toBeNull();
  });

  it('change language, phone, country and state, which the person can change too', async () => {
    const server = servePerson();
    open('/admin/people/p1', server);
    const edit = async (name: string, fill: () => unknown) => {
      fireEvent.click(await screen.findByRole('button', { name: `Change: ${name}` }));
      await fill();
      press('Save');
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    };
    const choose = (name: string, value: string) =>
      fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
    await edit('Language', () => choose('Language', 'es'));
    await edit('Phone', () => typeHere('Phone', '+1 410 555 0199'));
    await edit('Country', async () => {
      await screen.findByRole('option', { name: 'United States' });
      choose('Country', 'US');
      await screen.findByRole('option', { name: 'Maryland' });
      choose('State or province', 'US-MD');
    });
    const of = { id: 'p1', updatedAt: person.updatedAt };
    expect(server.sent).toEqual([
      ['UpdatePersonsProfile', { ...of, lang: 'es' }],
      ['UpdatePersonsProfile', { ...of, phone: '+1 410 555 0199' }],
      ['UpdatePersonsProfile', { ...of, country: 'US', state: 'US-MD' }],
    ]);
  });

  it('change the store to one that is available to the person', async () => {
    const server = servePerson();
    open('/admin/people/p1', server);
    await screen.findByText('To be confirmed');
    fireEvent.click(screen.getByRole('button', { name: 'Change: Location' }));
    await screen.findByRole('option', { name: 'U.S. market' });
    const stores = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(stores).toEqual(['Not given', 'U.S. market', 'To be confirmed']);
    fireEvent.change(screen.getByRole('combobox', { name: 'Location' }), { target: { value: 'plt1' } });
    press('Save');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    expect(server.sent).toEqual([
      ['UpdatePersonsProfile', { id: 'p1', updatedAt: person.updatedAt, location: 'plt1' }],
    ]);
  });

  it('change the e-mail address, and show if someone already uses it', async () => {
    const server = servePerson();
    open('/admin/people/p1', server);
    fireEvent.click(await screen.findByRole('button', { name: 'Change: E-mail' }));
    expect(screen.getByText(/both the old and the new one/)).toBeTruthy();
    typeHere('E-mail', 'tom.becker@shop.example');
    press('Save');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    expect(server.sent).toEqual([
      ['UpdatePerson', { id: 'p1', updatedAt: person.updatedAt, email: 'tom.becker@shop.example' }],
    ]);
  });

  it.each([
    ['E-mail', 'tom@shop.example', 'UpdatePerson', 'email', 'Someone already uses this address.'],
    ['Phone', '12', 'UpdatePersonsProfile', 'phone', /^Write 5 to 30 digits/],
  ])('show the error of the field %s', async (name, typed, operation, field, said) => {
    const rejection = { code: 'BAD_USER_INPUT', fields: [`input.${field}`] };
    open('/admin/people/p1', servePerson({ [operation]: rejection }));
    fireEvent.click(await screen.findByRole('button', { name: `Change: ${name}` }));
    typeHere(name, typed);
    press('Save');
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it.each(['tom', 'tom@shop', 'a@b@shop.example', 'to m@shop.example'])(
    'reject the address %j and send nothing',
    async (typed) => {
      const server = servePerson();
      open('/admin/people/p1', server);
      fireEvent.click(await screen.findByRole('button', { name: 'Change: E-mail' }));
      typeHere('E-mail', typed);
      press('Save');
      expect(await screen.findByText('Enter an e-mail address')).toBeTruthy();
      expect(server.sent).toEqual([]);
    },
  );

  it('show in place why a change was rejected', async () => {
    open('/admin/people/p1', servePerson({ UpdatePerson: { code: 'LAST_ADMINISTRATOR' } }));
    fireEvent.click(await screen.findByRole('button', { name: 'Change: User type' }));
    press('Save');
    await screen.findByText('There must be at least one administrator.');
    press('Cancel');
    expect(screen.getByText('Standard')).toBeTruthy();
  });
});
