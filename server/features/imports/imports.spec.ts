import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { removeUnusedFiles } from '#server/features/storage/unused-files';
import { pool } from '#server/platform/database/database';
import type { Scope } from '#server/platform/access/scopes';
import { type Api, startApi } from '#server/testing/api/api';
import { makeClient, makePerson, type SpecPerson } from '#server/testing/factories';
import { importing } from '#server/testing/features/imports';
import { eraseImports } from './erasure/forget-imports';

let api: Api;
let admin: SpecPerson;
let files: ReturnType<typeof importing>;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
  files = importing(api, admin);
});
afterAll(() => api.close());

const codeOf = (rejectedRows: Promise<unknown>): Promise<string> =>
  rejectedRows.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

describe('column matching of a file', () => {
  it('guesses fields by headings in three languages, each field once', async () => {
    const { columns } = await files.send(
      'people',
      'Courriel;Nombre completo;USER TYPE;Type;N° de badge\na@b.example;A;Pro;x;1\n',
    );
    expect(columns.map(({ field }) => field)).toEqual(['email', 'name', 'userType', null, null]);
    expect(columns[2]!.words).toEqual([{ word: 'Pro', means: 'pro' }]);
  });

  it('prefers a field’s exact name, as in the portal’s own exports', async () => {
    const { columns } = await files.send('people', 'id,name,email,externalId\n1,A,a@b.example,E-1\n');
    expect(columns.map(({ field }) => field)).toEqual([null, 'name', 'email', 'externalId']);
  });

  it('reports known values of a column for whatever field it is matched to', async () => {
    const { id, columns } = await files.send('people', [
      'email,Kunde,Name',
      'a@b.example,PRO,A',
      'c@d.example,Std,C',
    ]);
    const { import: found } = await files.request<{ import: { columns: { known: object[] }[] } }>(
      'query ($id: ID!) { import(id: $id) { columns { known { word field means } } } }',
      { id },
    );
    expect(columns[1]!.words.map(({ word }) => word)).toEqual(['PRO', 'Std']);
    expect(found.columns.map(({ known }) => known)).toEqual([
      [],
      [{ word: 'PRO', field: 'userType', means: 'pro' }],
      [],
    ]);
  });

  it('remembers fields and values for the next file with the same headings', async () => {
    const lines = ['Adr,Who,Lvl', 'lvl@words.example,Somebody,Expert'];
    const first = await files.send('people', lines);
    expect(first.remembered).toBe(false);
    await files.step('matchImportColumns', {
      id: first.id,
      columns: [
        { index: 0, field: 'email' },
        { index: 1, field: 'name' },
        { index: 2, field: 'userType', words: [{ word: 'Expert', means: 'pro' }] },
      ],
    });
    await files.run();
    expect((await files.rows(first.id))[0]!.values).toContainEqual({ field: 'userType', value: 'pro' });
    const next = await files.send('people', ['adr,WHO,Lvl', 'x@words.example,Y,Expert']);
    expect(next.remembered).toBe(true);
    expect(next.columns.map(({ field }) => field)).toEqual(['email', 'name', 'userType']);
    expect(next.columns[2]!.words).toEqual([{ word: 'Expert', means: 'pro' }]);
  });

  it('remembers fields for a file of rejected rows with reason columns, and for its own rejected rows', async () => {
    const lines = ['Adr,Who,Badge', 'nobody,Somebody,B-1'];
    const first = await files.send('people', lines);
    const columns = ['email', 'name', 'externalId'].map((field, index) => ({ index, field }));
    await files.step('matchImportColumns', { id: first.id, columns });
    await files.run();
    const rejectedOf = async (id: string): Promise<string> => {
      const response = await api.app.inject({
        url: `/api/imports/${id}/rejected.csv?lang=fr`,
        headers: { authorization: `Bearer ${await api.tokenOf(admin)}` },
      });
      return response.body;
    };
    const again = await files.send('people', await rejectedOf(first.id));
    expect(again).toMatchObject({ remembered: true });
    expect(again.columns.map(({ field }) => field)).toEqual(['email', 'name', 'externalId', null]);
    await files.match(again);
    await files.run();
    const third = await files.send('people', await rejectedOf(again.id));
    expect(third.columns.map(({ field }) => field)).toEqual(['email', 'name', 'externalId', null, null]);
  });

  it.each([
    ['columns that don’t identify a person', [{ index: 1, field: 'name' }]],
    ['a field of another kind of import', [{ index: 0, field: 'points' }]],
    ['a duplicate field', [0, 1].map((index) => ({ index, field: 'email' }))],
    ['a column that the file doesn’t have', [{ index: 2, field: 'email' }]],
    [
      'a word mapped to an unknown value',
      [
        { index: 0, field: 'email' },
        { index: 1, field: 'role', words: [{ word: 'A', means: 'boss' }] },
      ],
    ],
  ])('rejects %s', async (_what, columns) => {
    const { id } = await files.send('people', ['email,name', 'a@b.example,A']);
    expect(await codeOf(files.step('matchImportColumns', { id, columns }))).toBe('BAD_USER_INPUT');
    expect((await files.find(id)).status).toBe('read');
  });

  it('can be repeated after the rows were checked', async () => {
    const made = await files.check('people', ['email,name', 'anew@b.example,A']);
    await files.match(made);
    await files.run();
    expect(await files.find(made.id)).toMatchObject({ status: 'checked', counts: { add: 1 } });
  });
});

describe('import file', () => {
  it('fails with a reason when it can’t be read', async () => {
    const made = await files.send('people', 'email,name\n"never@closed.example,A\n');
    expect(made).toMatchObject({
      status: 'failed',
      failure: { code: 'BAD_USER_INPUT', reason: 'open_quote' },
    });
    expect(await codeOf(files.match({ ...made, columns: [] }))).toBe('CONFLICT');
  });

  it('is rejected when it belongs to another person or has another type', async () => {
    const other = importing(api, await makePerson({ role: 'admin' }));
    const { id } = await other.send('people', ['email', 'a@b.example']);
    const { rows } = await pool().query<{ file_id: string }>(
      'select file_id from data_import where id = $1',
      [id],
    );
    expect(await codeOf(files.step('createImport', { kind: 'people', fileId: rows[0]!.file_id }))).toBe(
      'NOT_FOUND',
    );
    expect(await codeOf(files.send('people', 'x', 'people.txt'))).toBe('FILE_REJECTED');
  });

  it('returns its rejected rows unchanged with the reasons in the requested language', async () => {
    const { id } = await files.check('people', [
      'E-mail;Name;Salary',
      'bad;"Quoted; name";12',
      'good@csv.example;Good;13',
    ]);
    const response = await api.app.inject({
      url: `/api/imports/${id}/rejected.csv?lang=es`,
      headers: { authorization: `Bearer ${await api.tokenOf(admin)}` },
    });
    expect(response.statusCode).toBe(200);
    expect(response.body.replace('\uFEFF', '').split('\r\n')).toEqual([
      'E-mail,Name,Salary,Motivo',
      'bad,Quoted; name,12,Correo electrónico: «bad» no es válido. Escriba una dirección de correo como dana@example.com.',
      '',
    ]);
  });

  it('is deleted with its rows after 30 days, but the import remains', async () => {
    const { id } = await files.take('people', ['email,name', 'old@people.example,Old']);
    await pool().query(
      `update data_import set created_at = now() - interval '30 days 1 minute' where id = $1`,
      [id],
    );
    await eraseImports();
    expect(await files.find(id)).toMatchObject({ status: 'done', counts: { add: 1 }, columns: [] });
    expect(await files.rows(id)).toEqual([]);
    await pool().query(
      `update stored_file set unused_since = now() - interval '2 days', stored_at = now() - interval '2 days'`,
    );
    const before = (await pool().query('select from data_import where file_id is not null')).rowCount!;
    await removeUnusedFiles();
    expect((await pool().query('select from stored_file')).rowCount).toBe(before);
  });
});

describe('list of imports', () => {
  it('sorts newest first, in pages, and filters by kind', async () => {
    interface Data {
      imports: {
        totalCount: number;
        nodes: { id: string }[];
        pageInfo: { endCursor: string; hasNextPage: boolean };
      };
    }
    const query = `query ($after: String) { imports(first: 3, after: $after, filter: {kind: people}) { totalCount nodes { id kind madeBy }
      pageInfo { endCursor hasNextPage } } }`;
    const { rows } = await pool().query<{ id: string }>(
      'select id from data_import order by created_at desc, id desc',
    );
    const seen: string[] = [];
    let after: string | undefined;
    for (;;) {
      const { imports } = await files.request<Data>(query, { after });
      expect(imports.totalCount).toBe(rows.length);
      seen.push(...imports.nodes.map(({ id }) => id));
      if (!imports.pageInfo.hasNextPage) break;
      after = imports.pageInfo.endCursor;
    }
    expect(seen).toEqual(rows.map(({ id }) => id));
  });

  const found = async (params: object) => {
    const query = `query ($search: String, $where: ImportWhere, $orderBy: ImportOrder) {
      imports(search: $search, where: $where, orderBy: $orderBy) { totalCount nodes { fileName } } }`;
    interface Data {
      imports: { totalCount: number; nodes: { fileName: string }[] };
    }
    const { imports } = await files.request<Data>(query, params);
    expect(imports.nodes).toHaveLength(imports.totalCount);
    return imports.nodes.map(({ fileName }) => fileName);
  };

  it('searches by file name and actor, filters by conditions, and sorts', async () => {
    const importer = await makePerson({ name: 'Zoë Importer', role: 'admin' });
    const rows = [
      ['élan.csv', 'people', 'done', 'person', importer.id, 7, 3],
      ['Elan 2.xlsx', 'points', 'stopped', 'person', importer.id, 9, 0],
      ['crm élan.csv', 'people', 'failed', 'client', 'zoom-crm', null, 0],
    ];
    for (const [name, kind, status, of, by, count, rejected] of rows) {
      await pool().query(
        `insert into data_import (file_name, kind, status, made_by_kind, made_by, row_count, counts, done_counts)
         values ($1, $2, $3, $4, $5, $6, jsonb_build_object('add', 1, 'change', 0, 'unchanged', 0, 'reject', $7::int), '{}')`,
        [name, kind, status, of, by, count, rejected],
      );
    }
    const by = (field: string, direction = 'ASC') => ({ search: 'elan', orderBy: { field, direction } });
    const one = (where: object) => ({ search: 'elan', where });
    expect(await found(by('fileName'))).toEqual(['crm élan.csv', 'Elan 2.xlsx', 'élan.csv']);
    expect(await found(by('rowCount'))).toEqual(['crm élan.csv', 'élan.csv', 'Elan 2.xlsx']);
    expect(await found(by('rowCount', 'DESC'))).toEqual(['Elan 2.xlsx', 'élan.csv', 'crm élan.csv']);
    expect(await found({ search: 'zoe elan', orderBy: { field: 'status' } })).toEqual([
      'élan.csv',
      'Elan 2.xlsx',
    ]);
    expect(await found({ search: 'zoom' })).toEqual(['crm élan.csv']);
    expect(await found({ search: importer.email })).toEqual([]);
    expect(await found(one({ status: { noneOf: ['done', 'stopped'] } }))).toEqual(['crm élan.csv']);
    expect(await found(one({ madeBy: { contains: 'importer' } }))).toHaveLength(2);
    expect(await found(one({ rejected: { min: 1 } }))).toEqual(['élan.csv']);
    expect(await found(one({ startedAt: { isNull: false } }))).toEqual([]);
    expect(await codeOf(found(one({ file: { oneOf: ['x'] } })))).toBe('BAD_USER_INPUT');
  });

  it('exports the same rows to a file, for administrators and clients with run_imports only', async () => {
    const file = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const orderBy = encodeURIComponent(JSON.stringify({ field: 'fileName' }));
      return api.app.inject({ url: `/api/imports.csv?search=elan&orderBy=${orderBy}`, headers });
    };
    const { body } = await file(await api.tokenOf(admin));
    const [head, ...lines] = body
      .replace(/^\ufeff/, '')
      .trim()
      .split('\r\n');
    expect(head).toContain('id,kind,status,fileName,madeBy,createdAt,rowCount,added');
    expect(lines.map((line) => line.split(',').slice(1, 5))).toEqual([
      ['people', 'failed', 'crm élan.csv', 'zoom-crm'],
      ['points', 'stopped', 'Elan 2.xlsx', 'Zoë Importer'],
      ['people', 'done', 'élan.csv', 'Zoë Importer'],
    ]);
    expect((await file(await api.tokenOf(await makePerson({ role: 'manager' })))).statusCode).toBe(403);
    expect((await file(await api.clientToken(await makeClient(['read_people'])))).statusCode).toBe(403);
  });

  it('rejects steps out of order with CONFLICT', async () => {
    const { id } = await files.send('people', ['email,name', 'steps@people.example,A']);
    expect(await codeOf(files.step('startImport', { id }))).toBe('CONFLICT');
    expect(await codeOf(files.step('stopImport', { id }))).toBe('CONFLICT');
    expect(await codeOf(files.step('undoImport', { id }))).toBe('CONFLICT');
    expect(await files.step('discardImport', { id })).toMatchObject({ status: 'discarded' });
    expect(await codeOf(files.step('discardImport', { id }))).toBe('CONFLICT');
  });

  it('searches the rows of an import by their cells, filters them by outcome, and pages them', async () => {
    const { id } = await files.check('people', [
      'email,name',
      'a@find.example,Änne',
      'b@find.example,Bo',
      'bad,Cy',
    ]);
    expect((await files.rows(id, { search: 'änn' })).map(({ line }) => line)).toEqual([2]);
    expect((await files.rows(id, { filter: { outcome: 'reject' } })).map(({ line }) => line)).toEqual([4]);
    expect((await files.rows(id, { first: 1 })).map(({ line }) => line)).toEqual([2]);
  });

  it('is available to administrators, and to clients with run_imports and the scope of the data', async () => {
    const { id } = await files.send('people', ['email,name', 'a@scopes.example,A']);
    const call = async (token: string) => {
      const { body } = await api.graphql(
        'mutation ($id: ID!) { discardImport(input: {id: $id}) { import { id } } }',
        { id },
        token,
      );
      return body.errors?.[0]?.extensions;
    };
    expect(await call(await api.tokenOf(await makePerson({ role: 'manager' })))).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await call(await api.clientToken(await makeClient(['write_people'])))).toMatchObject({
      scope: 'run_imports',
    });
    expect(await call(await api.clientToken(await makeClient(['run_imports'])))).toMatchObject({
      scope: 'write_people',
    });
    expect(await call(await api.clientToken(await makeClient('writer')))).toBeUndefined();
  });

  it.each([
    ['people', 'write_people'],
    ['accounts', 'write_people'],
    ['account_numbers', 'write_people'],
    ['points', 'write_points'],
    ['past_results', 'write_results'],
  ] as const)('requires another scope besides run_imports for an import of %s: %s', async (kind, scope) => {
    const sendAs = async (scopes: readonly Scope[]) => {
      const { statusCode, body } = await api.app.inject({
        method: 'POST',
        url: `/api/imports?kind=${kind}&filename=a.csv`,
        headers: {
          authorization: `Bearer ${await api.clientToken(await makeClient(scopes))}`,
          'content-type': 'text/csv',
        },
        payload: 'a,b\n1,2\n',
      });
      return [statusCode, /scope (\w+)/.exec(body)?.[1]];
    };
    expect(await sendAs(['run_imports'])).toEqual([403, scope]);
    expect(await sendAs(['run_imports', scope])).toEqual([200, undefined]);
  });

  it('accepts a file in the request body from API clients, but rejects new administrators from them', async () => {
    const token = await api.clientToken(await makeClient('writer'));
    const sent = await api.app.inject({
      method: 'POST',
      url: '/api/imports?kind=people&filename=people.csv',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
      payload: 'email,name,role\nboss@program.example,Boss,admin\nuser@program.example,User,user\n',
    });
    expect(sent.statusCode).toBe(200);
    await files.run();
    const { _id: id } = sent.json<{ _id: string }>();
    const made = await files.find(id);
    await files.match(made);
    await files.run();
    const rows = await files.rows(made.id);
    expect(rows.map(({ outcome, reasons }) => [outcome, reasons[0]?.code])).toEqual([
      ['reject', 'NOT_ALLOWED'],
      ['add', undefined],
    ]);
  });

  it('restores the date people became PRO when a user type is undone', async () => {
    const person = await makePerson({ userType: 'pro' });
    const since = '2025-02-03 04:05:06.789012+00';
    const dates = async () =>
      (
        await pool().query<{ type: string; since: string | null }>(
          'select user_type as type, pro_since::text as since from profile where id = $1',
          [person.id],
        )
      ).rows[0];
    await pool().query('update profile set pro_since = $2 where id = $1', [person.id, since]);
    const { id } = await files.take('people', ['email,userType', `${person.email},standard`]);
    expect(await dates()).toEqual({ type: 'standard', since: null });
    await files.undo(id);
    expect(await dates()).toEqual({ type: 'pro', since });
  });

  it('deletes the audit’s personal values of added people on undo', async () => {
    const { id } = await files.take('people', ['email,name', 'brief@import.example,Brief Stay']);
    const { rows } = await pool().query<{ id: string }>(
      `select id from profile where email = 'brief@import.example'`,
    );
    const kept = async () =>
      (await pool().query('select from audit_personal where profile_id = $1', [rows[0]!.id])).rowCount;
    expect(await kept()).toBe(1);
    await files.undo(id);
    expect(await kept()).toBe(0);
  });

  it('lets API clients undo an import, except administrators it added', async () => {
    const made = await files.take('people', [
      'email,name,role',
      'boss@undone.example,Boss,admin',
      'user@undone.example,User,user',
    ]);
    const undone = await api.graphql<unknown>(
      'mutation ($id: ID!) { undoImport(input: {id: $id}) { import { undoPreview { removed } } } }',
      { id: made.id },
      await api.clientToken(await makeClient('writer')),
    );
    expect(undone.body.errors).toBeUndefined();
    await files.run();
    expect((await files.find(made.id)).undo).toEqual({
      removed: 1,
      addedStays: 1,
      restored: 0,
      fieldsStay: 0,
    });
    expect((await files.rows(made.id)).map(({ unchangedReasons }) => unchangedReasons[0]?.code)).toEqual([
      'NOT_ALLOWED',
      undefined,
    ]);
  });
});
