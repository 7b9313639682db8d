import { describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { adminPortal } from '#server/testing/admin-portal';
import { BulkCalls, makeMany } from '#server/testing/bulk';
import { makeModule, makePerson, makeResult } from '#server/testing/factories';
import { onlyEnglish } from '#server/testing/questions';

const portal = adminPortal();
const bulk = new BulkCalls(portal);

const run = (text: string, values: unknown[] = []) => pool().query(text, values);

describe('preview of a PRO reset', () => {
  it('counts the affected people, what they keep and which tests open again, and changes nothing', async () => {
    const wetGrip = await makeModule({ name: onlyEnglish('PRO: wet grip'), test: { category: 'pro' } });
    await makeModule({ name: onlyEnglish('PRO: closed'), test: { category: 'pro' }, enabled: false });
    await makeModule({
      name: onlyEnglish('PRO: cycles'),
      userTypes: ['motorcycle'],
      test: { category: 'pro' },
    });
    const [zoe, anna] = [
      await makePerson({ name: 'Zoë Reset', userType: 'pro' }),
      await makePerson({ name: 'Anna Reset', userType: 'pro' }),
    ];
    const standard = await makePerson({ name: 'Bo Reset' });
    await makePerson({ name: 'Cy', userType: 'pro' });
    for (const { id } of [zoe, standard]) await makeResult(id, wetGrip, { status: 'passed' });
    await makeResult(anna.id, wetGrip, { status: 'failed' });
    const attempt = await makeResult(zoe.id, wetGrip, { status: 'passed' });
    await run(
      `insert into certificate (number, attempt_id, profile_id, holder_name, test_name, passed_at)
       values ('RSET-0000-0001', $1, $2, 'Zoë', '{"en":"PRO"}', now())`,
      [attempt, zoe.id],
    );
    const of = { list: 'proPeople', action: 'resetPro', selection: { all: true, search: 'reset' } };
    expect(await bulk.preview(of)).toMatchObject({
      total: 2,
      takes: 2,
      names: ['Anna Reset', 'Zoë Reset'],
      effects: [
        { kind: 'retained_results', count: 3, names: [] },
        { kind: 'retained_certificates', count: 1, names: [] },
        { kind: 'reopened_tests', count: 1, names: ['PRO: wet grip'] },
      ],
      isWhole: true,
      canBeUndone: true,
    });
    const among = { ids: [zoe.id, standard.id] };
    expect(await bulk.preview({ action: 'resetPro', selection: among })).toMatchObject({
      takes: 1,
      effects: [{ count: 2 }, { count: 1 }, { count: 1 }],
      leftOut: [{ reason: 'not_pro', count: 1 }],
    });
    const { id } = await bulk.done(of);
    expect(await bulk.read(id)).toMatchObject({ state: 'done', total: 2, done: 2 });
    expect(await bulk.preview(of)).toMatchObject({ total: 0, takes: 0 });
  });
});

describe('preview of reminders', () => {
  it('counts recipients and the reasons of the others, as the job then does', async () => {
    await makeModule({ name: onlyEnglish('Snow'), userTypes: ['conti'], test: {} });
    const open = await makeMany('Remind Open', 4);
    const done = await makeMany('Remind Done', 2);
    await run("update profile set user_type = 'conti' where id = any($1::uuid[])", [open]);
    await run("update profile set user_type = 'motorcycle' where id = any($1::uuid[])", [done]);
    await run('update module set enabled = false where cardinality(user_types) = 0');
    await run('update profile set disabled_at = now() where id = $1', [open[3]]);
    await bulk.done({ action: 'remind', selection: { ids: [open[2]] } });
    const of = { action: 'remind', selection: { ids: [...open, ...done, portal.admin.id] } };
    const leftOut = [
      { reason: 'nothing_open', count: 2 },
      { reason: 'disabled', count: 1 },
      { reason: 'reminded_today', count: 1 },
      { reason: 'self', count: 1 },
    ];
    expect(await bulk.preview(of)).toMatchObject({
      total: 7,
      takes: 2,
      names: ['Remind Open 0001', 'Remind Open 0002'],
      leftOut,
      isWhole: true,
      canBeUndone: false,
    });
    const { id } = await bulk.done(of);
    expect(await bulk.read(id)).toMatchObject({ done: 2, leftOut: 5 });
  });

  it('doesn’t check open tests for more than 1,000 people, and marks its numbers as incomplete', async () => {
    await makeMany('Remind Crowd', 1001);
    const of = { action: 'remind', selection: { all: true, search: 'Remind Crowd' } };
    expect(await bulk.preview(of)).toMatchObject({ total: 1001, takes: 1001, isWhole: false });
  });
});
