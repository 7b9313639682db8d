import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { appendAudit } from '#server/features/audit/audit.service';
import type { AuditActor } from '#server/features/audit/audit.types';
import { useLockedAssets } from '#server/features/uploads/assets/use-asset';
import { usedAs } from '../questions/question-picture';
import { AdminTest } from '../test/admin-test.entity';
import { lockPictures } from './pictures';
import { QuestionImportEntity } from './question-import.entity';

/** Pass mark, in percent, of a test that an import creates. */
export const newTestPassMark = 80;

/**
 * Locks the test of a module until the transaction ends and returns its id; null if there is none. Learners
 * can still start it.
 */
export async function lockModuleTest(manager: EntityManager, moduleId: string): Promise<string | null> {
  const [test]: { id: string }[] = await manager.query(
    'select id from test where module_id = $1 for no key update',
    [moduleId],
  );
  return test?.id ?? null;
}

async function createTest(manager: EntityManager, moduleId: string): Promise<string> {
  const id = randomUUID();
  await manager.insert(AdminTest, { id, moduleId, category: 'standard', passMark: newTestPassMark });
  return id;
}

const chunk = 250;

/** Adds the questions of some lines after `position`, each with its locked image. */
async function insertChunk(
  manager: EntityManager,
  testId: string,
  position: number,
  importId: string,
  lines: { number: number; picture: string | null }[],
): Promise<void> {
  const added: { id: string; assetId: string | null }[] = await manager.query(
    `insert into question (test_id, position, kind, text, image_url, image_alt, image_asset_id, options, accepted,
       code, feedback, weight, credit, tags, enabled, import_key, import_id)
     select $1, $2 + place, q->>'kind', q->'text', q->>'imageUrl', nullif(q->'imageAlt', 'null'), picture,
       q->'options', q->'accepted', (q->>'code')::boolean, nullif(q->'feedback', 'null'), (q->>'weight')::int,
       q->>'credit', array(select jsonb_array_elements_text(q->'tags')), (q->>'enabled')::boolean, import_key,
       import_id
     from (select question as q, import_key, import_id, picture, place
       from unnest($4::int[], $5::uuid[]) with ordinality as wanted (number, picture, place)
       join question_import_line l on l.import_id = $3 and l.number = wanted.number) as lines
     returning id, image_asset_id as "assetId"`,
    [testId, position, importId, lines.map(({ number }) => number), lines.map(({ picture }) => picture)],
  );
  const uses = added.flatMap(({ id, assetId }) => (assetId === null ? [] : [{ kind: usedAs, id, assetId }]));
  if (uses.length > 0) await useLockedAssets(manager, uses);
}

/**
 * Adds the questions of these lines after those of the test, 250 per statement. `tell` gets the number added
 * so far.
 */
async function insertQuestions(
  manager: EntityManager,
  testId: string,
  importId: string,
  numbers: number[],
  tell: (done: number) => Promise<void>,
): Promise<void> {
  const pictures = await lockPictures(manager, importId, numbers);
  const [last]: { position: number }[] = await manager.query(
    'select coalesce(max(position), 0) as position from question where test_id = $1',
    [testId],
  );
  for (let start = 0; start < numbers.length; start += chunk) {
    const some = numbers.slice(start, start + chunk);
    const lines = some.map((number) => ({ number, picture: pictures.get(number) ?? null }));
    await insertChunk(manager, testId, (last?.position ?? 0) + start, importId, lines);
    await tell(start + some.length);
  }
}

interface Import {
  id: string;
  moduleId: string;
  fileName: string;
  /** Test locked by `lockModuleTest`. Null if the import creates one. */
  testId: string | null;
  /** Numbers of the lines to add, in order. */
  numbers: number[];
  actor: AuditActor;
}

/**
 * Adds the questions of an import to its module's test in the caller's transaction, audited. Returns the id
 * of the test; null if there is none and nothing to add.
 */
export async function addQuestions(
  manager: EntityManager,
  { id, moduleId, fileName, testId: found, numbers, actor }: Import,
  tell: (done: number) => Promise<void> = async () => undefined,
): Promise<string | null> {
  const makesTest = found === null && numbers.length > 0;
  const testId = makesTest ? await createTest(manager, moduleId) : found;
  if (testId !== null) await insertQuestions(manager, testId, id, numbers, tell);
  const added = numbers.length;
  await manager.update(QuestionImportEntity, id, {
    status: 'imported',
    added,
    done: added,
    total: added,
    testCreated: makesTest,
    importedAt: () => 'now()',
    workedAt: () => 'clock_timestamp()',
  });
  await appendAudit(manager, {
    action: 'add',
    actor,
    targetKind: 'question_import',
    targetId: id,
    changes: {
      file: [null, fileName],
      test: [null, testId],
      questions: [null, added],
      testCreated: [null, makesTest],
    },
  });
  return testId;
}
