import { describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { adminPortal } from '#server/testing/admin-portal';
import { auditOf } from '#server/testing/audit';
import { BulkCalls } from '#server/testing/bulk';
import { makeAccount, makeModule, makePerson } from '#server/testing/factories';
import { makeQuestion } from '#server/testing/questions';

const portal = adminPortal();
const bulk = new BulkCalls(portal);

const run = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await pool().query(text, values)).rows as Row[];

const makeAwards = async (count: number, year: number): Promise<string[]> =>
  (
    await run<{ id: string }>(
      `insert into award (name, text, year, kind, winner)
       select jsonb_build_object('en', 'Award ' || n, 'es', 'Premio ' || n, 'fr', ''), '{"en": "", "es": "", "fr": ""}',
         $2, 'yearly', 'Winner ' || n from generate_series(1, $1::int) n returning id`,
      [count, year],
    )
  ).map(({ id }) => id);

describe('bulk action on a schema-driven resource', () => {
  it('follows the rules of a single update, audits each row, and is undone except for rows changed since', async () => {
    const ids = await makeAwards(3, 2011);
    const selection = {
      all: true,
      filter: JSON.stringify({ year: { from: 2011, to: 2011 } }),
      except: [ids[2]],
    };
    const of = { list: 'adminAwards', action: 'publish', selection };
    expect(await bulk.preview(of)).toMatchObject({
      total: 2,
      takes: 2,
      names: ['Award 1', 'Award 2'],
      canBeUndone: true,
    });
    const { id } = await bulk.done(of);
    expect(await bulk.read(id)).toMatchObject({ state: 'done', done: 2, leftOut: 0 });
    expect(await auditOf('award', ids[0]!)).toMatchObject([
      { action: 'edit', actor: portal.admin.id, changes: { publishAt: [null, expect.any(String)] } },
    ]);
    await run(`update award set publish_at = '2030-01-01T00:00:00Z' where id = $1`, [ids[1]]);
    expect(await bulk.undone(id)).toMatchObject({ undone: 1, kept: 1 });
    expect(await bulk.report(id)).toEqual([['Award 2', 'changed_since', null]]);
    const rows = await run<{ at: string | null }>(
      'select publish_at as at from award where id = any($1::uuid[]) order by winner',
      [ids],
    );
    expect(rows.map(({ at }) => at === null)).toEqual([true, false, true]);
  });

  it('sets a field to a value of the API, and lists the former values in the preview', async () => {
    const ids = await makeAwards(2, 2012);
    const of = {
      list: 'adminAwards',
      action: 'section',
      values: [{ name: 'section', value: 'whats_new' }],
      selection: { ids },
    };
    expect((await bulk.preview(of)).before).toEqual([{ value: 'pro_training', count: 2 }]);
    await bulk.done(of);
    const rows = await run('select distinct section from award where id = any($1::uuid[])', [ids]);
    expect(rows).toEqual([{ section: 'whats-new' }]);
    const wrong = { ...of, values: [{ name: 'section', value: 'whats-new' }] };
    await expect(bulk.preview(wrong)).rejects.toThrow('BAD_USER_INPUT');
  });

  it('skips rows that a rule rejects, gives the reason, and writes nothing for them', async () => {
    const ids = await makeAwards(30, 2013);
    const [one] = await makeAwards(1, 2013);
    await run(`update award set section = 'whats-new' where id = $1`, [one]);
    // A section has at most thirty awards per year.
    const { id } = await bulk.done({
      list: 'adminAwards',
      action: 'section',
      values: [{ name: 'section', value: 'pro_training' }],
      selection: { ids: [one, ids[0]] },
    });
    expect(await bulk.read(id)).toMatchObject({ done: 0, leftOut: 2 });
    expect((await bulk.report(id)).map(([, reason, detail]) => [reason, detail]).sort()).toEqual([
      ['already', null],
      ['rejected', 'A year has at most 30 awards of a section.'],
    ]);
    expect(await auditOf('award', one!)).toEqual([]);
  });

  it('deletes rows, and can’t be undone', async () => {
    const ids = await makeAwards(2, 2014);
    const { id } = await bulk.done({ list: 'adminAwards', action: 'delete', selection: { ids } });
    expect(await bulk.read(id)).toMatchObject({ done: 2, canBeUndone: false });
    expect(await run('select id from award where id = any($1::uuid[])', [ids])).toEqual([]);
    expect(await auditOf('award', ids[0]!)).toMatchObject([{ action: 'delete' }]);
  });

  it('disables and enables accounts, and disables modules', async () => {
    const account = await makeAccount();
    await makePerson({ account });
    const { id } = await bulk.done({
      list: 'adminAccounts',
      action: 'disable',
      selection: { ids: [account.id] },
    });
    const isDisabled = async () =>
      (await run('select disabled_at is not null as off from account where id = $1', [account.id]))[0]![
        'off'
      ];
    expect(await isDisabled()).toBe(true);
    await bulk.undone(id);
    expect(await isDisabled()).toBe(false);
    const module = await makeModule({ name: { en: 'Winter', es: 'Invierno', fr: '' } });
    const search = { all: true, search: 'invierno' };
    const of = { list: 'adminModules', action: 'disable', selection: search };
    expect(await bulk.preview(of)).toMatchObject({ takes: 1, names: ['Winter'] });
    await bulk.done(of);
    const rows = await run('select enabled from module where id = $1', [module.id]);
    expect(rows).toEqual([{ enabled: false }]);
  });

  it('changes only the questions that the search of all modules finds', async () => {
    const [targetModule, other] = [await makeModule({ test: {} }), await makeModule({ test: {} })];
    await makeQuestion(targetModule.testId!, 8, { text: '<p>Ice &amp; snow</p>' });
    await makeQuestion(targetModule.testId!, 9, { text: '<p>Rain</p>' });
    await makeQuestion(other.testId!, 8, { text: '<p>Ice</p>' });
    const selection = {
      all: true,
      search: 'ice',
      where: JSON.stringify({ moduleId: { oneOf: [targetModule.id] } }),
    };
    const of = { list: 'adminQuestionSummaries', action: 'disable', selection };
    expect(await bulk.preview(of)).toMatchObject({ total: 1, names: ['Ice & snow'] });
    const { id } = await bulk.done(of);
    const off = () =>
      run('select position from question where not enabled and test_id = any($1::uuid[])', [
        [targetModule.testId, other.testId],
      ]);
    expect(await off()).toEqual([{ position: 8 }]);
    await bulk.undone(id);
    expect(await off()).toEqual([]);
  });

  it('warns that publishing an issue sends e-mail, which can’t be undone', async () => {
    const [issue] = await run<{ id: string }>(
      `insert into newsletter_issue (title, summary, section, number, parts)
       values ('{"en": "Snow", "es": "", "fr": ""}', '{"en": "", "es": "", "fr": ""}', 'whats-new', 7, '[]') returning id`,
    );
    const selection = { ids: [issue!.id] };
    const of = { list: 'adminNewsletterIssues', action: 'publish', selection };
    expect(await bulk.preview(of)).toMatchObject({ takes: 1, canBeUndone: false });
    expect(await bulk.done(of)).toMatchObject({ done: 1, canBeUndone: false });
    expect(await bulk.preview({ ...of, action: 'unpublish' })).toMatchObject({ takes: 1, canBeUndone: true });
  });

  it('rejects a filter of another list', async () => {
    const selection = { all: true, filter: JSON.stringify({ userTypes: ['pro'] }) };
    const of = { list: 'adminAwards', action: 'delete', selection };
    await expect(bulk.preview(of)).rejects.toThrow('BAD_USER_INPUT');
  });
});
