import { beforeEach, describe, expect, it } from '@jest/globals';
import { forget } from '#server/platform/cache/cache';
import { pool, select } from '#server/platform/database/database';
import { adminPortal } from '#server/testing/admin-portal';
import { makePerson } from '#server/testing/factories';

const portal = adminPortal();

beforeEach(async () => {
  await pool().query('delete from menu_link');
  forget('menus');
});

interface Link {
  id: string;
  position: number;
  updatedAt: string;
}

async function request<Data>(query: string, variables: Record<string, unknown> = {}, token = portal.token) {
  const { body } = await portal.api.graphql<Data>(query, variables, token);
  const { code, fields }: Record<string, unknown> = body.errors?.[0]?.extensions ?? {};
  return { data: body.data, code, fields };
}

async function add(label: string, more: Record<string, unknown> = {}) {
  const input = { location: 'mainMenu', label: { en: label }, href: `/${label}`, ...more };
  const { data, code, fields } = await request<{ createMenuLink: { menuLink: Link } } | null>(
    'mutation ($input: CreateMenuLinkInput!) { createMenuLink(input: $input) { menuLink { id position updatedAt } } }',
    { input },
  );
  return { link: data?.createMenuLink.menuLink as Link, code, fields };
}

const change = ({ id, updatedAt }: Link, more: Record<string, unknown>) =>
  request(`mutation ($input: UpdateMenuLinkInput!) { updateMenuLink(input: $input) { menuLink { id } } }`, {
    input: { id, updatedAt, ...more },
  });

const query = '{ menus { mainMenu { links { label href newTab } } footerMenu { links { label } } } }';
interface Visible {
  menus: Record<'mainMenu' | 'footerMenu', { links: { label: string; href: string; newTab: boolean }[] }>;
}
const visible = async (token = portal.token) => (await request<Visible>(query, {}, token)).data.menus;
const main = async (token?: string) => (await visible(token)).mainMenu.links.map(({ label }) => label);

describe('editing menus', () => {
  it('appends each new link to its menu and shows it at once', async () => {
    expect(await main()).toEqual([]);
    await add('Home', { href: '/' });
    await add('Dealers', { href: 'https://dealers.example', newTab: true });
    await add('Contact', { location: 'footerMenu' });
    expect(await visible()).toEqual({
      mainMenu: {
        links: [
          { label: 'Home', href: '/', newTab: false },
          { label: 'Dealers', href: 'https://dealers.example', newTab: true },
        ],
      },
      footerMenu: { links: [{ label: 'Contact' }] },
    });
  });

  it('changes the order of each menu separately', async () => {
    const links = [];
    for (const label of ['A', 'B', 'C', 'D']) links.push((await add(label)).link);
    await add('Foot', { location: 'footerMenu' });
    expect(links.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
    await change(links[3]!, { position: 1 });
    expect(await main()).toEqual(['A', 'D', 'B', 'C']);
    await change(links[0]!, { position: 99 });
    expect(await main()).toEqual(['D', 'B', 'C', 'A']);
    expect((await visible()).footerMenu.links).toHaveLength(1);
    expect((await change(links[0]!, { position: 0 })).code).toBe('CONFLICT');
  });

  it('keeps every link when several are moved concurrently', async () => {
    const links = [];
    for (const label of ['A', 'B', 'C', 'D']) links.push((await add(label)).link);
    const moves = await Promise.all(links.map((link, at) => change(link, { position: 3 - at })));
    expect(moves.map(({ code }) => code)).toEqual([undefined, undefined, undefined, undefined]);
    expect((await main()).toSorted()).toEqual(['A', 'B', 'C', 'D']);
  });

  it('shows links to their audience, with English labels for missing languages', async () => {
    await add('All', { label: { en: 'All', fr: 'Tous', es: '' } });
    await add('Bosses', { roles: ['manager', 'admin'] });
    await add('Nobody', { roles: ['user'], accountKinds: ['employee'], userTypes: ['motorcycle'] });
    const token = await portal.api.tokenOf(await makePerson());
    expect(await main(token)).toEqual(['All']);
    expect(await main()).toEqual(['All', 'Bosses']);
    const { data } = await request<{ menus: { mainMenu: { links: object[] } } }>(
      '{ menus { mainMenu { links { es: label(lang: es) fr: label(lang: fr) } } } }',
      {},
      token,
    );
    expect(data.menus.mainMenu.links).toEqual([{ es: 'All', fr: 'Tous' }]);
  });

  it('limits a menu to 20 links, also when added concurrently', async () => {
    for (let each = 0; each < 18; each += 1) await add(`L${each}`);
    const codes = await Promise.all(['a', 'b', 'c', 'd'].map(async (label) => (await add(label)).code));
    expect(codes.filter((code) => code === undefined)).toHaveLength(2);
    expect(await add('more')).toMatchObject({ code: 'BAD_USER_INPUT', fields: ['location'] });
    expect((await add('foot', { location: 'footerMenu' })).code).toBeUndefined();
  });

  it.each([
    ['href', { href: 'javascript:alert(1)' }],
    ['href', { href: '//evil.example' }],
    ['label.en', { label: { en: '', fr: 'Accueil' } }],
    ['label.fr', { label: { en: 'Home', fr: 'x'.repeat(61) } }],
  ])('rejects an invalid %s', async (field, wrong) => {
    expect(await add('Wrong', wrong)).toMatchObject({ code: 'BAD_USER_INPUT', fields: [field] });
  });

  it('accepts an address in capitals', async () => {
    expect((await add('Dealers', { href: 'HTTPS://dealers.example' })).code).toBeUndefined();
  });

  it('deletes a link and audits every change', async () => {
    const { link } = await add('Gone');
    const input = { id: link.id, updatedAt: link.updatedAt };
    await request('mutation ($input: DeleteMenuLinkInput!) { deleteMenuLink(input: $input) { id } }', {
      input,
    });
    expect(await main()).toEqual([]);
    const entries = await select<{ action: string }>(
      'spec-audit',
      `select action from audit_entry where target_kind = 'menu_link' and target_id = $1 order by id`,
      [link.id],
    );
    expect(entries.map(({ action }) => action)).toEqual(['add', 'delete']);
  });
});
