import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { entities } from '#server/app/entities';
import { hashPersonal } from '#server/features/audit/audit-personal';
import { readAnsweredQuestions } from '#server/features/attempts/attempt.queries';
import { incorrectQuestion } from '#server/features/attempts/marking/incorrect-questions';
import { isFull, mark } from '#server/features/attempts/marking/marking';
import { closeDatabase, openDatabase } from '#server/platform/database/database';
import { specDatabaseUrl } from '#server/testing/database/database';
import { largeSizes } from './large-sizes';
import { seedLarge } from './seed-large';

const sizes = largeSizes(0.001, new Date('2026-11-20T00:00:00Z'));
const quiet = (): void => undefined;

let url: string;
let source: DataSource;
beforeAll(async () => {
  url = await specDatabaseUrl();
  await seedLarge(url, sizes, quiet);
  source = await openDatabase(url, entities, 2);
});
afterAll(() => closeDatabase());

type Row = Record<string, unknown>;
const rows = (text: string): Promise<Row[]> => source.query(text) as Promise<Row[]>;

describe('seed of large data, at a thousandth of its size', () => {
  it('creates the requested numbers of rows', async () => {
    const [counts] = await rows(`select (select count(*)::int from account) as accounts,
      (select count(*)::int from profile) as people, (select count(*)::int from attempt) as results,
      (select count(*)::int from points_entry) as points, (select count(*)::int from audit_entry) as audit`);
    expect(counts).toEqual({ accounts: 2, people: 100, results: 1000, points: 1000, audit: 5000 });
  });

  it('rejects a database that already has the large data, and changes nothing', async () => {
    await expect(seedLarge(url, sizes, quiet)).rejects.toThrow('has the large data already');
    expect(await rows('select count(*)::int as people from profile')).toEqual([{ people: 100 }]);
  });

  it('creates the same data in another database', async () => {
    // `changed_at` depends on the clock.
    const digests = `select (select md5(string_agg(md5((to_jsonb(a) - 'changed_at')::text), '' order by id)) from attempt a) as attempts,
      (select md5(string_agg(md5(e::text), '' order by id)) from audit_entry e) as audit,
      (select md5(string_agg(md5(e::text), '' order by id)) from points_entry e) as points`;
    const first = await rows(digests);
    await closeDatabase();
    const otherUrl = await specDatabaseUrl();
    await seedLarge(otherUrl, sizes, quiet);
    source = await openDatabase(otherUrl, entities, 2);
    expect(await rows(digests)).toEqual(first);
  });

  it('creates balances that equal the sum of the points entries', async () => {
    const broken = await rows(`select * from (select profile_id, balance_after,
        sum(amount) over (partition by profile_id order by created_at, id)::int as running from points_entry) e
      where running <> balance_after`);
    const other = await rows(`select b.* from points_balance b where balance <>
      (select sum(amount) from points_entry e where e.profile_id = b.profile_id)`);
    expect([broken, other]).toEqual([[], []]);
  });

  it('creates points and a certificate for every pass, and for nothing else', async () => {
    const passes = await rows(`select a.id from attempt a
      left join points_entry e on e.idempotency_key = 'attempt:' || a.id and e.profile_id = a.profile_id
        and e.amount = a.points_earned and e.reason = 'test_passed' and e.source_id = a.id::text
      left join certificate c on c.attempt_id = a.id and c.passed_at = a.closed_at
      where (a.status = 'passed') <> (e.id is not null) or (a.status = 'passed') <> (c.number is not null)`);
    const [counts] = await rows(`select count(*)::int as passed,
      (select count(*)::int from points_entry where reason = 'test_passed') as paid,
      (select count(*)::int from certificate) as certified from attempt where status = 'passed'`);
    expect(passes).toEqual([]);
    expect(counts).toEqual({ passed: 750, paid: 750, certified: 750 });
  });

  it('creates marks that equal the portal’s marks of these answers', async () => {
    const attempts = await rows('select * from attempt order by id');
    const questions = await readAnsweredQuestions(
      source.manager,
      attempts.map(({ id }) => id as string),
    );
    for (const attempt of attempts) {
      const givenQuestions = questions.get(attempt['id'] as string)!;
      const marked = mark(givenQuestions);
      const { score, correct_count, incorrect_questions, status, pass_mark } = attempt;
      expect({ score, correct_count, incorrect_questions }).toEqual({
        score: marked.score,
        correct_count: marked.correctCount,
        incorrect_questions: givenQuestions
          .filter((_question, index) => !isFull(marked.credits[index]!))
          .map(incorrectQuestion),
      });
      expect(status).toBe(marked.score >= (pass_mark as number) ? 'passed' : 'failed');
    }
  });

  it('creates an audit log in the order of time, with an entry for every result and adjustment', async () => {
    const unordered = await rows(
      'select id from (select id, at, lag(at) over (order by id) as before from audit_entry) e where at < before',
    );
    const results = await rows(`select a.id from attempt a left join audit_entry e
        on e.target_kind = 'attempt' and e.target_id = a.id::text and e.action = 'test_' || a.status and e.at = a.closed_at
      where e.id is null`);
    const corrections = await rows(`select p.id from points_entry p left join audit_entry e
        on e.target_kind = 'points' and e.target_id = p.profile_id::text and e.at = p.created_at
          and e.actor_id = p.actor_id::text
          and e.changes = jsonb_build_object('balance', array[p.balance_after - p.amount, p.balance_after])
      where p.reason = 'adjustment' and e.id is null`);
    expect([unordered, results, corrections]).toEqual([[], [], []]);
  });

  it('stores personal values beside the audit log, which contains their hashes', async () => {
    const kept = await rows(`select e.changes as entry, s.changes, s.key, p.phone from audit_entry e
      join audit_personal s on s.id = e.personal_id join profile p on p.id = s.profile_id`);
    expect(kept).toHaveLength(sizes.people);
    for (const { entry, changes, key, phone } of kept) {
      expect(changes).toEqual({ phone: [null, phone] });
      const hash = (value: unknown) => hashPersonal(key as Buffer, 'phone', value);
      expect(entry).toEqual({ phone: [hash(null), hash(phone)] });
    }
  });
});
