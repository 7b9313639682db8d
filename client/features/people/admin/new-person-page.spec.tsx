import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { Route, Routes } from 'react-router-dom';
import { renderPortal } from '#client/testing/render';
import { servePerson } from '#client/testing/person-server';
import NewPersonPage from './new-person-page';
import PersonPage from './person/person-page';

function open(path: string, { client }: ReturnType<typeof servePerson>) {
  renderPortal(
    <>
      <Routes>
        <Route path="/admin/people/new" element={<NewPersonPage />} />
        <Route path="/admin/people/:id" element={<PersonPage history={() => null} />} />
      </Routes>
      <Toaster />
    </>,
    { path, client },
  );
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the page to add a person', () => {
  it('adds a person with a searched account and an invitation, and opens the person’s page', async () => {
    const server = servePerson();
    open('/admin/people/new', server);
    type('Name', 'Tom Becker');
    type('E-mail', 'tom@shop.example');
    type('Account', 'harbor');
    fireEvent.click(await screen.findByRole('button', { name: /Harbor Tire Center/ }));
    fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'fr' } });
    press('Add and invite');
    await screen.findByRole('heading', { level: 1, name: 'Tom Becker' });
    expect(server.sent).toEqual([
      [
        'CreatePerson',
        {
          name: 'Tom Becker',
          email: 'tom@shop.example',
          lang: 'fr',
          role: 'user',
          userType: 'standard',
          accountId: 'a2',
          invite: true,
        },
      ],
    ]);
  });

  it('requires name and address, and shows the server’s errors at the field', async () => {
    const server = servePerson({ CreatePerson: { code: 'BAD_USER_INPUT', fields: ['input.email'] } });
    open('/admin/people/new', server);
    press('Add and invite');
    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
    type('Name', 'Tom Becker');
    type('E-mail', 'tom@shop');
    press('Add and invite');
    expect(await screen.findByText('Enter an e-mail address')).toBeTruthy();
    expect(server.sent).toEqual([]);
    type('E-mail', 'tom@shop.example');
    press('Add and invite');
    await screen.findByText('Someone already uses this address.');
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
  });
});
