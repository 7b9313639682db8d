import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { auditOf } from '#server/testing/audit';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makePerson } from '#server/testing/factories';

let api: Api;
let call: Call;
let asLearner: Call;

beforeAll(async () => {
  api = await startApi();
  call = callsAs(api, await api.tokenOf(await makePerson({ role: 'admin' })));
  asLearner = callsAs(api, await api.tokenOf(await makePerson({ lang: 'fr' })));
});
afterAll(() => api.close());
beforeEach(() => pool().query('delete from program_tool'));

const input = (changes: object = {}) => ({
  title: { en: 'Load index table', fr: 'Table des indices de charge' },
  text: { en: '<p>Every load index.</p><script>x()</script>' },
  href: '/training',
  newTab: false,
  publishAt: '2026-01-05T00:00:00.000Z',
  ...changes,
});

const create = async (changes: object = {}): Promise<string> =>
  (
    await call<{ made: { tool: { id: string } } }>(
      'mutation($input: CreateToolInput!) { made: createTool(input: $input) { tool { id } } }',
      { input: input(changes) },
    )
  ).made.tool.id;

const read = async (as: Call) =>
  (await as<{ tools: object[] }>('{ tools { title text href newTab } }', {})).tools;

describe('program tools', () => {
  it('are returned in order in the person’s language once they are published, and are audited', async () => {
    const id = await create();
    await create({ title: { en: 'Calculator' }, href: 'https://tools.example/', newTab: true });
    await create({ publishAt: null });
    await create({ publishAt: '2099-01-01T00:00:00.000Z' });
    expect(await read(asLearner)).toEqual([
      {
        title: 'Table des indices de charge',
        text: '<p>Every load index.</p>',
        href: '/training',
        newTab: false,
      },
      { title: 'Calculator', text: '<p>Every load index.</p>', href: 'https://tools.example/', newTab: true },
    ]);
    expect(await auditOf('tool', id)).toMatchObject([
      { action: 'add', changes: { href: [null, '/training'] } },
    ]);
  });

  it('are visible to their audience and to administrators', async () => {
    await create({ userTypes: ['pro'] });
    expect(await read(asLearner)).toEqual([]);
    expect(await read(call)).toHaveLength(1);
    const pro = callsAs(api, await api.tokenOf(await makePerson({ userType: 'pro' })));
    expect(await read(pro)).toHaveLength(1);
  });

  it('are ordered by position, also when two administrators move them concurrently', async () => {
    const titles = ['a', 'b', 'c', 'd'];
    for (const en of titles) await create({ title: { en } });
    const listed = async () =>
      (
        await call<{ list: { nodes: { id: string; updatedAt: string; position: number }[] } }>(
          '{ list: adminTools(first: 50) { nodes { id updatedAt position } } }',
          {},
        )
      ).list.nodes;
    const [a, b, , d] = await listed();
    const move = ({ id, updatedAt }: { id: string; updatedAt: string }, position: number) =>
      call('mutation($input: UpdateToolInput!) { updateTool(input: $input) { tool { position } } }', {
        input: { id, updatedAt, position },
      });
    await Promise.all([move(d!, 0), move(a!, 99), move(b!, 0)]);
    const after = await listed();
    expect(after.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
    expect(after[3]!.id).toBe(a!.id);
    expect(new Set(after.map(({ id }) => id)).size).toBe(4);
  });

  it('reject script links, and are limited to forty', async () => {
    await expect(create({ href: ' JavaScript:alert(1)' })).rejects.toMatchObject({ fields: ['href'] });
    await pool().query(
      `insert into program_tool (title, text, href, new_tab, position)
       select '{"en": "x"}', '{"en": ""}', '/', false, place from generate_series(1, 40) place`,
    );
    await expect(create()).rejects.toMatchObject({ fields: ['title'] });
  });
});
