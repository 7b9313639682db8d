import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { closeExpiredAttempts } from '#server/features/attempts/attempt.service';
import { startTest } from '#server/features/training/start-test.service';
import { resultById } from '#server/features/attempts/results/result.service';
import { forgetAll } from '#server/platform/cache';
import { pool } from '#server/platform/database';
import { encodeCursor } from '#server/platform/paging';
import { type Api, startApi } from '#server/testing/api';
import { auditOf } from '#server/testing/audit';
import { type Call, callsAs } from '#server/testing/calls';
import { makeClient, makeModule, makePerson, type SpecPerson } from '#server/testing/factories';
import { listModules, moduleById, viewModule } from '#server/features/training/modules.service';
import { createModule, updateModule } from './edited-module.service';
import type { EditedModule as Edited } from './edited-module.types';
import type { ModuleInput } from './module-content.input';

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
  kind: 'training' as ModuleInput['kind'],
  brand: 'gt' as ModuleInput['brand'],
  group: 'sales_skills' as ModuleInput['group'] & string,
  name: text,
  description: { en: '<p>How a tire holds.</p>' },
  art: 'touring' as ModuleInput['art'],
  userTypes: ['standard', 'pro'],
  enabled: true,
  ...changes,
});

const create = async (of: unknown = input(), as?: string): Promise<EditedModule> =>
  (
    await call<{ module: EditedModule }>(
      `mutation($input: ModuleInput!) { module: adminCreateModule(input: $input) { ${fields} } }`,
      { input: of },
      as,
    )
  ).module;

const update = async (id: string, of: unknown, updatedAt: string): Promise<EditedModule> =>
  (
    await call<{ module: EditedModule }>(
      `mutation($id: ID!, $input: ModuleInput!, $updatedAt: DateTime!) {
         module: adminUpdateModule(id: $id, input: $input, updatedAt: $updatedAt) { ${fields} } }`,
      { id, input: of, updatedAt },
    )
  ).module;

const read = async (id: string): Promise<EditedModule | null> =>
  (
    await call<{ module: EditedModule | null }>(
      `query($id: ID!) { module: editedModule(id: $id) { ${fields} } }`,
      {
        id,
      },
    )
  ).module;

const remove = (id: string): Promise<unknown> =>
  call('mutation($id: ID!) { adminDeleteModule(id: $id) }', { id });

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
    const renamed = input({ name: { en: 'Dry grip' } });
    await expect(updateModule(former.viewer, id, renamed, new Date(updatedAt))).rejects.toThrow(
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
    const refusal = createModule(admin.viewer, input({ tags }));
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

  it('refuses an edit of what was changed since it was read', async () => {
    const made = await create();
    const changed = await update(made.id, input({ art: 'ev' as ModuleInput['art'] }), made.updatedAt);
    await expect(update(made.id, input({ enabled: false }), made.updatedAt)).rejects.toThrow('CONFLICT');
    expect(await read(made.id)).toEqual(changed);
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
    expect(await remove(id)).toEqual({ adminDeleteModule: id });
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

  it('refuses a search that is too long, a foreign cursor and a page that is too large', async () => {
    await expect(list({ search: 'a'.repeat(201) })).rejects.toThrow('BAD_USER_INPUT');
    await expect(list({ search: 'a\0' })).rejects.toThrow('BAD_USER_INPUT');
    await expect(list({ after: encodeCursor('a\0', randomUUID()) })).rejects.toThrow('BAD_USER_INPUT');
    await expect(list({ after: 'WzFd' })).rejects.toThrow('BAD_USER_INPUT');
    await expect(list({ first: 101 })).rejects.toThrow('BAD_USER_INPUT');
  });
});
