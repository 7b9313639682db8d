import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api/api';
import { makeAccount, makeClient, makeMenuLink, makePerson } from '#server/testing/factories';

let api: Api;

beforeAll(async () => {
  api = await startApi();
  await makeMenuLink({ href: '/', label: { en: 'Home', es: 'Inicio', fr: 'Accueil' } });
  await makeMenuLink({ href: '/admins', roles: ['admin', 'manager'] });
  await makeMenuLink({ href: '/standard', userTypes: ['standard'] });
  await makeMenuLink({ href: '/retailers', accountKinds: ['gold_retailer'] });
  await makeMenuLink({ href: '/pro-retailers', userTypes: ['pro'], accountKinds: ['gold_retailer'] });
  await makeMenuLink({ location: 'footerMenu', href: 'https://tires.example', newTab: true });
});
afterAll(() => api.close());

interface RestMenu {
  type: string;
  links: { _id: string; label: unknown; href: string; newTab: boolean }[];
}
const read = async (token?: string) => {
  const { status, body } = await api.rest('GET', '/api/menus/get', undefined, token);
  return {
    status,
    success: body['success'],
    data: body['data'] as { mainMenu: RestMenu; footerMenu: RestMenu },
  };
};
const seen = async (token?: string) => (await read(token)).data.mainMenu.links.map(({ href }) => href);

describe('GET /api/menus/get', () => {
  it('returns both menus with the public links to a signed-out caller', async () => {
    const { status, success, data } = await read();
    expect({ status, success }).toEqual({ status: 200, success: true });
    expect(data.mainMenu).toEqual({
      type: 'mainMenu',
      links: [
        {
          _id: expect.any(String),
          label: { en: 'Home', es: 'Inicio', fr: 'Accueil' },
          href: '/',
          newTab: false,
        },
      ],
    });
    expect(data.footerMenu).toMatchObject({
      type: 'footerMenu',
      links: [{ href: 'https://tires.example', newTab: true }],
    });
  });

  it('adds the links for a role, a user type and an account kind, in order', async () => {
    const retailer = await makeAccount({ kind: 'gold_retailer' });
    const token = async (values: Parameters<typeof makePerson>[0]) => api.tokenOf(await makePerson(values));
    expect(await seen(await token({}))).toEqual(['/', '/standard']);
    expect(await seen(await token({ role: 'manager', userType: 'conti' }))).toEqual(['/', '/admins']);
    expect(await seen(await token({ account: retailer }))).toEqual(['/', '/standard', '/retailers']);
    expect(await seen(await token({ account: retailer, userType: 'pro' }))).toEqual([
      '/',
      '/standard',
      '/retailers',
      '/pro-retailers',
    ]);
    expect(await seen(await api.clientToken(await makeClient()))).toEqual(['/']);
  });

  it('rejects an invalid token', async () => {
    const answer = await api.rest('GET', '/api/menus/get', undefined, 'not.a.token');
    expect(answer).toMatchObject({ status: 401, body: { success: false, code: 'TOKEN_INVALID' } });
  });
});

describe('menus over GraphQL', () => {
  it('have labels in the requested language, or in English', async () => {
    const query =
      '{ menus { mainMenu { location links { label(lang: fr) href } } footerMenu { links { label(lang: fr) } } } }';
    expect((await api.graphql(query)).body.data).toEqual({
      menus: {
        mainMenu: { location: 'mainMenu', links: [{ label: 'Accueil', href: '/' }] },
        footerMenu: { links: [{ label: 'Training' }] },
      },
    });
  });
});
