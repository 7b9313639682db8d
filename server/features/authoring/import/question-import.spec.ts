import { describe, expect, it } from '@jest/globals';
import { adminPortal } from '#server/testing/admin-portal';
import { makeClient, makePerson } from '#server/testing/factories';
import { bank, count, emptyModule, importCalls, work } from '#server/testing/features/question-imports';

const portal = adminPortal();
const { send, upload, read, mutate } = importCalls(portal);

describe('uploaded question file', () => {
  it('is read into a preview that changes nothing', async () => {
    const { id: moduleId } = await emptyModule();
    const id = await upload(moduleId);
    expect(await read(id)).toMatchObject({ status: 'reading', total: null, madeBy: 'Ada Admin' });
    await work();
    const preview = await read(id);
    expect(preview).toMatchObject({
      status: 'previewed',
      format: 'gift',
      done: 4,
      total: 4,
      added: 0,
      counts: { accepted: 2, converted: 1, rejected: 1, alreadyThere: 0 },
      syntaxErrors: [],
    });
    expect(preview.lines.nodes).toMatchObject([
      {
        number: 1,
        line: 2,
        label: 'Round?',
        status: 'accepted',
        question: { kind: 'multiple_choice', text: 'Round?', tags: ['basics'] },
      },
      {
        number: 2,
        line: 4,
        status: 'converted',
        notes: [{ code: 'partial_answer_dropped' }],
        question: { accepted: { en: ['rubber'] } },
      },
      { number: 3, line: 6, status: 'rejected', notes: [{ code: 'essay' }], question: null },
      { number: 4, line: 8, status: 'accepted' },
    ]);
    expect(await count('test', 'module_id', moduleId)).toBe(0);
  });

  it('has a preview in pages, filtered by status', async () => {
    const { id: moduleId } = await emptyModule();
    const id = await upload(moduleId);
    await work();
    const first = await read(id, { first: 1, status: 'accepted' });
    expect(first.lines.nodes.map(({ number }) => number)).toEqual([1]);
    expect(first.lines.pageInfo.hasNextPage).toBe(true);
    const second = await read(id, { first: 1, status: 'accepted', after: first.lines.pageInfo.endCursor });
    expect(second.lines.nodes.map(({ number }) => number)).toEqual([4]);
    expect(second.lines.pageInfo.hasNextPage).toBe(false);
  });

  it('is recognized as Moodle XML by its content, whatever its name', async () => {
    const { id: moduleId } = await emptyModule();
    const xml = `<?xml version="1.0"?><quiz><question type="essay"><name><text>E</text></name></question></quiz>`;
    const id = await upload(moduleId, xml);
    await work();
    expect(await read(id)).toMatchObject({ format: 'moodle_xml', counts: { rejected: 1 } });
  });

  it.each([
    ['a syntax error at its end', `${bank}\nBroken {=a`, 10, 'brace_not_closed'],
    ['bytes that are not UTF-8', Buffer.from(`${bank}\nÉté? {T}`, 'latin1'), 10, 'not_utf8'],
    ['an entity bomb', '<?xml version="1.0"?>\n<!DOCTYPE q [<!ENTITY a "b">]><quiz/>', 2, 'xml_declaration'],
    ['XML that ends early', '<quiz>\n<question type="essay">', 2, 'xml_unclosed'],
  ])('fails with line and reason and changes nothing for %s', async (_, body, line, code) => {
    const { id: moduleId } = await emptyModule();
    const id = await upload(moduleId, body);
    await work();
    expect(await read(id)).toMatchObject({
      status: 'failed',
      failure: 'BAD_USER_INPUT',
      syntaxErrors: [{ line, code, reason: expect.any(String) }],
      lines: { nodes: [] },
    });
    expect(await mutate('applyQuestionImport', id)).toMatchObject({ code: 'CONFLICT' });
    expect(await count('test', 'module_id', moduleId)).toBe(0);
  });

  it('has no question when it is 20 MB of empty lines', async () => {
    const { id: moduleId } = await emptyModule();
    const id = await upload(moduleId, Buffer.alloc(20 * 1024 * 1024, '\n'));
    await work();
    expect(await read(id)).toMatchObject({ status: 'previewed', total: 0 });
  });

  it('is rejected when it exceeds 20 MB, has no name or module, or is JSON', async () => {
    const { id: moduleId } = await emptyModule();
    expect((await send(moduleId, Buffer.alloc(20 * 1024 * 1024 + 1, 'a'))).body['code']).toBe(
      'PAYLOAD_TOO_LARGE',
    );
    expect((await send(moduleId, bank, { name: '' })).body['code']).toBe('BAD_USER_INPUT');
    expect((await send(moduleId, '')).body['code']).toBe('BAD_USER_INPUT');
    expect((await send(portal.admin.id, bank)).body['code']).toBe('NOT_FOUND');
    expect((await send('x', bank)).body['code']).toBe('NOT_FOUND');
    expect((await send(moduleId, '{}', { type: 'application/json' })).status).toBeGreaterThanOrEqual(400);
    expect(await count('question_import', 'module_id', moduleId)).toBe(0);
  });

  it('is rejected while ten other previews of the module exist', async () => {
    const { id: moduleId } = await emptyModule();
    for (let times = 0; times < 10; times++) await upload(moduleId);
    expect((await send(moduleId, bank, { name: 'eleventh.gift' })).body).toEqual({
      success: false,
      code: 'CONFLICT',
      error: `The module has 10 open imports, the maximum. Add or discard one of these first: ${Array(10).fill('bank.gift').join(', ')}.`,
      traceId: expect.any(String),
    });
    await work();
  });
});

describe('permission to import questions', () => {
  it('includes administrators and API clients with write access', async () => {
    const { id: moduleId } = await emptyModule();
    const writer = await portal.api.clientToken(await makeClient('writer'));
    const { body } = await send(moduleId, bank, { as: writer });
    await work();
    const id = String(body['_id']);
    expect(await mutate('applyQuestionImport', id, '', writer)).toMatchObject({ status: 'importing' });
    await work();
    expect(await mutate('undoQuestionImport', id, '', writer)).toMatchObject({ removed: 3 });
  });

  it('excludes everyone else', async () => {
    const { id: moduleId } = await emptyModule();
    const id = await upload(moduleId);
    await work();
    const reader = await portal.api.clientToken(await makeClient('reader'));
    const manager = await portal.api.tokenOf(await makePerson({ role: 'manager' }));
    for (const as of [reader, manager]) {
      expect((await send(moduleId, bank, { as })).status).toBe(403);
      for (const name of ['applyQuestionImport', 'discardQuestionImport', 'undoQuestionImport']) {
        expect(await mutate(name, id, '', as)).toMatchObject({ code: 'FORBIDDEN' });
      }
    }
    expect((await send(moduleId, bank, { as: '' })).status).toBe(401);
    expect(await read(id, {}, manager)).toBeNull();
    const program = await portal.api.clientToken(await makeClient(['run_imports']));
    expect(await read(id, {}, program)).toMatchObject({ status: 'previewed' });
    const list = 'query($id: ID!) { questionImports(moduleId: $id) { nodes { status fileName } } }';
    expect(
      (await portal.api.graphql(list, { id: moduleId }, manager)).body.errors?.[0]?.extensions.code,
    ).toBe('FORBIDDEN');
    expect((await portal.api.graphql(list, { id: moduleId }, program)).body.data).toEqual({
      questionImports: { nodes: [{ status: 'previewed', fileName: 'bank.gift' }] },
    });
  });
});
