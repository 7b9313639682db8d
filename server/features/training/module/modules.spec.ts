import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { evictAll } from '#server/platform/cache/cache';
import { presets } from '#server/platform/access/scopes';
import { pool } from '#server/platform/database/database';
import { encodeCursor } from '#server/platform/paging';
import type { Viewer } from '#server/platform/access/viewer';
import { type Api, startApi } from '#server/testing/api/api';
import {
  makeAccount,
  makeModule,
  makePerson,
  makeResult,
  setPrograms,
  type SpecPerson,
} from '#server/testing/factories';
import { waitsFor } from '#server/testing/database/waiting';
import { testedCatalogue, testedModule } from './catalogue';
import type { ModuleFilter } from './module.input';
import { listModules, moduleById, viewModule } from './modules.service';

let api: Api;
let person: SpecPerson;
let admin: SpecPerson;
/** A word that only the modules of one spec contain. */
let word: string;

const client: Viewer = { kind: 'client', clientId: 'reports', scopes: presets.reader };

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
});
afterAll(() => api.close());

beforeEach(async () => {
  person = await makePerson();
  word = `w${randomUUID().slice(0, 8)}`;
});

const name = (en: string, es = '', fr = '') => ({ en: `${en} ${word}`, es, fr });

/** Returns the first words of the listed modules’ names. */
async function listed(viewer: Viewer, filter: ModuleFilter = {}, first = 50): Promise<string[]> {
  const { nodes } = await listModules(viewer, { ...filter, search: `${word} ${filter.search ?? ''}` }, first);
  return nodes.map(({ nameTranslations }) => nameTranslations.en.replace(` ${word}`, ''));
}

async function enterProgram(
  profileId: string,
  bucket: string,
  expiresAt: Date,
  disabled = false,
): Promise<void> {
  const account = await makeAccount({ disabled });
  await pool().query(
    'insert into program_entry (profile_id, bucket, account_id, expires_at) values ($1, $2, $3, $4)',
    [profileId, bucket, account.id, expiresAt],
  );
}

const tomorrow = (): Date => new Date(Date.now() + 86_400_000);

describe('list of modules', () => {
  it('is sorted by brand, then newest first, in pages', async () => {
    const day = (date: number) => new Date(Date.UTC(2026, 0, date));
    await makeModule({ name: name('old gt'), brand: 'gt', createdAt: day(1) });
    await makeModule({ name: name('old conti'), createdAt: day(2) });
    await makeModule({ name: name('new conti'), createdAt: day(3) });
    await makeModule({ name: name('new gt'), brand: 'gt', createdAt: day(4) });
    const whole = ['new conti', 'old conti', 'new gt', 'old gt'];
    expect(await listed(person.viewer)).toEqual(whole);

    const pages: string[] = [];
    let after: string | null = null;
    for (;;) {
      const { nodes, pageInfo, totalCount } = await listModules(person.viewer, { search: word }, 3, after);
      pages.push(...nodes.map(({ nameTranslations }) => nameTranslations.en.replace(` ${word}`, '')));
      expect(totalCount).toBe(4);
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(pages).toEqual(whole);
  });

  it.each(['ASC', 'DESC'])(
    'has pages %s by creation without gaps while modules change',
    async (direction) => {
      const day = (date: number) => new Date(Date.UTC(2026, 0, date));
      const made: string[] = [];
      for (const at of [1, 2, 2, 3, 4])
        made.push((await makeModule({ name: name(`module ${at}`), createdAt: day(at) })).id);
      const token = await api.tokenOf(admin);
      type Pages = {
        modules: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
      };
      const read = async (variables: object) =>
        api.graphql(
          `query ($filter: ModuleFilter!, $after: String, $direction: OrderDirection!) {
          modules(first: 2, filter: $filter, after: $after, orderBy: { field: createdAt, direction: $direction }) {
            nodes { id } pageInfo { hasNextPage endCursor } } }`,
          { filter: { search: word }, direction, ...variables },
          token,
        );
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const { nodes, pageInfo }: Pages['modules'] = ((await read({ after })).body.data as Pages).modules;
        seen.push(...nodes.map(({ id }) => id));
        // The change moves read modules to the end of the default order and unread ones to its start.
        await pool().query(
          `update module set brand = case when id = any($1::uuid[]) then 'gt' else 'conti' end,
           name = jsonb_set(name, '{en}', to_jsonb(case when id = any($1::uuid[]) then 'z ' else 'a ' end || $2))
         where id = any($3::uuid[])`,
          [seen, word, made],
        );
        evictAll();
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      } while (after !== null);
      const [first, one, other, ...last] = made as [string, string, string, ...string[]];
      const inOrder = [first, ...[one, other].toSorted(), ...last];
      expect(seen).toEqual(direction === 'ASC' ? inOrder : inOrder.toReversed());
      const cursor = ((await read({})).body.data as Pages).modules.pageInfo.endCursor;
      const reverse = direction === 'ASC' ? 'DESC' : 'ASC';
      // Accounts have the same order, with moments as PostgreSQL writes them.
      const ofAccounts = encodeCursor('createdAt', direction, '2026-11-29 10:14:04.840873+00', randomUUID());
      for (const variables of [
        { after: cursor, direction: reverse },
        { after: ofAccounts },
        { after: 'nonsense' },
      ])
        expect((await read(variables)).body.errors?.[0]?.extensions).toMatchObject({
          code: 'BAD_USER_INPUT',
        });
      await expect(listModules(person.viewer, {}, 2, cursor)).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
      });
    },
  );

  it('is filtered by kind, group and brands', async () => {
    await makeModule({ name: name('tire'), kind: 'tire' });
    await makeModule({ name: name('skills'), kind: 'training', group: 'sales_skills', brand: 'gt' });
    expect(await listed(person.viewer, { kind: 'training' })).toEqual(['skills']);
    expect(await listed(person.viewer, { group: 'sales_skills' })).toEqual(['skills']);
    expect(await listed(person.viewer, { brands: ['conti'] })).toEqual(['tire']);
    expect(await listed(person.viewer, { brands: [] })).toEqual([]);
    expect(await listed(person.viewer, {})).toHaveLength(2);
  });

  it('is filtered by the viewer’s status', async () => {
    const passed = await makeModule({ name: name('passed') });
    const failed = await makeModule({ name: name('failed') });
    await makeModule({ name: name('fresh') });
    await makeResult(person.id, passed, { status: 'passed' });
    await makeResult(person.id, failed, { status: 'failed' });
    expect(await listed(person.viewer, { status: ['passed'] })).toEqual(['passed']);
    expect(await listed(person.viewer, { status: ['failed'] })).toEqual(['failed']);
    expect(await listed(person.viewer, { status: ['not_started'] })).toEqual(['fresh']);
  });

  it('finds every word in names and descriptions of any language, ignoring case and accents', async () => {
    const description = name('<p>Grip on <strong>ice</strong>.</p>', '<p>Agarre en la nieve</p>');
    await makeModule({ name: name('Winter', 'Compuestos', 'Mélanges d’hiver'), description });
    for (const search of ['winter ICE', 'melanges', 'COMPUESTOS agarre', 'HIVER nieve']) {
      expect(await listed(person.viewer, { search })).toEqual(['Winter']);
    }
    for (const search of ['winter sand', 'strong']) {
      expect(await listed(person.viewer, { search })).toEqual([]);
    }
  });

  it('doesn’t search a description that the person can’t read', async () => {
    await makeModule({
      name: name('Ride', '', 'Rouler'),
      description: name('<p>Leaning in a bend.</p>'),
      userTypes: ['motorcycle'],
    });
    expect(await listed(person.viewer, { search: 'rouler' })).toEqual(['Ride']);
    for (const search of ['leaning', 'ride bend']) {
      expect(await listed(person.viewer, { search })).toEqual([]);
      expect(await listed(admin.viewer, { search })).toEqual(['Ride']);
    }
  });

  it('searches sizes and codes of administrators, but no questions of tests', async () => {
    await makeModule({
      name: name('Touring'),
      tags: ['205/55 R16'],
      test: { questions: [{ text: 'What does 185/65 R14 mean?' }] },
    });
    for (const search of ['205/55 R16', '205/55', '205 55r16', 'r16 205/55']) {
      expect(await listed(person.viewer, { search })).toEqual(['Touring']);
    }
    for (const search of ['215/55 R16', '185/65', 'R14']) {
      expect(await listed(person.viewer, { search })).toEqual([]);
    }
  });

  it('tolerates one wrong letter when nothing else matches, before other filters apply', async () => {
    await makeModule({ name: name('Winter'), brand: 'gt' });
    await makeModule({ name: name('Wonter') });
    expect(await listed(person.viewer, { search: 'winter' })).toEqual(['Winter']);
    expect(await listed(person.viewer, { search: 'winter', brands: ['conti'] })).toEqual([]);
    expect(await listed(person.viewer, { search: 'wunter' })).toEqual(['Wonter', 'Winter']);
    expect(await listed(person.viewer, { search: 'wunter', brands: ['gt'] })).toEqual(['Winter']);
  });

  it('is sorted by relevance when it is searched, across pages', async () => {
    const day = (date: number) => new Date(Date.UTC(2026, 0, date));
    const about = (en: string) => ({ en: `<p>${en} ${word}</p>`, es: '', fr: '' });
    await makeModule({ name: name('Other'), description: about('Ice'), createdAt: day(9) });
    await makeModule({ name: name('Tagged'), tags: [`ice ${word}`], createdAt: day(8) });
    await makeModule({ name: name('Ice age'), createdAt: day(1), brand: 'gt' });
    await makeModule({ name: name('Ice and more'), createdAt: day(2), brand: 'gt' });
    await makeModule({ name: name('Ice'), createdAt: day(0), brand: 'gt' });
    const ranked = ['Ice', 'Ice and more', 'Ice age', 'Tagged', 'Other'];
    const search = `ice ${word}`;
    const names: string[] = [];
    let after: string | null = null;
    for (let hasMore = true; hasMore;) {
      const { nodes, pageInfo, totalCount } = await listModules(person.viewer, { search }, 2, after);
      names.push(...nodes.map(({ nameTranslations }) => nameTranslations.en.replace(` ${word}`, '')));
      expect(totalCount).toBe(5);
      ({ hasNextPage: hasMore, endCursor: after } = pageInfo);
    }
    expect(names).toEqual(ranked);
    const rejected = listModules(person.viewer, {}, 2, after);
    await expect(rejected).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('ignores a search of punctuation and spaces', async () => {
    await makeModule({ name: name('any') });
    const total = async (search: string) => (await listModules(person.viewer, { search }, 1)).totalCount;
    const all = (await listModules(person.viewer, {}, 1)).totalCount;
    for (const search of ['%', '_', '.*', '\\', '/', '🛞', '"', '  '])
      expect([search, await total(search)]).toEqual([search, all]);
    const { body } = await api.graphql(
      'query ($search: String!) { modules(filter: { search: $search }) { totalCount } }',
      { search: 'x'.repeat(500) },
      await api.tokenOf(person),
    );
    expect(body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  it('excludes a disabled module, except for people with an attempt and administrators', async () => {
    const module = await makeModule({ name: name('gone'), enabled: false });
    expect(await listed(person.viewer)).toEqual([]);
    expect(await listed(admin.viewer)).toEqual(['gone']);
    expect(await listed(client)).toEqual(['gone']);
    await makeResult(person.id, module, { status: 'failed' });
    expect(await listed(person.viewer)).toEqual(['gone']);
  });

  it('contains at least the same modules after a promotion', async () => {
    await makeModule({ name: name('standard'), userTypes: ['standard'] });
    await makeModule({ name: name('everyone') });
    await makeModule({ name: name('pro test'), test: { category: 'pro' } });
    const before = await listed(person.viewer);
    await pool().query(`update profile set user_type = 'pro' where id = $1`, [person.id]);
    const after = await listed({ ...person.viewer, userType: 'pro' });
    expect(before).toHaveLength(3);
    expect(after).toEqual(before);
  });

  it('rejects strangers, invalid page sizes and cursors of other lists', async () => {
    await expect(listModules({ kind: 'stranger' }, {}, 50)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    for (const first of [0, 101]) {
      await expect(listModules(person.viewer, {}, first)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    }
    await expect(listModules(person.viewer, {}, 5, 'nonsense')).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});

describe('module of a gold program', () => {
  it('is visible with current access while the program is open', async () => {
    const { id } = await makeModule({ name: name('gold'), group: 'gold_distributor' });
    const sees = async () => {
      const inList = (await listed(person.viewer)).length === 1;
      const byId = await moduleById(person.viewer, id).catch((error: unknown) => error);
      const { code, details } = byId as { code?: string; details?: { bucket: string } };
      return [inList, code ? `${code} ${details?.bucket}` : 'seen'];
    };
    await setPrograms({ distributor: true, retailer: true });
    expect(await sees()).toEqual([false, 'PROGRAM_ENTRY_REQUIRED distributor']);
    await enterProgram(person.id, 'retailer', tomorrow());
    await enterProgram(person.id, 'distributor', new Date(Date.now() - 1000));
    await enterProgram(person.id, 'distributor', tomorrow(), true);
    expect(await sees()).toEqual([false, 'PROGRAM_ENTRY_REQUIRED distributor']);
    await enterProgram(person.id, 'distributor', tomorrow());
    expect(await sees()).toEqual([true, 'seen']);
    await setPrograms({ distributor: false, retailer: true });
    expect(await sees()).toEqual([false, 'PROGRAM_ENTRY_REQUIRED distributor']);
  });

  it('is visible to administrators and API clients without program access', async () => {
    const { id } = await makeModule({ name: name('gold'), group: 'gold_retailer' });
    expect(await moduleById(admin.viewer, id)).toMatchObject({ id });
    expect(await moduleById(client, id)).toMatchObject({ id });
  });
});

describe('module by id', () => {
  it('is null for an unknown or invalid id', async () => {
    expect(await moduleById(person.viewer, randomUUID())).toBeNull();
    expect(await moduleById(person.viewer, "1' or true")).toBeNull();
  });

  it('is returned although it is disabled', async () => {
    const { id } = await makeModule({ name: name('gone'), enabled: false });
    expect(await moduleById(person.viewer, id)).toMatchObject({ id, enabled: false });
  });

  it('is null for others when the module is for employees', async () => {
    const { id } = await makeModule({ name: name('plant'), group: 'employee' });
    expect(await moduleById(person.viewer, id)).toBeNull();
    for (const kind of ['employee', 'cost_center'] as const) {
      const colleague = await makePerson({ account: await makeAccount({ kind }) });
      expect(await moduleById(colleague.viewer, id)).toMatchObject({ id });
    }
  });

  it('is immutable', async () => {
    const { id } = await makeModule({ name: name('shared') });
    const module = await moduleById(person.viewer, id);
    expect(() => Object.assign(module!.nameTranslations, { en: 'Mine' })).toThrow(TypeError);
  });

  it('describes its test without disabled questions', async () => {
    const questions = [{}, {}, {}, { enabled: false }];
    const all = await makeModule({ test: { questions, timeLimitSeconds: 60, points: 150 } });
    const some = await makeModule({ test: { questions, questionsPerAttempt: 2 } });
    expect((await moduleById(person.viewer, all.id))?.test).toMatchObject({
      questionCount: 3,
      estimatedMinutes: 1,
      points: 150,
    });
    expect((await moduleById(person.viewer, some.id))?.test).toMatchObject({
      questionCount: 2,
      estimatedMinutes: 2,
    });
  });

  it('is updated after a change', async () => {
    const { id } = await makeModule({ name: name('before') });
    await moduleById(person.viewer, id);
    await pool().query('update module set enabled = false where id = $1', [id]);
    evictAll();
    expect(await moduleById(person.viewer, id)).toMatchObject({ enabled: false });
  });
});

describe('module catalog', () => {
  it('finds a module by id that was added since the catalog was loaded', async () => {
    const stale = await testedCatalogue();
    const { rows } = await pool().query<{ id: string }>(
      `insert into module (kind, brand, name, description) select kind, brand, name, description from module limit 1
       returning id`,
    );
    const { id } = rows[0]!;
    expect(stale.byId.has(id)).toBe(false);
    expect(await testedModule(id)).toMatchObject({ id });
  });
});

describe('viewing a module', () => {
  const views = async (id: string): Promise<number> => {
    const { rowCount } = await pool().query(
      'select from module_view where profile_id = $1 and module_id = $2',
      [person.id, id],
    );
    return rowCount ?? 0;
  };

  it('is recorded once and completes a module without a test', async () => {
    const { id } = await makeModule({ name: name('film'), test: null });
    expect(await listed(person.viewer, { status: ['passed'] })).toEqual([]);
    await Promise.all(Array.from({ length: 5 }, () => viewModule(person.viewer, id)));
    expect(await views(id)).toBe(1);
    expect(await listed(person.viewer, { status: ['passed'] })).toEqual(['film']);
  });

  it('is recorded for a module with a test, without completing it', async () => {
    const { id } = await makeModule({ name: name('tested') });
    await viewModule(person.viewer, id);
    expect(await views(id)).toBe(1);
    expect(await listed(person.viewer, { status: ['not_started'] })).toEqual(['tested']);
  });

  it('is rejected for disabled, hidden, unknown and other people’s modules, and for API clients', async () => {
    const disabled = await makeModule({ test: null, enabled: false });
    const others = await makeModule({ test: null, userTypes: ['conti'] });
    const employee = await makeModule({ test: null, group: 'employee' });
    for (const { id } of [disabled, others]) {
      await expect(viewModule(person.viewer, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      expect(await views(id)).toBe(0);
    }
    for (const id of [employee.id, randomUUID(), 'nonsense']) {
      await expect(viewModule(person.viewer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(viewModule(client, others.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('returns NOT_FOUND when the module is deleted at the same time', async () => {
    const { id } = await makeModule({ test: null });
    const person = await makePerson();
    await listModules(person.viewer, {}, 10);
    const deleting = await pool().connect();
    await deleting.query('begin');
    const { rows } = await deleting.query<{ pid: number }>('select pg_backend_pid() as pid');
    await deleting.query('delete from module where id = $1', [id]);
    const viewing = viewModule(person.viewer, id).catch((error: unknown) => error);
    expect(await waitsFor(rows[0]!.pid, viewing)).toBe(true);
    await deleting.query('commit');
    deleting.release();
    expect(await viewing).toMatchObject({ code: 'NOT_FOUND' });
  });
});
