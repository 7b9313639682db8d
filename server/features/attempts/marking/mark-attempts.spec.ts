import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { startTest } from '#server/features/training/test/start-test.service';
import { evictAll } from '#server/platform/cache/cache';
import { pool, transaction } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { counted } from '#server/testing/database/counted';
import {
  makeModule,
  makePerson,
  makeResult,
  type SpecModule,
  type SpecPerson,
} from '#server/testing/factories';
import { answerAll } from '#server/testing/features/regrading';
import { lockAttempt } from '../attempt.queries';
import { submitTest } from '../results/result.service';
import { markAttempts } from './mark-attempts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
  await pool().query('update site_setting set standard_tests_required = 0');
  evictAll();
});
afterAll(() => api.close());

/** A person's attempt at a test: an earlier pass, if any, and the answers. */
interface AttemptCase {
  person: number;
  test: number;
  passedBefore: boolean;
  answers: ('Right' | 'Wrong' | '')[];
}

interface Group {
  userTypes: ('standard' | 'conti')[];
  /** The submissions in order, one per person and test. */
  cases: AttemptCase[];
}

const [people, tests, questions] = [3, 3, 3];

const attemptCase: fc.Arbitrary<AttemptCase> = fc.record({
  person: fc.nat(people - 1),
  test: fc.nat(tests - 1),
  passedBefore: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
  answers: fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constant('Right' as const) },
      fc.constantFrom('Wrong' as const, '' as const),
    ),
    { minLength: questions, maxLength: questions },
  ),
});

const group: fc.Arbitrary<Group> = fc.record({
  userTypes: fc.array(
    fc.oneof({ weight: 4, arbitrary: fc.constant('standard' as const) }, fc.constant('conti' as const)),
    { minLength: people, maxLength: people },
  ),
  cases: fc.uniqueArray(attemptCase, {
    minLength: 5,
    maxLength: people * tests,
    selector: ({ person, test }) => `${person} ${test}`,
  }),
});

/** Creates two PRO tests, the only ones, and one standard test. */
async function makeTests(): Promise<SpecModule[]> {
  await pool().query('update module set enabled = false');
  const common = { passMark: 60, questions: Array.from({ length: questions }, () => ({})) };
  return [
    await makeModule({ test: { ...common, category: 'pro', points: 40 } }),
    await makeModule({ test: { ...common, category: 'pro', points: 0 } }),
    await makeModule({ test: { ...common, points: 25 } }),
  ];
}

interface Sat {
  people: SpecPerson[];
  /** Starts the attempts and returns them in the order of submission. */
  attempts: { id: string; person: SpecPerson }[];
}

async function sitAll({ userTypes, cases }: Group, modules: SpecModule[]): Promise<Sat> {
  const all: SpecPerson[] = [];
  for (const userType of userTypes) all.push(await makePerson({ userType }));
  const attempts: Sat['attempts'] = [];
  for (const { person: place, test, passedBefore, answers } of cases) {
    const person = all[place]!;
    const attempt = await startTest(person.viewer, modules[test]!.id);
    await answerAll(person, attempt, answers);
    attempts.push({ id: attempt.id, person });
    if (!passedBefore) continue;
    const before = await makeResult(person.id, modules[test]!, { status: 'passed' });
    await pool().query('update attempt set points_earned = points where id = $1', [before]);
  }
  return { people: all, attempts };
}

async function submitEach({ attempts }: Sat): Promise<void> {
  for (const { id, person } of attempts) await submitTest(person.viewer, id);
}

const markTogether = ({ attempts }: Sat): Promise<unknown> =>
  transaction(async (manager) => {
    const locked = [];
    for (const { id } of attempts) locked.push((await lockAttempt(manager, id, null, new Date()))!);
    return markAttempts(manager, locked, ({ profileId }) => ({ kind: 'person', id: profileId }), 'UTC');
  });

/** Returns the stored result without ids and times: attempts in order, people by index. */
async function storedOf({ people: all, attempts }: Sat): Promise<unknown> {
  const read = async (text: string, ids: string[]): Promise<unknown[]> => {
    const { rows } = await pool().query<{ json: unknown }>(
      `select json_agg(x.* order by place) as json from unnest($1::uuid[]) with ordinality as o (id, place)
       left join lateral (${text}) x on true group by place order by place`,
      [ids],
    );
    return rows.map(({ json }) => json);
  };
  const attemptIds = attempts.map(({ id }) => id);
  const personIds = all.map(({ id }) => id);
  return {
    marks: await read(
      `select status, score, correct_count, points_earned, promoted_to_pro, closed_at is not null as closed,
         incorrect_questions, (select json_agg(array[credit_numerator, credit_denominator] order by position)
           from attempt_question where attempt_id = o.id) as credits,
         (select count(*) from certificate where attempt_id = o.id) as certificates
       from attempt where id = o.id`,
      attemptIds,
    ),
    audits: await read(
      `select action, actor_kind, outcome, changes from audit_entry where target_id = o.id::text order by id`,
      [...attemptIds, ...personIds],
    ),
    mails: await read(
      `select j.payload->>'template' as template, (j.payload->'values')::jsonb - 'attemptId' as said
       from graphile_worker._private_jobs j where j.key = 'result:' || o.id`,
      attemptIds,
    ),
    ledger: await read(
      `select amount, reason, waived, balance_after, idempotency_key = 'attempt:' || source_id as keyed
       from points_entry where profile_id = o.id order by created_at, id`,
      personIds,
    ),
    people: await read(
      `select user_type, coalesce((select balance from points_balance where profile_id = p.id), 0) as balance
       from profile p where id = o.id`,
      personIds,
    ),
  };
}

describe('submission of several attempts', () => {
  it('has the same marks, points, certificates, promotions and audit entries as single submissions', async () => {
    let promotions = 0;
    await fc.assert(
      fc.asyncProperty(group, async (each) => {
        const modules = await makeTests();
        const [apart, together] = [await sitAll(each, modules), await sitAll(each, modules)];
        await submitEach(apart);
        await markTogether(together);
        const stored = await storedOf(together);
        expect(stored).toEqual(await storedOf(apart));
        promotions += JSON.stringify(stored).split('"promoted_to_pro":true').length - 1;
      }),
      { numRuns: 10, seed: 20_261_122 },
    );
    expect(promotions).toBeGreaterThan(1);
  });

  it('runs the same number of statements for one attempt and for many', async () => {
    const modules = await makeTests();
    const answers = ['Right', 'Right', 'Right'] as const;
    const statementsFor = async (some: number): Promise<number> => {
      const cases = Array.from({ length: some }, (_each, person) => {
        return { person, test: 0, passedBefore: false, answers: [...answers] };
      });
      const sat = await sitAll({ userTypes: cases.map(() => 'standard'), cases }, modules);
      const { statements } = await counted(() => markTogether(sat));
      return statements - some;
    };
    const statements = await statementsFor(1);
    expect(await statementsFor(8)).toBe(statements);
    // All marks of PRO tests, with points, audit entries and messages, take one more statement.
    expect(statements).toBe(8);
  });
});
