import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api/api';
import { makeAccount, makePerson, setPrograms } from '#server/testing/factories';

let api: Api;

beforeAll(async () => {
  api = await startApi();
  await setPrograms({ distributor: true, retailer: true });
});
afterAll(() => api.close());

interface Group {
  title: string;
  pages: { href: string; title: string }[];
}

async function sitemapOf(values: Parameters<typeof makePerson>[0]): Promise<Group[]> {
  const token = await api.tokenOf(await makePerson(values));
  const { body } = await api.graphql<{ sitemap: Group[] }>(
    '{ sitemap { title pages { href title } } }',
    {},
    token,
  );
  return body.data.sitemap;
}

const hrefs = (groups: Group[]): string[] => groups.flatMap(({ pages }) => pages.map(({ href }) => href));

describe('sitemap', () => {
  it('lists the main pages once, grouped, in the person’s language', async () => {
    const groups = await sitemapOf({ lang: 'es' });
    expect(groups.map(({ title }) => title)).toEqual([
      'Formación',
      expect.any(String),
      expect.any(String),
      expect.any(String),
      'Más sobre el portal',
    ]);
    const all = hrefs(groups);
    expect(new Set(all).size).toBe(all.length);
    for (const href of [
      '/training',
      '/programs',
      '/whats-new/articles',
      '/pro-training/awards',
      '/rewards/orders',
    ])
      expect(all).toContain(href);
    expect(groups[0]!.pages).toContainEqual({ href: '/results', title: 'Sus resultados' });
  });

  it('leaves out pages that the person can’t open', async () => {
    const account = await makeAccount();
    const [learner, manager, admin] = [
      hrefs(await sitemapOf({ account })),
      hrefs(await sitemapOf({ role: 'manager', account })),
      hrefs(await sitemapOf({ role: 'admin' })),
    ];
    const onlyFor = (href: string) => [learner, manager, admin].map((all) => all.includes(href));
    expect(onlyFor('/team')).toEqual([false, true, false]);
    expect(onlyFor('/admin')).toEqual([false, false, true]);
    expect(onlyFor('/gold-retailer-program')).toEqual([false, false, true]);
    expect(onlyFor('/training')).toEqual([true, true, true]);
  });

  it('is not available to strangers', async () => {
    const { body } = await api.graphql('{ sitemap { title } }');
    expect(body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});
