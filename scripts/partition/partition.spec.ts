import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { entities } from '#server/app/entities';
import { largeSizes } from '#server/demo/large/large-sizes';
import { seedLarge } from '#server/demo/large/seed-large';
import { appendAudit } from '#server/features/audit/audit.service';
import { saveAnswer } from '#server/features/attempts/answers/answer.service';
import { submitTest } from '#server/features/attempts/results/result.service';
import { startTest } from '#server/features/training/test/start-test.service';
import { closeDatabase, openDatabase, transaction } from '#server/platform/database/database';
import { specDatabaseUrl } from '#server/testing/database/database';
import { makeModule, makePerson } from '#server/testing/factories';

const sizes = largeSizes(0.0002, new Date('2026-11-20T00:00:00Z'));
const quiet = (): void => undefined;

let client: Client;
beforeAll(async () => {
  const url = await specDatabaseUrl();
  await seedLarge(url, sizes, quiet);
  client = new Client({ connectionString: url });
  await client.connect();
  await openDatabase(url, entities, 4);
});
afterAll(async () => {
  await client.end();
  await closeDatabase();
});

const rows = async (text: string): Promise<Record<string, unknown>[]> =>
  (await client.query<Record<string, unknown>>(text)).rows;
const partsOf = async (table: string): Promise<number> =>
  (await rows(`select from pg_inherits where inhparent = '${table}'::regclass`)).length;

describe('the partitioned audit log', () => {
  const entry = { action: 'edit', actor: { kind: 'system' }, targetKind: 'spec' } as const;
  const all = 'select count(*)::int as entries, max(id)::int as newest from audit_entry';

  it('keeps all entries by month, and continues to grow', async () => {
    const { partitionAudit } = await import('./audit.mjs');
    const [before] = await rows(all);
    await partitionAudit(client, quiet);
    expect(await rows(all)).toEqual([before]);
    await transaction((manager) => appendAudit(manager, entry));
    const [{ entries, newest }] = (await rows(all)) as [Record<string, number>];
    expect([entries, newest]).toEqual([Number(before!['entries']) + 1, Number(before!['newest']) + 1]);
    const parts = await partsOf('audit_entry');
    await partitionAudit(client, quiet);
    expect([parts, await partsOf('audit_entry')]).toEqual([14, 14]);
  });

  it('stores each entry in its month, and others in a separate partition', async () => {
    const at = (when: string) =>
      `insert into audit_entry (at, action, actor_kind, target_kind) values (${when}, 'edit', 'system', 'spec')
       returning tableoid::regclass::text as part, to_char(at at time zone 'UTC', '"audit_entry_"YYYY_MM') as month`;
    const [soon] = await rows(at("now() + interval '3 months'"));
    expect(soon!['part']).toBe(soon!['month']);
    expect((await rows(at("'2020-01-01'")))[0]!['part']).toBe('audit_entry_first');
    expect((await rows(at("'2100-01-01'")))[0]!['part']).toBe('audit_entry_other');
  });

  it('still can’t be changed, in whole or in part', async () => {
    const parts = await rows(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit_entry'::regclass`,
    );
    for (const table of ['audit_entry', ...parts.map(({ name }) => name as string)]) {
      await expect(client.query(`delete from ${table}`)).rejects.toThrow('append-only');
    }
  });
});

describe('the partitioned answers', () => {
  it('keep all data, and tests can be taken and marked as before', async () => {
    const { partitionAnswers } = await import('./answers.mjs');
    const digest = `select (select md5(string_agg(md5(q::text), '' order by attempt_id, position)) from attempt_question q) as questions,
      (select md5(string_agg(md5(a::text), '' order by attempt_id, question_id)) from attempt_answer a) as answers`;
    const before = await rows(digest);
    await partitionAnswers(client, quiet);
    await partitionAnswers(client, quiet);
    expect(await rows(digest)).toEqual(before);
    expect([await partsOf('attempt_question'), await partsOf('attempt_answer')]).toEqual([16, 16]);

    const { viewer } = await makePerson();
    const attempt = await startTest(viewer, (await makeModule({})).id);
    for (const { id, options } of attempt.questions) {
      const optionIds = options.slice(0, 1).map((option) => option.id);
      await saveAnswer(viewer, { attemptId: attempt.id, questionId: id, revision: 1, optionIds, text: null });
    }
    const { status } = await submitTest(viewer, attempt.id);
    expect(['passed', 'failed']).toContain(status);
    await expect(
      client.query(`insert into attempt_answer (attempt_id, question_id, revision, saved_at)
        select gen_random_uuid(), gen_random_uuid(), 1, now()`),
    ).rejects.toThrow('foreign key');
  });
});
