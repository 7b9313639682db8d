import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database';
import { type Api, startApi } from '#server/testing/api';
import { auditOf } from '#server/testing/audit';
import { makeAsset } from '#server/testing/assets';
import { type Call, callsAs } from '#server/testing/calls';
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

interface Award {
  id: string;
  updatedAt: string;
  pictureId: string;
  [field: string]: unknown;
}

const fields = `id updatedAt nameTranslations { en es fr } textTranslations { en } pictureId picture { assetId smUrl width }
  year kind winner dealer points publishAt`;

async function input(changes: object = {}) {
  const { id } = await makeAsset(admin.id, { purpose: 'content' });
  return {
    name: { en: 'PRO of the year', fr: 'PRO de l’année' },
    text: { en: '<p>Most tests passed.</p><script>x()</script>' },
    pictureId: id,
    year: 2025,
    kind: 'yearly',
    winner: 'Étienne Roy',
    dealer: 'Pneus Rivière, Laval',
    points: 5940,
    publishAt: '2026-01-05T00:00:00.000Z',
    ...changes,
  };
}

const create = async (of: object = {}): Promise<Award> =>
  (
    await call<{ made: { award: Award } }>(
      `mutation($input: CreateAwardInput!) { made: createAward(input: $input) { award { ${fields} } } }`,
      { input: await input(of) },
    )
  ).made.award;

const years = async (as: Call) =>
  (
    await as<{ awardYears: { year: number; awards: { name: string; winner: string; kind: string }[] }[] }>(
      '{ awardYears { year awards { name text winner dealer points kind picture { lgUrl } } } }',
      {},
    )
  ).awardYears;

const usesOf = async (id: string): Promise<number> =>
  (await pool().query('select from asset_use where asset_id = $1', [id])).rowCount ?? 0;

describe('awards', () => {
  it('are added, changed and deleted by administrators, audited, their pictures in use as long', async () => {
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
    const { changed } = await call<{ changed: { award: Award } }>(
      `mutation($input: UpdateAwardInput!) { changed: updateAward(input: $input) { award { ${fields} } } }`,
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
  ])('are refused with %j, whose field is named', async (changes, field) => {
    await expect(create(changes)).rejects.toEqual(
      expect.objectContaining({ message: 'BAD_USER_INPUT', fields: [field] }),
    );
  });

  it('are seen by learners once they are published, by year, newest first, in their language', async () => {
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
    await create({ year: 2026, winner: 'Later', publishAt: '2999-01-01T00:00:00.000Z' });
    const all = await years(asLearner);
    expect(all.map(({ year }) => year)).toEqual([2026, 2024]);
    expect(all[0]!.awards.map(({ winner }) => winner)).toEqual(['Kofi Mensah', 'Thao Nguyen']);
    expect(all[1]!.awards[0]).toMatchObject({ name: 'PRO de l’année', winner: 'Anne Desrosiers' });
  });

  it('are listed for administrators alone: narrowed by year, found by winner and dealer', async () => {
    const found = async (variables: Record<string, unknown>): Promise<unknown> =>
      (
        await call<{ list: { totalCount: number } }>(
          `query($search: String, $filter: EditedAwardFilter) {
             list: editedAwards(search: $search, filter: $filter) { totalCount } }`,
          variables,
        )
      ).list.totalCount;
    expect(await found({ filter: { year: { from: 2024, to: 2024 } } })).toBe(1);
    expect(await found({ search: 'desrosiers RIVIERE' })).toBe(1);
    expect(await found({ search: 'mensah', filter: { kind: ['yearly'] } })).toBe(0);
    await expect(asLearner('{ editedAwards { totalCount } }', {})).rejects.toThrow('FORBIDDEN');
  });
});
