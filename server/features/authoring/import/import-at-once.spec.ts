import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { entities } from '#server/app/entities';
import { closeDatabase, openDatabase, pool } from '#server/platform/database/database';
import { specDatabaseUrl } from '#server/testing/database/database';
import { importQuestions } from './import-at-once';

const text = `::First::A tire is round.{T#No.#Yes.####Always.}

What is it made of?{=rubber =caoutchouc =%50%plastic}

Which wear?{~%50%tread ~%50%shoulder ~rim}

Describe it.{}
`;

const request = {
  fileName: 'bank.gift',
  text,
  moduleName: 'Winter Compounds',
  dryRun: false,
  publish: false,
  actor: { kind: 'system' as const },
};

interface Row {
  position: number;
  kind: string;
  text: unknown;
  options: { id: string; text: unknown; feedback: unknown; correct: boolean }[];
  accepted: unknown;
  feedback: unknown;
  credit: string;
}

let modules = 0;

/** Creates a module for one spec and returns its English name. */
async function addModule(name = `Module ${++modules}`): Promise<string> {
  const localized = JSON.stringify({ en: name, es: '', fr: '' });
  await pool().query(`insert into module (kind, brand, name, description) values ('tire', 'gt', $1, $1)`, [
    localized,
  ]);
  return name;
}

async function questionsOf(moduleName: string): Promise<Row[]> {
  const { rows } = await pool().query<Row>(
    `select question.* from question join test on test.id = test_id join module on module.id = module_id
     where name->>'en' = $1 order by position`,
    [moduleName],
  );
  return rows;
}

async function everything(): Promise<unknown> {
  const { rows } = await pool().query(
    `select (select count(*) from test) as tests, (select count(*) from question) as questions,
       (select count(*) from audit_entry) as entries, (select max(updated_at) from question) as updated`,
  );
  return rows[0];
}

beforeAll(async () => {
  await openDatabase(await specDatabaseUrl(), entities, 4);
});
afterAll(closeDatabase);

describe('importing questions', () => {
  it('creates a standard test when the module has none, and adds the questions in order', async () => {
    const moduleName = await addModule('Winter Compounds');
    const report = await importQuestions({ ...request, moduleName: ' winter compounds ' });
    expect(report).toMatchObject({ moduleName, testCreated: true, added: 3, syntaxErrors: [] });
    expect(report.lines.map(({ line, status }) => [line, status])).toEqual([
      [1, 'accepted'],
      [3, 'converted'],
      [5, 'accepted'],
      [7, 'rejected'],
    ]);
    const { rows } = await pool().query('select category, pass_mark from test');
    expect(rows).toEqual([{ category: 'standard', pass_mark: 80 }]);

    const questions = await questionsOf(moduleName);
    expect(questions.map(({ position, kind, credit }) => [position, kind, credit])).toEqual([
      [1, 'multiple_choice', 'exact'],
      [2, 'short_answer', 'exact'],
      [3, 'multiple_select', 'partial'],
    ]);
    expect(questions[0]).toMatchObject({
      text: { en: 'A tire is round.', es: '', fr: '' },
      feedback: { en: 'Always.', es: '', fr: '' },
      options: [
        { text: { en: 'True', es: '', fr: '' }, feedback: { en: 'Yes.', es: '', fr: '' }, correct: true },
        { text: { en: 'False', es: '', fr: '' }, feedback: { en: 'No.', es: '', fr: '' }, correct: false },
      ],
    });
    expect(questions[1]).toMatchObject({
      accepted: { en: ['rubber', 'caoutchouc'], es: [], fr: [] },
      feedback: null,
    });
    expect(new Set(questions.flatMap(({ options }) => options.map(({ id }) => id))).size).toBe(5);
  });

  it('writes one audit entry', async () => {
    const moduleName = await addModule();
    await importQuestions({ ...request, moduleName, actor: { kind: 'client', id: 'feeder' } });
    const { rows } = await pool().query(`select * from audit_entry where actor_id = 'feeder'`);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      action: 'add',
      actor_kind: 'client',
      target_kind: 'question_import',
      changes: { file: [null, 'bank.gift'], questions: [null, 3], testCreated: [null, true] },
    });
  });

  it('changes nothing when it is repeated, also after an edit in the portal', async () => {
    const moduleName = await addModule();
    await importQuestions({ ...request, moduleName });
    await pool().query(
      `update question set text = '{"en": "Edited", "es": "", "fr": ""}', updated_at = now()`,
    );
    const before = await everything();
    const report = await importQuestions({ ...request, text: text.replaceAll('\n', '\r\n'), moduleName });
    expect(report).toMatchObject({ added: 0, testCreated: false });
    expect(report.lines.map(({ status, alreadyThere }) => [status, alreadyThere])).toEqual([
      ['accepted', true],
      ['converted', true],
      ['accepted', true],
      ['rejected', false],
    ]);
    expect(await everything()).toEqual(before);
  });

  it('appends only new questions', async () => {
    const moduleName = await addModule();
    await importQuestions({ ...request, moduleName });
    const report = await importQuestions({ ...request, moduleName, text: `A fourth one.{F}\n\n${text}` });
    expect(report.added).toBe(1);
    const questions = await questionsOf(moduleName);
    expect(questions.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect(questions[3]?.text).toMatchObject({ en: 'A fourth one.' });
  });

  it('rejects different content with an existing id', async () => {
    const moduleName = await addModule();
    await importQuestions({ ...request, moduleName, text: '// [id:a]\nOne.{T}' });
    const report = await importQuestions({
      ...request,
      moduleName,
      text: '// [id:a]\nOther.{T}\n\n// [id:b]\nOne.{T}',
    });
    expect(report.lines.map(({ status, alreadyThere }) => [status, alreadyThere])).toEqual([
      ['rejected', false],
      ['accepted', true],
    ]);
    expect(report.lines[0]?.notes[0]?.code).toBe('id_in_use');
    expect(await questionsOf(moduleName)).toHaveLength(1);
  });

  it('reports and writes nothing in a dry run', async () => {
    const moduleName = await addModule();
    const before = await everything();
    const report = await importQuestions({ ...request, moduleName, dryRun: true });
    expect(report).toMatchObject({ added: 3, testCreated: true, dryRun: true });
    expect(await everything()).toEqual(before);
  });

  it('changes nothing when a line is not GIFT, and still reports each question', async () => {
    const moduleName = await addModule();
    const before = await everything();
    const report = await importQuestions({ ...request, moduleName, text: `${text}\nBroken {=a ~b\n` });
    expect(report).toMatchObject({ added: 0, testCreated: false });
    expect(report.syntaxErrors.map(({ line }) => line)).toEqual([9]);
    expect(report.lines.map(({ line, status }) => [line, status])).toEqual([
      [1, 'accepted'],
      [3, 'converted'],
      [5, 'accepted'],
      [7, 'rejected'],
    ]);
    expect(report.lines[1]?.notes).not.toEqual([]);
    expect(await everything()).toEqual(before);
  });

  it('creates no test for a file without an accepted question', async () => {
    const moduleName = await addModule();
    const before = await everything();
    expect(await importQuestions({ ...request, moduleName, text: 'Describe it.{}' })).toMatchObject({
      added: 0,
    });
    expect(await everything()).toEqual(before);
  });

  it('rejects an unknown or ambiguous module name', async () => {
    await expect(importQuestions({ ...request, moduleName: 'Nowhere' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'No module is called "Nowhere".',
    });
    await addModule('Twice');
    await addModule('Twíce');
    await expect(importQuestions({ ...request, moduleName: 'Twice' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('finds the module by its name without accents and with other quotes', async () => {
    const name = await addModule("Les pneus d’été au cœur de l'année");
    const report = await importQuestions({ ...request, moduleName: "les pneus d'ete au coeur de l’annee" });
    expect(report.moduleName).toBe(name);
  });

  it('adds each question once when several imports run at the same time', async () => {
    const moduleName = await addModule();
    const reports = await Promise.all([1, 2, 3].map(() => importQuestions({ ...request, moduleName })));
    expect(reports.map(({ added }) => added).sort()).toEqual([0, 0, 3]);
    expect(await questionsOf(moduleName)).toHaveLength(3);
  });
});
