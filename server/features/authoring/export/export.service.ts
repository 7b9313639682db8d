import { setImmediate as breath } from 'node:timers/promises';
import { assertCanReadAdmin } from '#server/features/editing/editing.policy';
import { select } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { type ExportedQuestion, giftOf } from './gift-writer';

interface ExportedTest {
  moduleName: string;
  questions: ExportedQuestion[];
}

async function readTest(id: string): Promise<ExportedTest | null> {
  const [row] = await select<ExportedTest & { moduleName: string }>(
    'exported-test',
    `select m.name->>'en' as "moduleName", (
       select coalesce(json_agg(question_content(q) || jsonb_build_object('tags', q.tags, 'enabled', q.enabled,
         'importKey', q.import_key) order by q.position), '[]')
       from question q where q.test_id = t.id) as questions
     from test t join module m on m.id = t.module_id where t.id = $1`,
    [id],
  );
  return row ?? null;
}

const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .toLowerCase();

/**
 * Exports the draft questions of a test in GIFT format. Importing the text creates equal questions. Throws NOT_FOUND if
 * the test doesn't exist.
 */
export async function exportGift(
  viewer: Viewer,
  testId: unknown,
): Promise<{ fileName: string; text: string }> {
  assertCanReadAdmin(viewer);
  const test = await readTest(requireId(testId));
  if (!test) throw new AppError('NOT_FOUND');
  const parts: string[] = [];
  for (const part of giftOf(test.questions)) {
    parts.push(part);
    // A large question bank must not block other requests.
    if (parts.length % 200 === 0) await breath();
  }
  return { fileName: `${plainName(test.moduleName) || 'questions'}.gift`, text: parts.join('\n') };
}
