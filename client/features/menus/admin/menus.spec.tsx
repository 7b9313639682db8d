import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { personas, sees } from '#client/features/editing/index';
import { createCache } from '#client/platform/apollo/cache';
import { renderPortal } from '#client/testing/render';
import Menus from './menus';

const link = (id: string, en: string, more: object = {}) => ({
  __typename: 'AdminMenuLink',
  id,
  location: 'mainMenu',
  position: 0,
  labelTranslations: { __typename: 'LocalizedText', en, es: `${en} es`, fr: '' },
  href: `/${id}`,
  newTab: false,
  roles: [] as string[],
  userTypes: [] as string[],
  accountKinds: [] as string[],
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...more,
});

/** Creates a server whose main menu has three links. */
function open(path = '/admin/menus') {
  const requests: { operationName: string; input: unknown }[] = [];
  let links = [
    link('home', 'Home'),
    link('dealers', 'Dealers', { href: 'https://dealers.example', newTab: true }),
    link('gold', 'Gold', { roles: ['manager'], accountKinds: ['gold_retailer'] }),
  ];
  const apollo = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        const input = variables['input'] as { id: string; position?: number } | undefined;
        if (input) requests.push({ operationName, input });
        if (input?.position !== undefined) {
          const moved = links.find(({ id }) => id === input.id)!;
          links = links.filter((each) => each !== moved);
          links.splice(input.position, 0, moved);
        }
        const nodes = (all: object[]) => ({ __typename: 'AdminMenuLinkConnection', nodes: all });
        const done = { __typename: 'CreateMenuLinkPayload', resource: links[0] };
        observer.next({ data: input ? { done } : { main: nodes(links), footer: nodes([]) } });
        observer.complete();
      }),
  );
  renderPortal(
    <Routes>
      <Route path="/admin/menus/*" element={<Menus />} />
    </Routes>,
    { path, client: new ApolloClient({ cache: createCache(), link: apollo }) },
  );
  return requests;
}

const strip = () => screen.getByRole('region', { name: 'How the menu is seen' });

describe('the menu editor', () => {
  it('lists links with their text, address and audience, and reorders them at once', async () => {
    const requests = open();
    const list = await screen.findByRole('list', { name: 'Menus' });
    const rows = () => within(list).getAllByRole('listitem');
    expect(rows().map((row) => within(row).getByRole('link').textContent)).toEqual([
      'Home',
      'Dealers',
      'Gold',
    ]);
    expect(rows()[1]!.textContent).toContain('https://dealers.example');
    expect(rows()[1]!.textContent).toContain('Français missing: shown in English');
    expect(rows()[0]!.textContent).toContain('Everyone');
    expect(rows()[2]!.textContent).toContain('Managers · Gold retailers');
    fireEvent.click(within(rows()[2]!).getByRole('button', { name: /^Move up/ }));
    await waitFor(() =>
      expect(rows().map((row) => within(row).getByRole('link').textContent)).toEqual([
        'Home',
        'Gold',
        'Dealers',
      ]),
    );
    expect(requests).toEqual([
      {
        operationName: 'UpdateMenuLink',
        input: { id: 'gold', updatedAt: '2026-11-01T00:00:00.000Z', position: 1 },
      },
    ]);
  });

  it('previews a menu as another person in another language', async () => {
    open();
    await screen.findByRole('list', { name: 'Menus' });
    expect(strip().textContent).toContain('HomeDealers');
    expect(strip().textContent).not.toContain('DealersGold');
    fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'es' } });
    expect(strip().textContent).toContain('Home esDealers es');
    fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'fr' } });
    expect(strip().textContent).toContain('HomeDealers');
  });

  it('shows that the footer has no links, and adds the first one there', async () => {
    open('/admin/menus/footer');
    expect(await screen.findByText('This menu has no links')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Add link' }));
    expect((await screen.findByLabelText<HTMLSelectElement>('Menu')).value).toBe('footerMenu');
  });

  it('rejects an invalid address', async () => {
    const requests = open('/admin/menus/new?menu=mainMenu');
    const words = await screen.findByRole('group', { name: 'Link text' });
    fireEvent.change(within(words).getByLabelText('English'), { target: { value: 'Evil' } });
    fireEvent.change(screen.getByLabelText(/Leads to/), { target: { value: 'javascript:alert(1)' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(requests).toEqual([]);
  });
});

describe('the audience of a menu link', () => {
  const audience = { roles: [], userTypes: [], accountKinds: [] };
  it('includes everyone or only some, and PRO people count as standard ones', () => {
    const { 'admin.seenAs.visitor': visitor, 'admin.seenAs.pro': pro } = personas;
    expect(sees(visitor, audience)).toBe(true);
    expect(sees(visitor, { ...audience, roles: ['user'] })).toBe(false);
    expect(sees(pro, { ...audience, userTypes: ['standard'] })).toBe(true);
    expect(sees(personas['admin.seenAs.learner'], { ...audience, userTypes: ['pro'] })).toBe(false);
    expect(sees(pro, { ...audience, accountKinds: ['employee'] })).toBe(false);
  });
});
