import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { evictAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeAsset, outlivesUnused, type SpecAsset, usesOf } from '#server/testing/content/assets';
import { auditOf } from '#server/testing/audit';
import { type Call, callsAs } from '#server/testing/api/calls';
import { makeModule, makePerson, type SpecModule, type SpecPerson } from '#server/testing/factories';
import { questionsOf, regradeNow, sit } from '#server/testing/features/regrading';
import type { AdminQuestion } from './admin-question.entity';

let api: Api;
let admin: SpecPerson;
let call: Call;
let tested: SpecModule;
let questionId: string;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
  call = callsAs(api, await api.tokenOf(admin));
});
afterAll(() => api.close());
beforeEach(async () => {
  tested = await makeModule();
  questionId = (await questionsOf(tested))[0]!;
});

const fields = `id imageUrl imageAssetId imageAltTranslations { en es fr } updatedAt publication`;
const rejected = (code: string, fieldNames?: string[]) =>
  expect.objectContaining({ message: code, ...(fieldNames && { fields: fieldNames }) });
const none = { imageUrl: null, imageAssetId: null, imageAltTranslations: null };

const input = (changes: Record<string, unknown> = {}) => ({
  kind: 'short_answer',
  text: { en: 'Which tread is this?' },
  options: [],
  accepted: { en: ['winter'] },
  code: false,
  weight: 1,
  credit: 'exact',
  enabled: true,
  tags: [],
  ...changes,
});

const create = async (changes: Record<string, unknown>): Promise<AdminQuestion> =>
  (
    await call<{ of: { question: AdminQuestion } }>(
      `mutation ($input: CreateQuestionInput!) { of: createQuestion(input: $input) { question { ${fields} } } }`,
      { input: { testId: tested.testId, ...input(changes) } },
    )
  ).of.question;
const read = async (id = questionId): Promise<AdminQuestion> =>
  (
    await call<{ of: AdminQuestion }>(`query ($id: ID!) { of: adminQuestion(id: $id) { ${fields} } }`, {
      id,
    })
  ).of;
const update = async (
  changes: Record<string, unknown>,
  id = questionId,
  as?: string,
): Promise<AdminQuestion> =>
  (
    await call<{ of: { question: AdminQuestion } }>(
      `mutation ($input: UpdateQuestionInput!) { of: updateQuestion(input: $input) { question { ${fields} } } }`,
      { input: { id, updatedAt: (await read(id)).updatedAt, ...input(changes) } },
      as,
    )
  ).of.question;
const remove = async (id = questionId): Promise<unknown> =>
  call('mutation ($input: DeleteQuestionInput!) { deleteQuestion(input: $input) { id } }', {
    input: { id, updatedAt: (await read(id)).updatedAt },
  });
async function publish(): Promise<string> {
  await call('mutation ($id: ID!) { publishTest(input: { id: $id }) { test { id } } }', {
    id: tested.testId,
  });
  evictAll();
  const { rows } = await pool().query<{ id: string }>('select version_id as id from test where id = $1', [
    tested.testId,
  ]);
  return rows[0]!.id;
}
const makePicture = (values: Parameters<typeof makeAsset>[1] = {}): Promise<SpecAsset> =>
  makeAsset(admin.id, { purpose: 'question', ...values });

interface Requested {
  questions: { id: string; imageUrl: string | null; imageAlt: string | null }[];
}
async function start(of: SpecPerson): Promise<Requested> {
  const { startTest } = await call<{ startTest: { attempt: Requested } }>(
    `mutation ($id: ID!) { startTest(input: { moduleId: $id }) { attempt { questions { id imageUrl imageAlt } } } }`,
    { id: tested.id },
    await api.tokenOf(of),
  );
  return startTest.attempt;
}

describe('image of a question', () => {
  it('is an uploaded image in its large size with a description, audited', async () => {
    const picture = await makePicture();
    const imageAlt = { en: ' A tread ', fr: 'Une sculpture' };
    const said = { en: 'A tread', es: '', fr: 'Une sculpture' };
    const made = await create({ imageAssetId: picture.id, imageAlt });
    const visible = { imageUrl: picture.lgUrl, imageAssetId: picture.id, imageAltTranslations: said };
    expect(made).toMatchObject(visible);
    expect(await read(made.id)).toMatchObject(visible);
    expect(await usesOf(picture)).toEqual([`question:${made.id}`]);
    expect(await auditOf('question', made.id)).toMatchObject([
      { action: 'add', changes: { imageUrl: [null, picture.lgUrl], imageAlt: [null, said] } },
    ]);
    expect(await outlivesUnused(picture)).toBe(true);
  });

  it('is kept when the field is missing, replaced by another image, and removed by null', async () => {
    const [first, second] = [await makePicture(), await makePicture({ purpose: 'content' })];
    await update({ imageAssetId: first.id, imageAlt: { en: 'A tread' } });
    const alt = { en: 'A tread', es: '', fr: '' };
    const kept = await update({ text: { en: 'And which is this?' } });
    expect(kept).toMatchObject({ imageAssetId: first.id, imageAltTranslations: alt });
    expect(await update({ imageAlt: null })).toMatchObject({
      imageAssetId: first.id,
      imageAltTranslations: null,
    });
    await update({ imageAssetId: second.id.toUpperCase() });
    expect((await auditOf('question', questionId)).at(-1)).toMatchObject({
      changes: { imageUrl: [first.lgUrl, second.lgUrl] },
    });
    expect([await usesOf(first), await usesOf(second)]).toEqual([[], [`question:${questionId}`]]);
    expect([await outlivesUnused(first), await outlivesUnused(second)]).toEqual([false, true]);
    expect(await update({ imageAssetId: null, imageAlt: { en: 'Nothing' } })).toMatchObject(none);
    expect(await outlivesUnused(second)).toBe(false);
  });

  it('is unchanged by the same values', async () => {
    const picture = await makePicture();
    const before = await update({ imageAssetId: picture.id, imageAlt: { en: 'A tread' } });
    const after = await update({ imageAssetId: picture.id, imageAlt: { en: 'A tread' } });
    expect(after).toEqual(before);
    expect(await usesOf(picture)).toHaveLength(1);
  });

  it('rejects avatars, module images, and incomplete or unknown files, and keeps the former image', async () => {
    const picture = await makePicture();
    await update({ imageAssetId: picture.id });
    const learner = await makePerson();
    const bad = [
      (await makeAsset(learner.id, { purpose: 'avatar' })).id,
      (await makeAsset(admin.id, { purpose: 'avatar' })).id,
      (await makeAsset(admin.id, { purpose: 'module' })).id,
      (await makePicture({ stored: false })).id,
      randomUUID(),
      'none',
    ];
    for (const imageAssetId of bad) {
      await expect(update({ imageAssetId })).rejects.toEqual(rejected('BAD_USER_INPUT', ['imageAssetId']));
      await expect(create({ imageAssetId })).rejects.toEqual(rejected('BAD_USER_INPUT', ['imageAssetId']));
    }
    expect(await read()).toMatchObject({ imageAssetId: picture.id });
    expect(await usesOf(picture)).toEqual([`question:${questionId}`]);
  });

  it('has a one-line description of at most 300 characters per language, English required', async () => {
    const picture = await makePicture();
    const bad = [
      [{ en: 'x'.repeat(301) }, 'imageAlt.en'],
      [{ en: 'x', es: 'two\nlines' }, 'imageAlt.es'],
      [{ en: '', fr: 'y' }, 'imageAlt.en'],
    ] as const;
    for (const [imageAlt, field] of bad)
      await expect(update({ imageAssetId: picture.id, imageAlt })).rejects.toEqual(
        rejected('BAD_USER_INPUT', [field]),
      );
    expect(await update({ imageAssetId: picture.id, imageAlt: { en: ' ' } })).toMatchObject({
      imageAltTranslations: null,
    });
  });

  it('can be changed only by administrators', async () => {
    const picture = await makePicture();
    const learner = await api.tokenOf(await makePerson());
    await expect(update({ imageAssetId: picture.id }, questionId, learner)).rejects.toEqual(
      rejected('FORBIDDEN'),
    );
    expect(await usesOf(picture)).toEqual([]);
  });

  it('belongs to the first of several concurrent edits', async () => {
    const pictures = await Promise.all([makePicture(), makePicture(), makePicture()]);
    const { updatedAt } = await read();
    const results = await Promise.allSettled(
      pictures.map(({ id }) =>
        call(
          'mutation ($input: UpdateQuestionInput!) { updateQuestion(input: $input) { question { id } } }',
          { input: { id: questionId, updatedAt, ...input({ imageAssetId: id }) } },
        ),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { imageAssetId } = await read();
    for (const picture of pictures)
      expect(await usesOf(picture)).toEqual(picture.id === imageAssetId ? [`question:${questionId}`] : []);
  });

  it('can be exchanged between two questions by concurrent edits', async () => {
    const [one, two] = await questionsOf(tested);
    const [left, right] = [await makePicture(), await makePicture()];
    await update({ imageAssetId: left.id }, one);
    await update({ imageAssetId: right.id }, two);
    for (let round = 0; round < 6; round++) {
      const [first, second] = round % 2 === 0 ? [right, left] : [left, right];
      await Promise.all([update({ imageAssetId: first.id }, one), update({ imageAssetId: second.id }, two)]);
    }
    expect(await usesOf(left)).toEqual([`question:${one}`]);
    expect(await usesOf(right)).toEqual([`question:${two}`]);
  });

  it('is released when the question is deleted', async () => {
    const picture = await makePicture();
    await update({ imageAssetId: picture.id });
    await remove();
    expect(await usesOf(picture)).toEqual([]);
    expect(await outlivesUnused(picture)).toBe(false);
  });
});

describe('published image', () => {
  it('is shown to learners with its description in their language, and in the preview', async () => {
    const picture = await makePicture();
    await update({ imageAssetId: picture.id, imageAlt: { en: 'A tread', es: 'Una banda' } });
    expect(await read()).toMatchObject({ publication: 'changed' });
    await publish();
    expect(await read()).toMatchObject({ publication: 'published' });
    for (const [lang, imageAlt] of [
      ['es', 'Una banda'],
      ['fr', 'A tread'],
    ] as const) {
      const { questions } = await start(await makePerson({ lang }));
      expect(questions).toMatchObject([
        { imageUrl: picture.lgUrl, imageAlt },
        { imageUrl: null, imageAlt: null },
      ]);
    }
    expect(
      await call('query ($id: ID!) { testPreview(testId: $id) { questions { imageUrl imageAlt } } }', {
        id: tested.testId,
      }),
    ).toMatchObject({
      testPreview: {
        questions: [
          { imageUrl: picture.lgUrl, imageAlt: 'A tread' },
          { imageUrl: null, imageAlt: null },
        ],
      },
    });
  });

  it('is kept after its replacement and deletion, for old versions and attempts', async () => {
    const [old, next] = [await makePicture(), await makePicture()];
    await update({ imageAssetId: old.id });
    const version = await publish();
    const learner = await makePerson();
    await start(learner);
    await update({ imageAssetId: next.id });
    const second = await publish();
    await remove();
    await publish();
    expect(await usesOf(old)).toEqual([`test_version:${version}`]);
    expect(await usesOf(next)).toEqual([`test_version:${second}`]);
    expect([await outlivesUnused(old), await outlivesUnused(next)]).toEqual([true, true]);
    expect((await start(learner)).questions[0]).toMatchObject({ imageUrl: old.lgUrl });
  });

  it('is not kept by a version for a disabled question', async () => {
    const picture = await makePicture();
    await update({ imageAssetId: picture.id, enabled: false });
    await publish();
    expect(await usesOf(picture)).toEqual([`question:${questionId}`]);
  });

  it('is kept by the version that a regrade publishes, with the images of other questions', async () => {
    const [other] = (await questionsOf(tested)).slice(1);
    const [old, next, beside] = [await makePicture(), await makePicture(), await makePicture()];
    await update({ imageAssetId: old.id });
    await update({ imageAssetId: beside.id }, other);
    await publish();
    await sit(tested, ['winter', 'winter']);
    await update({ imageAssetId: next.id, accepted: { en: ['snow'] } });
    // The regrade publishes only one question.
    await update({ imageAssetId: null }, other);
    await regradeNow(admin, questionId, 'old_and_new');
    const { rows } = await pool().query<{ use: string }>(
      `select 'test_version:' || version_id as use from test where id = $1`,
      [tested.testId],
    );
    for (const picture of [next, beside]) expect(await usesOf(picture)).toContain(rows[0]!.use);
    await remove();
    await remove(other);
    for (const picture of [old, next, beside]) expect(await outlivesUnused(picture)).toBe(true);
  });

  it('stays in use when it is published while another image replaces it', async () => {
    for (let round = 0; round < 5; round++) {
      const [old, next] = [await makePicture(), await makePicture()];
      await update({ imageAssetId: old.id });
      const [version] = await Promise.all([publish(), update({ imageAssetId: next.id })]);
      const { rows } = await pool().query<{ url: string }>(
        `select content->>'imageUrl' as url from test_version_question where test_version_id = $1 and question_id = $2`,
        [version, questionId],
      );
      const visible = rows[0]!.url === old.lgUrl ? old : next;
      expect(await usesOf(visible)).toContain(`test_version:${version}`);
      expect([await outlivesUnused(visible), await outlivesUnused(next)]).toEqual([true, true]);
    }
  });
});
