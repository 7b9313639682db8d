import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { submitTest } from '#server/features/attempts/results/result.service';
import { now } from '#server/platform/clock';
import { pool } from '#server/platform/database/database';
import { waitsFor } from '#server/testing/database/waiting';
import { takingTests } from '#server/testing/features/attempts';
import { makeModule, makePerson } from '#server/testing/factories';
import { refreshFigures } from './refresh-figures';

const taking = takingTests();

const marked = async () => {
  const { rows } = await pool().query<{ passed: number; failed: number }>(
    `select coalesce(sum(passed), 0)::int as passed, coalesce(sum(failed), 0)::int as failed
     from result_day where kind = 'test'`,
  );
  return rows[0]!;
};

describe('dashboard summaries', () => {
  it('include a result and its correction, and are unchanged without a change', async () => {
    await refreshFigures(60_000);
    const before = await marked();
    const module = await makeModule();
    const attempt = await taking.start(module);
    await submitTest(taking.person.viewer, attempt.id);
    await refreshFigures();
    expect(await marked()).toEqual({ ...before, failed: before.failed + 1 });
    await pool().query(`update attempt set status = 'passed' where id = $1`, [attempt.id]);
    await refreshFigures();
    expect(await marked()).toEqual({ ...before, passed: before.passed + 1 });
  });

  it('write no unchanged row', async () => {
    await makePerson({ role: 'user' });
    await refreshFigures();
    // A row that meets a conflict has a mark in `xmax`, even when nothing else changes.
    const versions = async () =>
      (
        await pool().query<{ of: string }>(
          `select 'day ' || xmin || ' ' || xmax || ' ' || d as of from result_day d
           union all select 'week ' || xmin || ' ' || xmax || ' ' || w from result_week w
           union all select 'stuck ' || xmin || ' ' || xmax || ' ' || s from stuck_person s order by of`,
        )
      ).rows.map(({ of }) => of);
    const before = await versions();
    for (const of of ['day', 'week', 'stuck']) expect(before.join()).toContain(of);
    await refreshFigures();
    expect(await versions()).toEqual(before);
  });

  it('count events at the end of a week that came after its last refresh', async () => {
    const { id } = await makePerson();
    const then = new Date(now().getTime() - 8 * 86_400_000);
    const signIns = async () => {
      const { rows } = await pool().query<{ count: number }>(
        `select coalesce(sum(sign_ins), 0)::int as count from activity_span where span = 'week' and start <= $1`,
        [then],
      );
      return rows[0]!.count;
    };
    await refreshFigures(60_000);
    const before = await signIns();
    await pool().query(
      `insert into audit_entry (at, action, actor_kind, actor_id, target_kind, target_id)
       values ($1, 'user_login', 'person', $2, 'profile', $2)`,
      [then, id],
    );
    await pool().query(`update dashboard_state set read_to = $1::timestamptz - interval '1 second'`, [then]);
    await refreshFigures(60_000);
    expect(await signIns()).toBe(before + 1);
  });

  it('block no submission while they are refreshed, and lock only their own tables', async () => {
    const attempt = await taking.start(await makeModule());
    const other = await pool().connect();
    let refreshed: Promise<void> | undefined;
    try {
      await other.query('begin');
      await other.query('lock table account_progress in exclusive mode');
      const { rows: own } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
      refreshed = refreshFigures();
      const blocked = `select l.pid from pg_locks l where not l.granted and l.relation = 'account_progress'::regclass`;
      expect(await waitsFor(own[0]!.pid, refreshed)).toBe(true);
      const { rows } = await other.query<{ name: string }>(
        `select distinct l.relation::regclass::text as name from pg_locks l join pg_class c on c.oid = l.relation
         where l.pid in (${blocked}) and l.mode <> 'AccessShareLock' and c.relkind = 'r' order by 1`,
      );
      expect(rows.map(({ name }) => name)).toEqual([
        'account_progress',
        'dashboard_due',
        'dashboard_state',
        'stuck_person',
      ]);
      expect(await submitTest(taking.person.viewer, attempt.id)).toBeDefined();
    } finally {
      await other.query('rollback');
      other.release();
      await refreshed;
    }
  });
});
