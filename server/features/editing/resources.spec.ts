import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'type-graphql';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { entities } from '#server/app/entities';
import { diskStorage } from '#server/features/storage/disk-storage';
import { openStorage } from '#server/features/storage/object-storage';
import { closeDatabase, openDatabase, select } from '#server/platform/database/database';
import { throwFieldError } from '#server/platform/errors';
import { readTogether } from '#server/platform/database/read-together';
import type { LocalizedText } from '#server/platform/language/i18n';
import { makeAsset } from '#server/testing/content/assets';
import { auditOf } from '#server/testing/audit';
import { specDatabaseUrl } from '#server/testing/database/database';
import { counted } from '#server/testing/database/counted';
import { makePerson, type SpecPerson } from '#server/testing/factories';
import { memoryFolder } from '#server/testing/storage/memory-folder';
import { Edited } from './edited';
import { PictureId, type PictureRow } from './fields/picture';
import { Shows } from './shows';
import {
  DefineResource,
  Line,
  Lines,
  LocalizedLine,
  LocalizedRichText,
  Moment,
  WholeNumber,
} from './fields/fields';
import { Owner, Own, Place, Derived } from './fields/own-fields';
import { ownerOf } from './owner-of';
import type { SortOrder } from './sort-keys';
import { resourceService } from './resources';
import type { ListArgs } from './resources.types';

@DefineResource({
  kind: 'spec_prize',
  name: 'SpecPrize',
  plural: 'SpecPrizes',
  table: 'spec_prize',
  description: 'A prize of this spec.',
})
class Prize extends Edited {
  @LocalizedLine({ maxLength: 20, search: true, visible: true, description: 'Its name.' })
  nameTranslations!: LocalizedText;

  @Line({ maxLength: 10, nullable: true, search: true, sort: true, description: 'Who won it.' })
  winner!: string | null;

  @WholeNumber({
    min: 1,
    max: 9,
    nullable: true,
    filter: true,
    sort: true,
    visible: true,
    description: 'Its place.',
  })
  place!: number | null;

  @Moment({ filter: true, sort: true, description: 'From when it is seen.' })
  publishAt!: string | null;

  @PictureId({ nullable: true, description: 'What it looks like.' })
  pictureId!: string | null;

  picture!: PictureRow | null;
}

@Shows(Prize)
class VisiblePrize {
  place!: number | null;
}

@DefineResource({
  kind: 'spec_shelf',
  name: 'SpecShelf',
  plural: 'SpecShelves',
  table: 'spec_shelf',
  description: 'A shelf of this spec.',
})
class Shelf extends Edited {
  @Owner('spec_prize', { description: 'Whose it is.' })
  prizeId!: string;

  @LocalizedRichText({ nullable: true, search: true, description: 'What lies on it.' })
  textTranslations!: LocalizedText | null;

  @Lines({ max: 5, check: (sent) => [...sent], initial: [], filter: true, description: 'Words for it.' })
  words!: string[];

  @Own(
    { type: 'jsonb' },
    () => String,
    (sql) => ({ input: () => String, check: (sent: string) => [sent], json: `${sql}->0`, stored: sql }),
    { description: 'What is marked.', initial: 'plain' },
  )
  mark!: unknown;

  @Place({ among: ['prize_id'], column: 'position', sort: true, description: 'Its place.' })
  place!: number;

  @Derived(() => Boolean, { description: 'Whether words are for it.', json: 'cardinality(t.words) > 0' })
  worded!: boolean;
}

const shelves = resourceService(Shelf, {
  order: 'place',
  fit: ({ values: { words, mark } }) =>
    words.includes('bare') ? throwFieldError('words', `Nothing marked ${String(mark)} is bare.`) : {},
});
const prizes = resourceService(Prize, { order: 'place' });
let admin: SpecPerson;

const storageDir = mkdtempSync(join(memoryFolder(), 'treadway-storage-'));

beforeAll(async () => {
  await openDatabase(await specDatabaseUrl(), [...entities, Prize, Shelf], 4);
  await select(
    'spec-prizes',
    `create table spec_prize (id uuid primary key default gen_random_uuid(), name jsonb not null, winner text, place int,
       publish_at timestamptz, picture_id uuid references asset (id), created_at timestamptz not null, updated_at timestamptz not null)`,
  );
  await select(
    'spec-shelves',
    `create table spec_shelf (id uuid primary key, prize_id uuid not null, text jsonb, words text[] not null,
       mark jsonb not null, position int not null, created_at timestamptz not null, updated_at timestamptz not null)`,
  );
  admin = await makePerson({ role: 'admin' });
  for (const sent of [
    { name: { en: 'Gold' }, winner: 'Étienne', place: 1, publishAt: new Date('2026-01-01T00:00:00.250Z') },
    { name: { en: 'Silver', fr: 'Argent' }, winner: 'Ana', place: 2, publishAt: new Date('2026-02-01') },
    { name: { en: 'Wood' }, winner: 'Bo', place: null, publishAt: null },
    { name: { en: 'Stone' }, winner: ' ', place: 2 },
  ]) {
    await prizes.create(admin.viewer, sent);
  }
});
afterAll(async () => {
  await closeDatabase();
  rmSync(storageDir, { recursive: true, force: true });
});

const names = async (args: Partial<ListArgs>): Promise<string[]> =>
  (await prizes.list(admin.viewer, { first: 50, ...args })).nodes.map(
    ({ nameTranslations }) => nameTranslations.en,
  );

async function walked(orderBy: SortOrder): Promise<string[]> {
  const found: string[] = [];
  let after: string | null = null;
  do {
    const list = await prizes.list(admin.viewer, { first: 1, after, orderBy });
    found.push(...list.nodes.map(({ nameTranslations }) => nameTranslations.en));
    after = list.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  } while (after);
  return found;
}

describe('schema-driven resource', () => {
  it.each([
    ['place', ['Wood', 'Gold']],
    ['winner', ['Stone', 'Silver']],
    ['publishAt', ['Gold', 'Silver']],
  ] as const)(
    'sorts by %s in both directions, with missing values, without gaps or repeats across pages',
    async (field, head) => {
      const order = await walked({ field, direction: 'ASC' });
      expect(order.slice(0, 2)).toEqual(head);
      expect(new Set(order).size).toBe(4);
      expect(await walked({ field, direction: 'DESC' })).toEqual(order.toReversed());
    },
  );

  it('sorts by a second field, in its own direction, where the first is equal', async () => {
    const within = { field: 'place', direction: 'ASC', secondField: 'winner' } as const;
    const rising = await walked({ ...within, secondDirection: 'ASC' });
    const falling = await walked({ ...within, secondDirection: 'DESC' });
    expect(rising).toEqual(['Wood', 'Gold', 'Stone', 'Silver']);
    expect(falling).toEqual(['Wood', 'Gold', 'Silver', 'Stone']);
    expect(await walked({ ...within, direction: 'DESC', secondDirection: 'ASC' })).toEqual([
      ...rising.slice(2),
      'Gold',
      'Wood',
    ]);
    const { pageInfo } = await prizes.list(admin.viewer, { first: 1, orderBy: within });
    await expect(
      prizes.list(admin.viewer, {
        first: 1,
        after: pageInfo.endCursor,
        orderBy: { field: 'place', direction: 'ASC' },
      }),
    ).rejects.toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
  });

  it('sorts by the default field and direction of its definition', async () => {
    const highest = resourceService(Prize, { order: 'publishAt', descending: true });
    const { nodes } = await highest.list(admin.viewer, { first: 50 });
    const dated = nodes.flatMap(({ publishAt, nameTranslations }) =>
      publishAt ? [nameTranslations.en] : [],
    );
    expect(dated).toEqual(['Silver', 'Gold']);
  });

  it('searches texts in all languages, ignoring accents', async () => {
    expect(await names({ search: 'ETIENNE gold' })).toEqual(['Gold']);
    expect(await names({ search: 'argent' })).toEqual(['Silver']);
    expect(await names({ search: 'gold silver' })).toEqual([]);
    const { countAll } = await prizes.list(admin.viewer, { first: 1, search: 'o' });
    expect(await countAll()).toBe(3);
  });

  it('filters numbers by an inclusive range, and dates by a range with an exclusive end', async () => {
    expect(await names({ filter: { place: { from: 2, to: 2 } } })).toHaveLength(2);
    expect(await names({ filter: { place: { from: null, to: 1 } } })).toEqual(['Gold']);
    const [from, to] = [new Date('2026-01-01T00:00:00.250Z'), new Date('2026-02-01')];
    expect(await names({ filter: { publishAt: { from, to } } })).toEqual(['Gold']);
    expect(await names({ filter: { publishAt: { from: to } } })).toEqual(['Silver']);
  });

  it.each([
    [{ name: { en: 'x'.repeat(21) } }, 'name.en'],
    [{ name: { en: 'Tin' }, winner: 'x'.repeat(11) }, 'winner'],
    [{ name: { en: 'Tin' }, place: 10 }, 'place'],
    [{ name: null }, 'name'],
    [{ name: { en: 'Tin' }, publishAt: new Date('9999-12-31') }, 'publishAt'],
    [{ name: { en: 'Tin' }, publishAt: new Date('2100-01-01T00:00:00Z') }, 'publishAt'],
    [{ name: { en: 'Tin' }, publishAt: new Date('1999-12-31T23:59:59.999Z') }, 'publishAt'],
  ])('rejects %j and names the field', async (sent, field) => {
    await expect(prizes.create(admin.viewer, sent)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: [field] },
    });
  });

  it('keeps its image in use while it shows it, and rejects images uploaded for another purpose', async () => {
    openStorage(diskStorage(storageDir));
    const [first, other] = [
      await makeAsset(admin.id, { purpose: 'content' }),
      await makeAsset(admin.id, { purpose: 'content' }),
    ];
    const used = async (): Promise<string[]> =>
      (await select<{ id: string }>('spec-uses', 'select asset_id as id from asset_use', [])).map(
        ({ id }) => id,
      );
    const made = await prizes.create(admin.viewer, { name: { en: 'Tin' }, pictureId: first.id });
    expect(made.picture).toMatchObject({ assetId: first.id, variants: { small: { width: 640 } } });
    expect(await used()).toEqual([first.id]);
    const at = { id: made.id, updatedAt: new Date(made.updatedAt) };
    const { id } = await makeAsset(admin.id, { purpose: 'module' });
    for (const pictureId of [id, 'none']) {
      await expect(prizes.update(admin.viewer, at, { pictureId })).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        details: { fields: ['pictureId'] },
      });
    }
    const changed = await prizes.update(admin.viewer, at, { pictureId: other.id });
    expect(await used()).toEqual([other.id]);
    await prizes.remove(admin.viewer, { ...at, updatedAt: new Date(changed.updatedAt) });
    expect(await used()).toEqual([]);
  });

  it('exposes only its public fields to learners', () => {
    const fields = getMetadataStorage().fields.filter(({ target }) => target === VisiblePrize);
    expect(fields.map(({ name }) => name)).toEqual(['name', 'place']);
  });

  it('deletes only the version that was read, and audits all its values', async () => {
    const made = await prizes.create(admin.viewer, {
      name: { en: 'Tin' },
      publishAt: new Date('2026-03-01'),
    });
    const [id, updatedAt] = [made.id, new Date(made.updatedAt)];
    const stale = prizes.remove(admin.viewer, { id, updatedAt: new Date(0) });
    await expect(stale).rejects.toMatchObject({ code: 'CONFLICT', details: { current: { id } } });
    expect(await prizes.remove(admin.viewer, { id, updatedAt })).toBe(id);
    expect(await prizes.byId(admin.viewer, id)).toBeNull();
    const entries = await auditOf('spec_prize', id);
    expect(entries.at(-1)).toMatchObject({
      action: 'delete',
      changes: { name: [{ en: 'Tin', es: '', fr: '' }, null], publishAt: ['2026-03-01T00:00:00.000Z', null] },
    });
  });
});

describe('schema-driven resource with a parent', () => {
  const one = randomUUID();
  const other = randomUUID();
  const make = (prizeId: string, sent: Record<string, unknown> = {}) =>
    shelves.create(admin.viewer, { prizeId, ...sent });
  const target = ({ id, updatedAt }: Shelf) => ({ id, updatedAt: new Date(updatedAt) });
  const texts = async (args: Partial<ListArgs>) =>
    (await shelves.list(admin.viewer, { first: 50, ...args })).nodes.map((each) => each.textTranslations?.en);
  let made: Shelf[];

  beforeAll(async () => {
    made = [];
    for (const en of ['A', 'B', 'C']) made.push(await make(one, { text: { en: `<b>${en}</b> &amp; more` } }));
    await make(other, { text: { en: ' ' }, words: ['law', 'winter'] });
  });

  it('is appended to its siblings, and moves to a position by shifting them', async () => {
    expect(made.map(({ place }) => place)).toEqual([0, 1, 2]);
    const moved = await shelves.update(admin.viewer, target(made[2]!), { place: 0, mark: 'gold' });
    expect(moved).toMatchObject({ place: 0, mark: 'gold' });
    const [last] = await shelves
      .list(admin.viewer, { first: 9, filter: { prizeId: one } })
      .then(({ nodes }) => nodes.toReversed());
    expect(await texts({ filter: { prizeId: one } })).toEqual(
      ['C', 'A', 'B'].map((en) => `<b>${en}</b> &amp; more`),
    );
    const same = await shelves.update(admin.viewer, target(last!), { place: 99 });
    expect(same).toMatchObject({ place: 2, updatedAt: last!.updatedAt });
    expect(await auditOf('spec_shelf', moved.id)).toMatchObject([
      { action: 'add' },
      { action: 'edit', changes: { place: [2, 0], mark: [['plain'], ['gold']] } },
    ]);
    expect((await auditOf('spec_shelf', last!.id)).map(({ action }) => action)).toEqual(['add']);
  });

  it('is found by its parent, its words and its readable text', async () => {
    expect(await texts({ filter: { prizeId: other } })).toEqual([undefined]);
    expect(await texts({ filter: { prizeId: 'no id' } })).toEqual([]);
    expect(await texts({ filter: { words: [' winter ', 'else'] } })).toHaveLength(1);
    expect(await texts({ filter: { words: [] } })).toEqual([]);
    expect(await texts({ search: 'a & more' })).toHaveLength(1);
    expect(await texts({ search: 'amp' })).toEqual([]);
    await expect(texts({ filter: { words: ['a\0'] } })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('is loaded for several parents in one statement, with computed fields', async () => {
    const owners = readTogether([{ id: one }, { id: other }, { id: randomUUID() }]);
    const all = () => Promise.all(owners.map((owner) => shelves.ownedBy(admin.viewer, owner)));
    const { result: found, statements } = await counted(all);
    expect([found.map(({ length }) => length), statements]).toEqual([[3, 1, 0], 1]);
    expect(found[1]![0]).toMatchObject({ worded: true, textTranslations: null });
  });

  it('loads the parents of a whole list in one statement', async () => {
    const prizeOf = ownerOf(shelves, prizes);
    const owners = (await prizes.list(admin.viewer, { first: 2 })).nodes;
    for (const { id } of owners) await shelves.create(admin.viewer, { prizeId: id });
    const orderBy = { field: 'createdAt', direction: 'DESC' } as const;
    const { nodes } = await shelves.list(admin.viewer, { first: 2, orderBy });
    const { result, statements } = await counted(() => Promise.all(nodes.map(prizeOf)));
    expect(result.map(({ id }) => id)).toEqual(nodes.map(({ prizeId }) => prizeId));
    expect(new Set(result).size).toBe(2);
    expect(statements).toBe(1);
    const alone = (await shelves.byId(admin.viewer, nodes[0]!.id))!;
    expect(await prizeOf(alone)).toMatchObject({ id: alone.prizeId });
    for (const shelf of nodes) await shelves.remove(admin.viewer, target(shelf));
  });

  it('is rejected by rules across fields, which include the stored values of unsent fields', async () => {
    const rejected = shelves.update(admin.viewer, target(made[1]!), { words: ['bare'] });
    await expect(rejected).rejects.toMatchObject({ details: { fields: ['words'] } });
    await expect(make(one, { place: 0, words: ['bare'] })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('keeps its parent when it is updated', async () => {
    const kept = await shelves.update(admin.viewer, target(made[1]!), { prizeId: other });
    expect(kept.prizeId).toBe(one);
  });
});
