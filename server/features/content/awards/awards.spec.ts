import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { evictAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { auditOf } from '#server/testing/audit';
import { makeAsset } from '#server/testing/content/assets';
import {
  awardFields,
  awardInput,
  awardYears,
  makeAward,
  type SpecAward,
} from '#server/testing/content/awards';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makePerson, type SpecPerson } from '#server/testing/factories';

let api: Api;
let admin: SpecPerson;
let call: Call;
let asLearner: Call;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
  call = callsAs(api, await api.tokenOf(admin));
  asLearner = callsAs(api, await api.tokenOf(await makePerson({ lang: 'fr' })));
});
afterAll(() => api.close());

const input = (changes?: object) => awardInput(admin.id, changes);
const create = (changes?: object) => makeAward(call, admin.id, changes);

const showPages = async (key: string, pages: string[]): Promise<void> => {
  await pool().query('update content_section set pages = $2 where key = $1', [key, pages]);
  evictAll();
};

const usesOf = async (id: string): Promise<number> =>
  (await pool().query('select from asset_use where asset_id = $1', [id])).rowCount ?? 0;

describe('awards', () => {
  it('are added, changed and deleted by administrators with audit entries, and keep their images in use', async () => {
    const made = await create();
    expect(made).toMatchObject({
      nameTranslations: { en: 'PRO of the year', es: '', fr: 'PRO de l’année' },
      textTranslations: { en: '<p>Most tests passed.</p>' },
      picture: {
        assetId: made.pictureId,
        smUrl: expect.stringContaining('/images/'),
        width: expect.any(Number),
      },
      winner: 'Étienne Roy',
      publishAt: '2026-01-05T00:00:00.000Z',
    });
    expect(await usesOf(made.pictureId)).toBe(1);
    const other = await makeAsset(admin.id, { purpose: 'content' });
    const changes = { pictureId: other.id, dealer: null, points: null };
    const { changed } = await call<{ changed: { award: SpecAward } }>(
      `mutation($input: UpdateAwardInput!) { changed: updateAward(input: $input) { award { ${awardFields} } } }`,
      { input: { id: made.id, updatedAt: made.updatedAt, ...changes } },
    );
    expect(changed.award).toMatchObject({ ...changes, winner: 'Étienne Roy' });
    expect([await usesOf(made.pictureId), await usesOf(other.id)]).toEqual([0, 1]);
    await call('mutation($input: DeleteAwardInput!) { deleteAward(input: $input) { id } }', {
      input: { id: made.id, updatedAt: changed.award.updatedAt },
    });
    expect(await usesOf(other.id)).toBe(0);
    const entries = await auditOf('award', made.id);
    expect(entries.map(({ action }) => action)).toEqual(['add', 'edit', 'delete']);
    expect(entries[1]!.changes).toEqual({
      pictureId: [made.pictureId, other.id],
      dealer: ['Pneus Rivière, Laval', null],
      points: [5940, null],
    });
  });

  it.each([
    [{ year: 2007 }, 'year'],
    [{ winner: ' ' }, 'winner'],
    [{ name: { en: '' } }, 'name.en'],
    [{ pictureId: '00000000-0000-4000-8000-000000000000' }, 'pictureId'],
    [{ points: -1 }, 'points'],
    [{ pictureId: null }, 'input.pictureId'],
    [{ section: 'nowhere' }, 'input.section'],
  ])('are rejected with %j and the field’s name', async (changes, field) => {
    await expect(create(changes)).rejects.toEqual(
      expect.objectContaining({ message: 'BAD_USER_INPUT', fields: [field] }),
    );
  });

  it('return what was removed from a text, for each language', async () => {
    const text = {
      en: '<p onclick="x()">Won<script>x()</script></p>',
      es: '<p>Ganado</p>',
      fr: '<a href="javascript:x()">Gagné</a>',
    };
    const { made } = await call<{ made: { award: SpecAward; cleaned: object[] } }>(
      `mutation($input: CreateAwardInput!) {
         made: createAward(input: $input) { award { ${awardFields} } cleaned { field removed } }
       }`,
      { input: await input({ year: 2019, text }) },
    );
    expect(made.cleaned).toEqual([
      { field: 'text.en', removed: ['onclick', '<script>'] },
      { field: 'text.fr', removed: ['javascript:x()'] },
    ]);
    const changes = { text: { en: '<p><span style="color:red; position:fixed">Won</span></p>' } };
    const { changed } = await call<{ changed: { cleaned: object[] } }>(
      'mutation($input: UpdateAwardInput!) { changed: updateAward(input: $input) { cleaned { field removed } } }',
      { input: { id: made.award.id, updatedAt: made.award.updatedAt, ...changes } },
    );
    expect(changed.cleaned).toEqual([{ field: 'text.en', removed: ['position'] }]);
  });

  it('are shown to learners once they are published, by year, newest first, in their language', async () => {
    await create({ year: 2024, winner: 'Anne Desrosiers' });
    await create({
      year: 2026,
      kind: 'monthly',
      winner: 'Thao Nguyen',
      publishAt: '2026-03-01T00:00:00.000Z',
    });
    await create({
      year: 2026,
      kind: 'quarterly',
      winner: 'Kofi Mensah',
      publishAt: '2026-04-01T00:00:00.000Z',
    });
    await create({ year: 2026, winner: 'Nobody yet', publishAt: null });
    await create({ year: 2026, winner: 'Later', publishAt: '2099-01-01T00:00:00.000Z' });
    const all = await awardYears(asLearner);
    const told = all.map(({ year }) => year);
    expect(told).toEqual([...told].sort((one, other) => other - one));
    const winnersOf = (of: number) => all.find(({ year }) => year === of)?.awards ?? [];
    const own = ['Kofi Mensah', 'Thao Nguyen', 'Nobody yet', 'Later'];
    expect(winnersOf(2026).flatMap(({ winner }) => (own.includes(winner) ? [winner] : []))).toEqual([
      'Kofi Mensah',
      'Thao Nguyen',
    ]);
    expect(winnersOf(2024)).toContainEqual(
      expect.objectContaining({ name: 'PRO de l’année', winner: 'Anne Desrosiers' }),
    );
  });

  it('are sorted within a year by frequency, then newest first, then by points', async () => {
    await create({ year: 2023, kind: 'monthly', winner: 'D', publishAt: '2026-05-01T00:00:00.000Z' });
    await create({ year: 2023, winner: 'C', points: 9, publishAt: '2024-01-05T00:00:00.000Z' });
    await create({ year: 2023, winner: 'B', points: 1 });
    await create({ year: 2023, winner: 'A', points: 2 });
    const { awards } = (await awardYears(asLearner)).find(({ year }) => year === 2023)!;
    expect(awards.map(({ winner }) => winner)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('keep their picture, and need none when they never had one', async () => {
    const made = await create({ year: 2018 });
    const update = (id: string, updatedAt: string, changes: object) =>
      call(
        'mutation($input: UpdateAwardInput!) { updateAward(input: $input) { award { winner pictureId } } }',
        {
          input: { id, updatedAt, ...changes },
        },
      );
    await expect(update(made.id, made.updatedAt, { pictureId: null })).rejects.toEqual(
      expect.objectContaining({ message: 'BAD_USER_INPUT', fields: ['pictureId'] }),
    );
    const { rows } = await pool().query<{ id: string; updated_at: Date }>(
      `insert into award (name, text, year, kind, winner) values ('{"en": "Old"}', '{"en": "Old"}', 2009, 'yearly', 'W')
       returning id, date_trunc('milliseconds', updated_at) as updated_at`,
    );
    await pool().query('update award set updated_at = $2 where id = $1', [rows[0]!.id, rows[0]!.updated_at]);
    expect(await update(rows[0]!.id, rows[0]!.updated_at.toISOString(), { winner: 'V' })).toEqual({
      updateAward: { award: { winner: 'V', pictureId: null } },
    });
  });

  it('are shown only in their section, with monthly prizes where the section has no awards page', async () => {
    await create({ section: 'whats_new', year: 2021, winner: 'Yearly of the news' });
    await create({ section: 'whats_new', year: 2021, kind: 'monthly', winner: 'Monthly of the news' });
    const winners = async (section: string) =>
      (await awardYears(asLearner, section)).flatMap(({ awards }) => awards.map(({ winner }) => winner));
    expect(await winners('pro_training')).not.toContain('Yearly of the news');
    await expect(winners('whats_new')).rejects.toEqual(expect.objectContaining({ message: 'NOT_FOUND' }));
    await showPages('whats-new', ['prize-winners']);
    expect(await winners('whats_new')).toEqual(['Monthly of the news']);
    await showPages('whats-new', ['awards', 'prize-winners']);
    expect((await winners('whats_new')).toSorted()).toEqual(['Monthly of the news', 'Yearly of the news']);
    const { contentSection } = await asLearner<{ contentSection: { pages: object[] } }>(
      '{ contentSection(key: whats_new) { pages { page count } } }',
      {},
    );
    expect(contentSection.pages).toEqual([
      { page: 'prize_winners', count: 1 },
      { page: 'awards', count: 2 },
    ]);
  });

  it('are limited to 30 per year and section, also when added concurrently', async () => {
    await pool().query(
      `insert into award (name, text, year, kind, winner)
       select '{"en": "Monthly"}', '{"en": "Points"}', 2011, 'monthly', 'W' || n from generate_series(1, 29) n`,
    );
    const made = await Promise.allSettled([create({ year: 2011 }), create({ year: 2011 })]);
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const full = expect.objectContaining({ message: 'BAD_USER_INPUT', fields: ['year'] });
    expect(made.find(({ status }) => status === 'rejected')).toEqual({ status: 'rejected', reason: full });
    const update = ({ id, updatedAt }: SpecAward, changes: object) =>
      call('mutation($input: UpdateAwardInput!) { updateAward(input: $input) { award { winner } } }', {
        input: { id, updatedAt, ...changes },
      });
    await expect(update(await create({ year: 2012 }), { year: 2011 })).rejects.toEqual(full);
    const elsewhere = await create({ section: 'whats_new', year: 2011 });
    await expect(update(elsewhere, { section: 'pro_training' })).rejects.toEqual(full);
    const [kept] = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(await update(kept!, { year: 2011, winner: 'Of a full year' })).toEqual({
      updateAward: { award: { winner: 'Of a full year' } },
    });
  });

  it('are listed for administrators only, filtered by year and searched by winner and dealer', async () => {
    const one = await create({ year: 2019, winner: 'Rosa Marín' });
    const other = await create({ year: 2020, kind: 'quarterly', winner: 'Rosa Marín', dealer: null });
    const found = async (variables: Record<string, unknown>): Promise<string[]> => {
      const { list } = await call<{ list: { nodes: { id: string }[] } }>(
        `query($search: String, $filter: AdminAwardFilter) {
           list: adminAwards(first: 100, search: $search, filter: $filter) { nodes { id } } }`,
        variables,
      );
      const ids = list.nodes.map(({ id }) => id);
      return [one.id, other.id].filter((id) => ids.includes(id));
    };
    const { all } = await call<{ all: { nodes: { year: number }[] } }>(
      '{ all: adminAwards(first: 100) { nodes { year } } }',
    );
    expect(all.nodes).toEqual(all.nodes.toSorted((above, below) => below.year - above.year));
    expect(new Set(all.nodes.map(({ year }) => year)).size).toBeGreaterThan(1);
    expect(await found({ filter: { year: { from: 2018, to: 2019 } } })).toEqual([one.id]);
    expect(await found({ search: 'marin RIVIERE' })).toEqual([one.id]);
    expect(await found({ search: 'marin', filter: { kind: ['quarterly'] } })).toEqual([other.id]);
    await expect(asLearner('{ adminAwards { totalCount } }', {})).rejects.toThrow('FORBIDDEN');
  });
});
