import { perLanguage } from '#server/platform/language/i18n';
import type { EntityManager } from 'typeorm';
import { publishTest } from '#server/features/authoring/publish-test';
import { AdminModule } from '#server/features/modules/module.entity';
import { now } from '#server/platform/clock';
import { demoId } from '../ids';
import { insertResource } from '../insert-resource';
import type { DemoModule, DemoQuestion, DemoTest } from './module-content';

const noAnswers = perLanguage((): string[] => []);

function toQuestionRow(testId: string, question: DemoQuestion, index: number) {
  const position = index + 1;
  const key = `${testId}/${position}`;
  const row = {
    id: demoId('question', key),
    position,
    kind: question.kind,
    text: question.text,
    feedback: question.feedback ?? null,
    options: [] as unknown[],
    accepted: noAnswers,
    code: false,
    credit: 'exact',
  };
  if ('accepted' in question) return { ...row, accepted: question.accepted, code: question.code === true };
  const toOptionRow = (option: (typeof question.options)[number], place: number) => ({
    id: demoId('option', key, String(place)),
    ...option,
    feedback: option.feedback ?? null,
  });
  const credit = 'credit' in question ? question.credit : undefined;
  return { ...row, options: question.options.map(toOptionRow), credit: credit ?? 'exact' };
}

async function loadTest(
  manager: EntityManager,
  key: string,
  moduleId: string,
  test: DemoTest,
): Promise<void> {
  const testId = demoId('test', key);
  await manager.query(
    `insert into test (id, module_id, category, pass_mark, shuffle, time_limit_seconds, max_fails, reset_period, points)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      testId,
      moduleId,
      test.category,
      test.passMark,
      test.shuffle,
      test.timeLimitSeconds,
      test.maxFails,
      test.resetPeriod,
      test.points,
    ],
  );
  const rows = test.questions.map((each, index) => toQuestionRow(testId, each, index));
  await manager.query(
    `insert into question (id, test_id, position, kind, text, options, accepted, code, feedback, credit)
     select id, $1, position, kind, text, options, accepted, code, feedback, credit
     from json_to_recordset($2) as q (id uuid, position integer, kind text, text jsonb, options jsonb, accepted jsonb,
       code boolean, feedback jsonb, credit text)`,
    [testId, JSON.stringify(rows)],
  );
  await publishTest(manager, testId, null, now());
}

/** Adds the modules with their tests, which are published. */
export async function loadDemoModules(manager: EntityManager, modules: readonly DemoModule[]): Promise<void> {
  for (const module of modules) {
    const id = demoId('module', module.key);
    await insertResource(manager, AdminModule, id, module, module.age);
    if (module.test) await loadTest(manager, module.key, id, module.test);
  }
}
