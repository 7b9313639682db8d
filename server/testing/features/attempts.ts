import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import { saveAnswer } from '#server/features/attempts/answers/answer.service';
import type { Attempt } from '#server/features/attempts/attempt.types';
import { moduleById } from '#server/features/training/module/modules.service';
import { myTestOf } from '#server/features/training/test/my-test';
import { startTest } from '#server/features/training/test/start-test.service';
import { replaceClock } from '#server/platform/clock';
import { pool } from '#server/platform/database/database';
import type { Viewer } from '#server/platform/access/viewer';
import { type Api, startApi } from '#server/testing/api/api';
import { makePerson, type SpecModule, type SpecPerson } from '#server/testing/factories';

/** Matches an error with this code. */
export const code = (expected: string) => expect.objectContaining({ code: expected });

/** Returns the option of a question with that text. */
export const option = (attempt: Attempt, position: number, text: string): string =>
  attempt.questions[position - 1]!.options.find(({ textTranslations }) => textTranslations.en === text)!.id;

/** The test taker and the time of a spec. */
class Taking {
  person!: SpecPerson;
  at!: Date;

  readonly later = (milliseconds: number): void => {
    this.at = new Date(this.at.getTime() + milliseconds);
  };

  readonly start = (module: SpecModule, viewer: Viewer = this.person.viewer): Promise<Attempt> =>
    startTest(viewer, module.id);

  readonly answer = (attempt: Attempt, position: number, text: string, revision = 1) => {
    const { id: questionId, kind } = attempt.questions[position - 1]!;
    const content = kind === 'short_answer' ? { text } : { optionIds: [option(attempt, position, text)] };
    return saveAnswer(this.person.viewer, { attemptId: attempt.id, questionId, revision, ...content });
  };

  /** Returns the person's status in the module's test. */
  readonly mine = async (module: SpecModule) => {
    const found = await moduleById(this.person.viewer, module.id);
    const { access, pointsToEarn, ...state } = await myTestOf(found!);
    return { ...state, access: access(), pointsToEarn: pointsToEarn() };
  };

  readonly attemptsOf = async (module: SpecModule): Promise<{ status: string }[]> => {
    const { rows } = await pool().query<{ status: string }>(
      'select status from attempt where profile_id = $1 and test_id = $2 order by started_at',
      [this.person.id, module.testId],
    );
    return rows;
  };
}

/** Starts a portal for the specs of a file. Each spec has a new person and starts at noon of the same day. */
export function takingTests(): Taking {
  const taking = new Taking();
  let api: Api;
  let restoreClock: () => void;

  beforeAll(async () => {
    api = await startApi();
    // Opens every connection, so that parallel calls don't wait for one.
    await Promise.all(Array.from({ length: 20 }, () => pool().query('select pg_sleep(0.05)')));
  });
  afterAll(() => api.close());

  beforeEach(async () => {
    taking.at = new Date('2026-11-21T12:00:00Z');
    restoreClock = replaceClock(() => taking.at);
    taking.person = await makePerson();
  });
  afterEach(() => restoreClock());

  return taking;
}
