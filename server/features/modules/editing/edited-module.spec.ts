import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { closeExpiredAttempts } from '#server/features/attempts/attempt.service';
import { startTest } from '#server/features/training/test/start-test.service';
import { resultById } from '#server/features/attempts/results/result.service';
import { forgetAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database';
import { encodeCursor } from '#server/platform/paging';
import { type Api, startApi } from '#server/testing/api';
import { auditOf } from '#server/testing/audit';
import { type Call, callsAs } from '#server/testing/calls';
import { makeClient, makeModule, makePerson, type SpecPerson } from '#server/testing/factories';
import { listModules, moduleById, viewModule } from '#server/features/training/module/modules.service';
import type { EditedModule as Edited } from '../module.entity';
import { editedModules } from './edited-modules';

/** What a module is made of, as it is sent. */
interface ModuleInput {
  kind: string;
  brand: string;
  group: string | null;
  name: { en: string; es?: string; fr?: string };
  description: { en: string; es?: string; fr?: string };
  tags?: string[] | null;
  art: string;
  userTypes: string[];
  enabled: boolean;
}

/** A module as the API gives it, with what later rooms add. */
type EditedModule = Edited & { sitters: number; used: boolean };

let api: Api;
let admin: SpecPerson;
let call: Call;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin', name: 'Ada Admin' });
  call = callsAs(api, await api.tokenOf(admin));
});
afterAll(() => api.close());

const fields = `id kind brand group nameTranslations { en es fr } descriptionTranslations { en es fr } tags art userTypes
  enabled createdAt updatedAt sitters used`;
const text = { en: 'Wet grip', es: 'Agarre en mojado', fr: '' };

const input = (changes: Partial<ModuleInput> = {}): ModuleInput => ({
  kind: 'training',
  brand: 'gt',
  group: 'sales_skills',
  name: text,
  description: { en: '<p>How a tire holds.</p>' },
  art: 'touring',
  userTypes: ['standard', 'pro'],
  enabled: true,
  ...changes,
});

const create = async (of: unknown = input(), as?: string): Promise<EditedModule> =>
  (
    await call<{ made: { module: EditedModule } }>(
      `mutation($input: CreateModuleInput!) { made: createModule(input: $input) { module { ${fields} } } }`,
      { input: of },
      as,
    )
  ).made.module;

const update = async (
  id: string,
  of: Partial<Record<keyof ModuleInput, unknown>>,
  updatedAt: string,
): Promise<EditedModule> =>
  (
    await call<{ changed: { module: EditedModule } }>(
      `mutation($input: UpdateModuleInput!) { changed: updateModule(input: $input) { module { ${fields} } } }`,
      { input: { id, updatedAt, ...of } },
    )
  ).changed.module;

const read = async (id: string): Promise<EditedModule | null> =>
  (
    await call<{ module: EditedModule | null }>(
      `query($id: ID!) { module: editedModule(id: $id) { ${fields} } }`,
      {
        id,
      },
    )
  ).module;

/** Deletes a module as it is now, or as it was at another version. */
const remove = async (id: string, updatedAt?: string): Promise<unknown> =>
  call('mutation($input: DeleteModuleInput!) { deleteModule(input: $input) { id } }', {
    input: { id, updatedAt: updatedAt ?? (await read(id))?.updatedAt ?? new Date().toISOString() },
  });

describe('editing modules', () => {
  it('is for administrators alone, and to be seen by API clients too', async () => {
    const { id } = await makeModule();
    const writer = await api.clientToken(await makeClient('writer'));
    await expect(create(input(), writer)).rejects.toThrow('FORBIDDEN');
    expect(await call('query($id: ID!) { editedModule(id: $id) { id } }', { id }, writer)).toEqual({
      editedModule: { id },
    });
    const others = [
      await api.tokenOf(await makePerson({ role: 'user' })),
      await api.tokenOf(await makePerson({ role: 'manager' })),
    ];
    for (const each of others) {
      await expect(create(input(), each)).rejects.toThrow('FORBIDDEN');
      await expect(call('query($id: ID!) { editedModule(id: $id) { id } }', { id }, each)).rejects.toThrow(
        'FORBIDDEN',
      );
      await expect(call('{ editedModules { totalCount } }', {}, each)).rejects.toThrow('FORBIDDEN');
    }
    await expect(call('{ editedModules { totalCount } }', {}, '')).rejects.toThrow('UNAUTHENTICATED');
  });

  it('is refused to somebody who was an administrator when the request came, but is none now', async () => {
    const former = await makePerson({ role: 'admin' });
    const { id, updatedAt } = await create();
    await pool().query(`update profile set role = 'user' where id = $1`, [former.id]);
    const target = { id, updatedAt: new Date(updatedAt) };
    await expect(editedModules.update(former.viewer, target, { name: { en: 'Dry grip' } })).rejects.toThrow(
      'You may not do this.',
    );
    expect((await read(id))?.nameTranslations.en).toBe('Wet grip');
  });

  it('keeps tags trimmed and each once, finds by them, and leaves them where nothing is said of them', async () => {
    const code = `c${randomUUID().slice(0, 8)}`;
    const tags = [` 205/55  R16 `, '205/55r16', 'Élan', 'elan', code];
    const made = await create(input({ tags }));
    expect(made.tags).toEqual(['205/55 R16', 'Élan', code]);
    expect(await auditOf('module', made.id)).toMatchObject([{ changes: { tags: [null, made.tags] } }]);
    expect((await listModules(admin.viewer, { search: `205 ${code}` }, 5)).totalCount).toBe(1);
    const found = 'query($search: String) { editedModules(search: $search) { nodes { id } } }';
    for (const search of [`205/55 ${code}`, `205/55R16 ${code}`, `ELAN ${code} 20555r16`]) {
      expect([search, await call(found, { search })]).toEqual([
        search,
        { editedModules: { nodes: [{ id: made.id }] } },
      ]);
    }
    const renamed = await update(made.id, input({ name: { en: 'Other' } }), made.updatedAt);
    expect(renamed.tags).toEqual(made.tags);
    const without = await update(made.id, input({ tags: [] }), renamed.updatedAt);
    expect(without.tags).toEqual([]);
    expect((await listModules(admin.viewer, { search: code }, 5)).totalCount).toBe(0);
  });

  it.each([
    ['too many', Array.from({ length: 101 }, (_, at) => `tag ${at}`), 'tags'],
    ['one that is too long', ['R16', 'x'.repeat(41)], 'tags.1'],
    ['one that says nothing', [' / '], 'tags.0'],
    ['one of several lines', ['R16\nR17'], 'tags.0'],
  ])('refuses tags that are %s', async (_what, tags, field) => {
    const refusal = editedModules.create(admin.viewer, { ...input({ tags }) });
    await expect(refusal).rejects.toMatchObject({ code: 'BAD_USER_INPUT', details: { fields: [field] } });
  });

  it('adds a module that learners then see, and audits it field by field', async () => {
    const made = await create();
    expect(made).toMatchObject({
      kind: 'training',
      brand: 'gt',
      group: 'sales_skills',
      nameTranslations: text,
      descriptionTranslations: { en: '<p>How a tire holds.</p>', es: '', fr: '' },
      art: 'touring',
      userTypes: ['standard', 'pro'],
      enabled: true,
      sitters: 0,
      used: false,
    });
    const learner = await makePerson();
    expect(await moduleById(learner.viewer, made.id)).toMatchObject({ nameTranslations: text, test: null });
    const [entry, ...more] = await auditOf('module', made.id);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ action: 'add', actor: admin.id });
    expect(entry!.changes).toMatchObject({ name: [null, text], brand: [null, 'gt'], enabled: [null, true] });
  });

  it('changes what is sent, tells the time of the change and audits only what differs', async () => {
    const made = await create();
    const changed = await update(made.id, input({ name: { en: 'Dry grip' }, group: null }), made.updatedAt);
    expect(changed).toMatchObject({
      nameTranslations: { en: 'Dry grip', es: '', fr: '' },
      group: null,
      kind: 'training',
    });
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(made.updatedAt));
    const entries = await auditOf('module', made.id);
    expect(entries[1]).toEqual({
      action: 'edit',
      actor: admin.id,
      changes: { name: [text, { en: 'Dry grip', es: '', fr: '' }], group: ['sales_skills', null] },
    });
  });

  it('changes and audits nothing where nothing differs', async () => {
    const made = await create();
    expect(await update(made.id, input(), made.updatedAt)).toEqual(made);
    expect(await auditOf('module', made.id)).toHaveLength(1);
  });

  it('leaves what was not sent, and refuses to empty what has to be there', async () => {
    const made = await create();
    const changed = await update(made.id, { name: { en: 'Dry grip' }, group: null }, made.updatedAt);
    expect(changed).toEqual({
      ...made,
      nameTranslations: { en: 'Dry grip', es: '', fr: '' },
      group: null,
      updatedAt: changed.updatedAt,
    });
    for (const field of ['name', 'kind', 'enabled', 'tags']) {
      await expect(update(made.id, { [field]: null }, changed.updatedAt)).rejects.toEqual(
        expect.objectContaining({ message: 'BAD_USER_INPUT', fields: [field] }),
      );
    }
    expect(await read(made.id)).toEqual(changed);
  });

  it('refuses an edit of what was changed since it was read', async () => {
    const made = await create();
    const changed = await update(made.id, input({ art: 'ev' }), made.updatedAt);
    const { id, updatedAt } = made;
    const refusal = editedModules.update(
      admin.viewer,
      { id, updatedAt: new Date(updatedAt) },
      { enabled: false },
    );
    const { sitters: _sitters, used: _used, ...current } = changed;
    await expect(refusal).rejects.toMatchObject({ code: 'CONFLICT', details: { current } });
    expect(await read(made.id)).toEqual(changed);
    await expect(remove(id, updatedAt)).rejects.toThrow('CONFLICT');
  });

  it('lets one of two edits at the same moment through', async () => {
    const made = await create();
    const edits = ['One', 'Two', 'Three'].map((en) =>
      update(made.id, input({ name: { en } }), made.updatedAt),
    );
    const outcomes = await Promise.allSettled(edits);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await auditOf('module', made.id)).toHaveLength(2);
  });

  it('takes the time of a row that the database stamped to the microsecond', async () => {
    const { id } = await makeModule({ test: null });
    await pool().query(`update module set updated_at = '2999-01-01 00:00:00.123987+00' where id = $1`, [id]);
    const stored = await read(id);
    expect(stored!.updatedAt).toBe('2999-01-01T00:00:00.123Z');
    const changed = await update(id, input(), stored!.updatedAt);
    expect(changed.updatedAt).toBe('2999-01-01T00:00:00.124Z');
  });

  it('sanitises the description and keeps a name as plain text', async () => {
    const { nameTranslations, descriptionTranslations } = await create(
      input({
        name: { en: '<b>Grip</b>' },
        description: { en: '<p onclick="x()">Hold</p><script>x()</script>' },
      }),
    );
    expect(nameTranslations.en).toBe('<b>Grip</b>');
    expect(descriptionTranslations.en).toBe('<p>Hold</p>');
  });

  it('names the field that is out of range and changes nothing', async () => {
    const made = await create();
    const refused: [Partial<ModuleInput>, string][] = [
      [{ name: { en: ' ' } }, 'name.en'],
      [{ name: { en: 'a', fr: 'a'.repeat(201) } }, 'name.fr'],
      [{ description: { en: '' } }, 'description.en'],
      [{ description: { en: 'a'.repeat(20_001) } }, 'description.en'],
    ];
    for (const [changes, field] of refused) {
      const expected = expect.objectContaining({ message: 'BAD_USER_INPUT', fields: [field] });
      await expect(update(made.id, input(changes), made.updatedAt)).rejects.toEqual(expected);
      await expect(create(input(changes))).rejects.toEqual(expected);
    }
    expect(await read(made.id)).toEqual(made);
  });

  it('answers nothing for an id that names no module', async () => {
    const nowhere = randomUUID();
    expect(await read(nowhere)).toBeNull();
    expect(await read('no id')).toBeNull();
    await expect(update(nowhere, input(), new Date().toISOString())).rejects.toThrow('NOT_FOUND');
    await expect(remove(nowhere)).rejects.toThrow('NOT_FOUND');
  });

  it('voids the attempts in progress of a module that it disables, whose number it tells before', async () => {
    const module = await makeModule();
    const learner = await makePerson();
    const { id: attemptId } = await startTest(learner.viewer, module.id);
    const stored = await read(module.id);
    expect(stored?.sitters).toBe(1);
    await update(module.id, input({ enabled: false }), stored!.updatedAt);
    await closeExpiredAttempts();
    expect(await resultById(learner.viewer, attemptId)).toMatchObject({ status: 'voided' });
    expect((await read(module.id))?.sitters).toBe(0);
  });
});

describe('deleting a module', () => {
  it('takes its test and questions with it while nobody used it', async () => {
    const { id } = await create();
    await pool().query(`insert into test (module_id, category, pass_mark) values ($1, 'standard', 80)`, [id]);
    await pool().query(
      `insert into question (test_id, position, kind, text)
       select id, 1, 'short_answer', '{"en": "a", "es": "", "fr": ""}' from test where module_id = $1`,
      [id],
    );
    expect(await remove(id)).toEqual({ deleteModule: { id } });
    expect(await read(id)).toBeNull();
    const { rowCount } = await pool().query('select from test where module_id = $1', [id]);
    expect(rowCount).toBe(0);
    const entry = (await auditOf('module', id)).at(-1);
    expect(entry).toMatchObject({ action: 'delete', actor: admin.id });
    expect(entry!.changes).toMatchObject({ name: [text, null], questions: [1, null] });
  });

  /** A file of a module, in the table alone; gives the ids of file and download. */
  async function addFile(moduleId: string): Promise<{ file: string; download: string }> {
    const { rows } = await pool().query<{ file: string; download: string }>(
      `with file as (
         insert into stored_file (path, filename, ext, content_type, size, sha256, stored_at, unused_since)
         values ($2, 'sizes.pdf', 'pdf', 'application/pdf', 9, 'x', now(), '2020-01-01') returning id
       ) insert into module_download (module_id, kind, lang, label, position, file_id)
         select $1, 'datasheet', 'en', 'Sizes', 1, id from file returning file_id as file, id as download`,
      [moduleId, randomUUID()],
    );
    return rows[0]!;
  }

  it('lets go of its files, which are removed a day later', async () => {
    const { id } = await create();
    const { file } = await addFile(id);
    const before = new Date();
    await remove(id);
    const { rows } = await pool().query('select unused_since as since from stored_file where id = $1', [
      file,
    ]);
    expect(rows[0].since.getTime()).toBeGreaterThanOrEqual(before.getTime());
  });

  it('is refused once somebody fetched a file of it', async () => {
    const { id } = await create();
    const { download } = await addFile(id);
    await pool().query('insert into download_use (download_id, profile_id, at) values ($1, $2, now())', [
      download,
      admin.id,
    ]);
    expect((await read(id))?.used).toBe(true);
    await expect(remove(id)).rejects.toThrow('CONFLICT');
  });

  it('is refused once somebody viewed it', async () => {
    const { id } = await create();
    await viewModule((await makePerson()).viewer, id);
    expect((await read(id))?.used).toBe(true);
    await expect(remove(id)).rejects.toThrow('CONFLICT');
    expect(await read(id)).not.toBeNull();
  });

  it('is refused once its test was published', async () => {
    const { id } = await makeModule();
    expect((await read(id))?.used).toBe(true);
    await expect(remove(id)).rejects.toThrow('CONFLICT');
    expect(await read(id)).not.toBeNull();
  });
});

describe('the list of modules', () => {
  interface List {
    list: {
      nodes: { id: string; nameTranslations: { en: string } }[];
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
      totalCount: number;
    };
  }

  const list = async (variables: Record<string, unknown>): Promise<List['list']> =>
    (
      await call<List>(
        `query($search: String, $first: Int, $after: String) {
           list: editedModules(search: $search, first: $first, after: $after) {
             nodes { id nameTranslations { en } } pageInfo { hasNextPage endCursor } totalCount } }`,
        variables,
      )
    ).list;

  const names = ({ nodes }: List['list']): string[] =>
    nodes.map(({ nameTranslations }) => nameTranslations.en);

  beforeAll(async () => {
    const all = ['zone b', 'Zone A', 'zone C', 'Zone a'];
    for (const en of all)
      await makeModule({ name: { en, es: 'Presión Ñandú', fr: '' }, enabled: en !== 'zone C' });
    await makeModule({ name: { en: 'Elsewhere', es: '', fr: '' } });
    forgetAll();
  });

  it('goes on page by page by name, whatever its case, disabled modules too', async () => {
    const first = await list({ search: 'zone', first: 3 });
    expect(first.totalCount).toBe(4);
    expect(names(first).map((name) => name.toLowerCase())).toEqual(['zone a', 'zone a', 'zone b']);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await list({ search: 'zone', first: 3, after: first.pageInfo.endCursor });
    expect(names(second)).toEqual(['zone C']);
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect(new Set([...first.nodes, ...second.nodes].map(({ id }) => id)).size).toBe(4);
  });

  it('finds what the learners’ search finds, in every language, whatever case and accents', async () => {
    expect((await list({ search: 'nandu PRESION zone' })).totalCount).toBe(4);
    expect((await list({ search: 'Zone A presión' })).totalCount).toBe(2);
    expect((await list({ search: 'zone nowhere' })).totalCount).toBe(0);
    const all = (await list({})).totalCount;
    expect(all).toBeGreaterThan(4);
    expect((await list({ search: '/' })).totalCount).toBe(all);
  });

  const sorted = async (field: string, direction: string, first: number, after?: string) =>
    (
      await call<List>(
        `query($orderBy: EditedModuleOrder, $first: Int, $after: String) {
           list: editedModules(search: "zone", orderBy: $orderBy, first: $first, after: $after) {
             nodes { id nameTranslations { en } } pageInfo { hasNextPage endCursor } totalCount } }`,
        { orderBy: { field, direction }, first, after },
      )
    ).list;

  it.each([
    ['name', 'ASC'],
    ['name', 'DESC'],
    ['enabled', 'ASC'],
    ['enabled', 'DESC'],
    ['group', 'DESC'],
    ['createdAt', 'ASC'],
    ['createdAt', 'DESC'],
    ['updatedAt', 'DESC'],
  ])('goes on page by page by %s %s, each module once', async (field, direction) => {
    const whole = (await sorted(field, direction, 50)).nodes.map(({ id }) => id);
    expect(new Set(whole).size).toBe(4);
    const paged: string[] = [];
    let after: string | undefined;
    do {
      const { nodes, pageInfo } = await sorted(field, direction, 1, after);
      paged.push(...nodes.map(({ id }) => id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor! : undefined;
    } while (after);
    expect(paged).toEqual(whole);
  });

  it('is sorted as asked: disabled ones first, or names from the last letter', async () => {
    expect(names(await sorted('enabled', 'ASC', 1))).toEqual(['zone C']);
    expect(names(await sorted('name', 'DESC', 2)).map((name) => name.toLowerCase())).toEqual([
      'zone c',
      'zone b',
    ]);
  });

  it('refuses the cursor of a list in another order', async () => {
    const { pageInfo } = await sorted('name', 'ASC', 1);
    await expect(sorted('name', 'DESC', 1, pageInfo.endCursor!)).rejects.toThrow('BAD_USER_INPUT');
    await expect(sorted('createdAt', 'ASC', 1, pageInfo.endCursor!)).rejects.toThrow('BAD_USER_INPUT');
    for (const key of [
      'yesterday',
      '2026-02-30 00:00:00+00',
      '2026-01-01 24:00:00+00',
      '0000-01-01 00:00:00+00',
    ]) {
      const forged = encodeCursor('createdAt', 'ASC', key, randomUUID());
      await expect(sorted('createdAt', 'ASC', 1, forged)).rejects.toThrow('BAD_USER_INPUT');
    }
  });

  it('is narrowed to some values of each field', async () => {
    const narrowed = async (filter: object): Promise<string[]> =>
      names(
        (
          await call<List>(
            `query($filter: EditedModuleFilter) {
               list: editedModules(search: "zone", filter: $filter) {
                 nodes { id nameTranslations { en } } pageInfo { hasNextPage endCursor } totalCount } }`,
            { filter },
          )
        ).list,
      );
    expect(await narrowed({ enabled: false })).toEqual(['zone C']);
    expect(await narrowed({ enabled: true })).toHaveLength(3);
    expect(await narrowed({ kind: ['training', 'tire', 'unknown'], brand: null })).toHaveLength(4);
    expect(await narrowed({ kind: [] })).toEqual([]);
    expect(await narrowed({ brand: ['conti', 'gt'], enabled: false })).toEqual(['zone C']);
  });

  it('refuses a search that is too long, a foreign cursor and a page that is too large', async () => {
    await expect(list({ search: 'a'.repeat(201) })).rejects.toThrow('BAD_USER_INPUT');
    await expect(list({ search: 'a\0' })).rejects.toThrow('BAD_USER_INPUT');
    await expect(list({ after: encodeCursor('a\0', randomUUID()) })).rejects.toThrow('BAD_USER_INPUT');
    await expect(list({ after: 'WzFd' })).rejects.toThrow('BAD_USER_INPUT');
    await expect(list({ first: 101 })).rejects.toThrow('BAD_USER_INPUT');
  });
});
