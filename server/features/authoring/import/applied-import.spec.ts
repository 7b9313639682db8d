import { describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { adminPortal } from '#server/testing/admin-portal';
import { auditOf } from '#server/testing/audit';
import { makeModule } from '#server/testing/factories';
import { bank, emptyModule, importCalls, questionsIn, work } from '#server/testing/features/question-imports';
import { importQuestions } from './import-at-once';
import { applyJobName, resumeJobName } from './question-import.job-names';
import { questionImportJobs } from './question-import.jobs';

const portal = adminPortal();
const { upload, read, mutate, imported } = importCalls(portal);

const jobNamed = (wanted: string) => questionImportJobs.find(({ name }) => name === wanted)!;

describe('applied import', () => {
  it('has the same result as the command for the same file', async () => {
    const { id: moduleId } = await emptyModule();
    const applied = await read(await imported(moduleId));
    const name = { en: 'By the command', es: '', fr: '' };
    const other = await makeModule({ name, test: null });
    const report = await importQuestions({
      fileName: 'bank.gift',
      text: bank,
      moduleName: name.en,
      dryRun: false,
      publish: false,
      actor: { kind: 'system' },
    });
    const { rows } = await pool().query<{ id: string }>(
      'select id from question_import where module_id = $1',
      [other.id],
    );
    expect(rows).toHaveLength(1);
    expect(await read(rows[0]!.id)).toEqual({ ...applied, madeBy: null });
    expect(report.lines.map(({ line, label, status }) => ({ line, label, status }))).toEqual(
      applied.lines.nodes.map(({ line, label, status }) => ({ line, label, status })),
    );
  });

  it('appends the unpublished questions to a new test, with an audit entry', async () => {
    const { id: moduleId } = await emptyModule();
    const id = await upload(moduleId);
    await work();
    expect(await mutate('applyQuestionImport', id)).toEqual({ status: 'importing', total: 3 });
    expect(await mutate('applyQuestionImport', id)).toMatchObject({ code: 'CONFLICT' });
    await work();
    expect(await read(id)).toMatchObject({ status: 'imported', added: 3, testCreated: true, remaining: 3 });
    const questions = await questionsIn(moduleId);
    expect(questions.map(({ position, kind, tags }) => [position, kind, tags])).toEqual([
      [1, 'multiple_choice', ['basics']],
      [2, 'short_answer', []],
      [3, 'multiple_select', []],
    ]);
    const { rows } = await pool().query('select version_id from test where module_id = $1', [moduleId]);
    expect(rows).toEqual([{ version_id: null }]);
    expect(await auditOf('question_import', id)).toMatchObject([
      { action: 'add', actor: portal.admin.id, changes: { file: [null, 'bank.gift'], questions: [null, 3] } },
    ]);
  });

  it('skips questions that already exist, including handmade ones', async () => {
    const module = await makeModule({
      test: {
        questions: [
          {
            text: 'Round?',
            options: [
              { text: 'True', correct: true },
              { text: 'False', correct: false },
            ],
          },
        ],
      },
    });
    const id = await imported(module.id);
    expect(await read(id)).toMatchObject({
      added: 2,
      testCreated: false,
      counts: { accepted: 1, alreadyThere: 1 },
    });
    expect((await questionsIn(module.id)).map(({ position }) => position)).toEqual([1, 2, 3]);
    expect((await read(await imported(module.id))).added).toBe(0);
  });

  it('compares the questions with the test again when it is applied', async () => {
    const { id: moduleId } = await emptyModule();
    const [one, two] = [await upload(moduleId), await upload(moduleId)];
    await work();
    await mutate('applyQuestionImport', one);
    await mutate('applyQuestionImport', two);
    await work();
    expect([(await read(one)).added, (await read(two)).added].sort()).toEqual([0, 3]);
    expect(await questionsIn(moduleId)).toHaveLength(3);
  });

  it('adds each question once when two servers apply it at the same time', async () => {
    const { id: moduleId } = await emptyModule();
    const id = await upload(moduleId);
    await work();
    await mutate('applyQuestionImport', id);
    const { run } = jobNamed(applyJobName);
    await Promise.all([run({ id }), run({ id })]);
    expect(await read(id)).toMatchObject({ status: 'imported', added: 3 });
    expect(await auditOf('question_import', id)).toHaveLength(1);
  });

  it('has the same result after a server crash', async () => {
    const { id: moduleId } = await emptyModule();
    const id = await upload(moduleId);
    const kill = `update question_import set worked_at = now() - interval '1 minute', tries = tries + 1, done = 1 where id = $1`;
    const eraseJobs = `delete from graphile_worker._private_jobs`;
    await pool().query(eraseJobs);
    await pool().query(kill, [id]);
    await pool().query(
      `insert into question_import_line (import_id, number, line, label, status, already_there) values ($1, 1, 1, 'half', 'rejected', false)`,
      [id],
    );
    await jobNamed(resumeJobName).run(undefined);
    await work();
    expect(await read(id)).toMatchObject({ status: 'previewed', total: 4 });
    await mutate('applyQuestionImport', id);
    await pool().query(eraseJobs);
    await pool().query(kill, [id]);
    await jobNamed(resumeJobName).run(undefined);
    await work();
    for (const job of questionImportJobs.slice(0, 2)) await job.run({ id });
    expect(await read(id)).toMatchObject({ status: 'imported', added: 3, done: 3, total: 3 });
    expect(await questionsIn(moduleId)).toHaveLength(3);
    expect(await auditOf('question_import', id)).toHaveLength(1);
  });

  it('completes while more callers than connections wait for its module', async () => {
    const module = await emptyModule();
    const id = await upload(
      module.id,
      Array.from({ length: 2000 }, (_, index) => `Question ${index}?{=a ~b}`).join('\n\n'),
    );
    await work();
    await mutate('applyQuestionImport', id);
    let isDone = false;
    const working = work().finally(() => (isDone = true));
    const isHeld = async (): Promise<boolean> =>
      (await pool().query('select from module where id = $1 for update skip locked', [module.id]))
        .rowCount === 0;
    while (!isDone && !(await isHeld()));
    expect(isDone).toBe(false);
    const settings = { category: 'standard', passMark: 50, shuffle: false, points: 0 };
    const save = () =>
      portal.api.graphql(
        'mutation($input: CreateTestInput!) { createTest(input: $input) { test { id } } }',
        { input: { moduleId: module.id, ...settings } },
        portal.token,
      );
    const saves = await Promise.all(Array.from({ length: 20 }, save));
    await working;
    expect(saves.map(({ body }) => body.errors?.[0]?.extensions.code)).toEqual(Array(20).fill('CONFLICT'));
    expect(await read(id)).toMatchObject({ status: 'imported', added: 2000 });
  });

  it('fails after five server crashes', async () => {
    const { id: moduleId } = await emptyModule();
    const id = await upload(moduleId);
    await pool().query(
      `update question_import set worked_at = now() - interval '1 minute', tries = 5 where id = $1`,
      [id],
    );
    await jobNamed(resumeJobName).run(undefined);
    expect(await read(id)).toMatchObject({ status: 'failed', failure: 'INTERNAL' });
    await work();
    expect((await read(id)).status).toBe('failed');
  });

  it('can be discarded before it is applied, but not after', async () => {
    const { id: moduleId } = await emptyModule();
    const id = await upload(moduleId);
    await work();
    expect(await mutate('discardQuestionImport', id)).toMatchObject({ status: 'discarded' });
    expect(await mutate('applyQuestionImport', id)).toMatchObject({ code: 'CONFLICT' });
    expect((await read(id)).lines.nodes).toEqual([]);
  });
});
