import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { submitTest } from '#server/features/attempts/results/result.service';
import { pool } from '#server/platform/database';
import { waitsFor } from '#server/testing/waiting';
import { takingTests } from '#server/testing/rooms/attempts';
import { makeModule } from '#server/testing/factories';
import { refreshFigures } from './refresh-figures';

const taking = takingTests();

const marked = async () => {
  const { rows } = await pool().query<{ passed: number; failed: number }>(
    `select coalesce(sum(passed), 0)::int as passed, coalesce(sum(failed), 0)::int as failed
     from result_day where kind = 'test'`,
  );
  return rows[0]!;
};

describe('the summaries', () => {
  it('take in a result and its correction by what changed, and stay as they are without one', async () => {
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
    const { rows: versions } = await pool().query('select xmin, * from result_day order by kind, key');
    await refreshFigures();
    expect((await pool().query('select xmin, * from result_day order by kind, key')).rows).toEqual(versions);
  });

  it('hold up no submission while they are written, and lock no table but their own', async () => {
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
