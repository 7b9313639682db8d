import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { Route, Routes } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import NewPersonPage from './new-person-page';
import PeoplePage from './people-page';
import PersonPage from './person-page';

const account = {
  __typename: 'Account',
  id: 'a1',
  name: 'Pneus Rivière',
  number: 'GR-7702',
  kind: 'gold_retailer',
};
const other = {
  __typename: 'Account',
  id: 'a2',
  name: 'Harbor Tire Center',
  number: 'GR-4471',
  kind: 'gold_retailer',
};

const person = {
  __typename: 'Person',
  id: 'p1',
  name: 'Tom Becker',
  email: 'tom@shop.example',
  role: 'user',
  userType: 'standard',
  account,
  points: 450,
  testsPassed: 3,
  lastSeenAt: null as string | null,
  disabledAt: null as string | null,
  openTests: 5,
  testsInProgress: 1,
  createdAt: '2026-03-11T00:00:00.000Z',
  updatedAt: '2026-03-11T00:00:00.000Z',
};
const profile = {
  __typename: 'Profile',
  id: 'p1',
  phone: null,
  lang: 'fr',
  country: 'CA',
  state: 'CA-QC',
  openSessions: 2,
  progress: {
    __typename: 'Progress',
    pro: { __typename: 'ProProgress', done: 9, required: 10, userType: 'standard' },
  },
};
const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
const empty = { nodes: [], pageInfo };

type Refuse = Record<string, { code: string; fields?: string[] } | undefined>;

/** A server with one person, which notes what it was asked to change. */
function serve(refuse: Refuse = {}, changes: Partial<typeof person> = {}) {
  const sent: [string, unknown][] = [];
  const asked: Record<string, unknown>[] = [];
  let stored = { ...person, ...changes };
  const read: Record<string, (variables: Record<string, unknown>) => unknown> = {
    People: (variables) => {
      asked.push(variables);
      return { people: { __typename: 'PersonConnection', nodes: [stored], pageInfo, totalCount: 1 } };
    },
    PersonPage: ({ id }) => ({
      me: { __typename: 'Profile', id: 'me' },
      person: id === 'p1' ? stored : null,
      profile: id === 'p1' ? profile : null,
    }),
    PersonPoints: () => ({
      profile: { ...profile, points: 450, pointsEntries: { __typename: 'PointsEntryConnection', ...empty } },
    }),
    PersonResults: () => ({ profile: { ...profile, results: { __typename: 'ResultConnection', ...empty } } }),
    PersonLists: ({ country }) => ({
      countries: [
        { __typename: 'Country', code: 'CA', name: 'Canada' },
        { __typename: 'Country', code: 'US', name: 'United States' },
      ],
      regions:
        country === 'CA'
          ? [{ __typename: 'Region', code: 'CA-QC', name: 'Quebec' }]
          : [{ __typename: 'Region', code: 'US-MD', name: 'Maryland' }],
    }),
    ChoosableAccounts: () => ({ accounts: { __typename: 'AccountConnection', nodes: [other] } }),
  };
  const change = (operation: string, input: Record<string, unknown>) => {
    sent.push([operation, input]);
    if (operation === 'UpdatePerson') {
      const { role = stored.role, disabled } = input as { role?: string; disabled?: boolean };
      stored = { ...stored, role, disabledAt: disabled ? '2026-11-22T00:00:00.000Z' : null };
    }
    const name = operation[0]!.toLowerCase() + operation.slice(1);
    return { [name]: { __typename: 'Payload', person: stored, profile: { ...profile, openSessions: 0 } } };
  };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        const refusal = refuse[operationName];
        if (refusal) {
          sent.push([operationName, variables['input']]);
          const errors = [{ message: refusal.code, extensions: refusal }];
          return observer.error(new CombinedGraphQLErrors({ errors }, errors));
        }
        const data =
          read[operationName]?.(variables) ??
          change(operationName, variables['input'] as Record<string, unknown>);
        observer.next({ data: data as Record<string, unknown> });
        observer.complete();
      }),
  );
  return { sent, asked, client: new ApolloClient({ cache: createCache(), link }) };
}

function open(path: string, { client }: ReturnType<typeof serve>) {
  renderPortal(
    <>
      <Routes>
        <Route path="/admin/people" element={<PeoplePage />} />
        <Route path="/admin/people/new" element={<NewPersonPage />} />
        <Route path="/admin/people/:id" element={<PersonPage />} />
      </Routes>
      <Toaster />
    </>,
    { path, client },
  );
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** In the place of a fact, where the form is called as its field. */
const typeHere = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

describe('the list of people', () => {
  it('leads to each person and narrows by what its address says', async () => {
    const server = serve();
    open('/admin/people?q=tom&roles=manager,user&state=disabled&sort=-points', server);
    const link = await screen.findByRole('link', { name: 'Tom Becker' });
    expect(link.getAttribute('href')).toBe('/admin/people/p1');
    expect(server.asked[0]).toMatchObject({
      search: 'tom',
      filter: { roles: ['user', 'manager'], disabled: true },
      orderBy: { field: 'points', direction: 'DESC' },
    });
  });
});

describe('a person who is added', () => {
  it('gets an account that was found, an invitation, and a page', async () => {
    const server = serve();
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

  it('is not sent without a name and an address, and what the server refuses stands at its field', async () => {
    const server = serve({ CreatePerson: { code: 'BAD_USER_INPUT', fields: ['input.email'] } });
    open('/admin/people/new', server);
    press('Add and invite');
    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
    expect(server.sent).toEqual([]);
    type('Name', 'Tom Becker');
    type('E-mail', 'tom@shop.example');
    press('Add and invite');
    await screen.findByText('Somebody here has this address already, or it is none.');
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the page of a person', () => {
  it('shows who it is, how far, and how the person signs in', async () => {
    open('/admin/people/p1', serve());
    await screen.findByRole('heading', { level: 1, name: 'Tom Becker' });
    await screen.findByText('Quebec, Canada');
    for (const text of ['tom@shop.example', 'Pneus Rivière', 'Français', 'This person has never signed in.'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('9 of 10 different standard tests finished')).toBeTruthy();
    expect(await screen.findByText('No points so far')).toBeTruthy();
  });

  it('changes a fact in its place', async () => {
    const server = serve();
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

  it('changes language, phone, country and state, which the person keeps too', async () => {
    const server = serve();
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

  it('changes the address to sign in by, and says that somebody has it', async () => {
    const server = serve();
    open('/admin/people/p1', server);
    fireEvent.click(await screen.findByRole('button', { name: 'Change: E-mail' }));
    expect(screen.getByText(/The old address and the new one both get a message/)).toBeTruthy();
    typeHere('E-mail', 'tom.becker@shop.example');
    press('Save');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    expect(server.sent).toEqual([
      ['UpdatePerson', { id: 'p1', updatedAt: person.updatedAt, email: 'tom.becker@shop.example' }],
    ]);
  });

  it.each([
    ['E-mail', 'UpdatePerson', 'email', 'Somebody here has this address already, or it is none.'],
    ['Phone', 'UpdatePersonsProfile', 'phone', /^Write 5 to 30 digits/],
  ])('says what is wrong with the field %s', async (name, operation, field, said) => {
    const refusal = { code: 'BAD_USER_INPUT', fields: [`input.${field}`] };
    open('/admin/people/p1', serve({ [operation]: refusal }));
    fireEvent.click(await screen.findByRole('button', { name: `Change: ${name}` }));
    typeHere(name, '12');
    press('Save');
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('says where it stands why a change was refused', async () => {
    open('/admin/people/p1', serve({ UpdatePerson: { code: 'LAST_ADMINISTRATOR' } }));
    fireEvent.click(await screen.findByRole('button', { name: 'Change: User type' }));
    press('Save');
    await screen.findByText('At least one administrator has to stay.');
    press('Cancel');
    expect(screen.getByText('Standard')).toBeTruthy();
  });

  it('asks before it disables, and lets in again', async () => {
    const server = serve();
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

  it('ends sessions after asking, and invites', async () => {
    const server = serve();
    open('/admin/people/p1', server);
    fireEvent.click(await screen.findByRole('button', { name: 'More for Tom Becker' }));
    press('Send an invitation');
    await screen.findByText('An invitation to tom@shop.example is on its way');
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

  it('says that somebody is no longer there', async () => {
    open('/admin/people/gone', serve());
    expect(await screen.findByText('This person is no longer there.')).toBeTruthy();
  });
});
