import type { EntityManager } from 'typeorm';
import { actorOf } from '#server/features/audit/audit.service';
import { freshViewer } from '#server/features/profile/fresh-viewer';
import { holdModule } from '#server/features/modules/hold-module';
import { transaction } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import { enqueueJob } from '#server/platform/jobs/jobs';
import {
  decodeCursor,
  decodeTimeCursor,
  encodeCursor,
  foreignCursor,
  page,
  pageSize,
} from '#server/platform/paging';
import { isId, isStorable, requireId } from '#server/platform/validation';
import type { ApiClient, Person, Viewer } from '#server/platform/viewer';
import { SyntaxProblem } from './imported-question';
import { decodeQuestionFile, formatOf } from './question-file';
import { applyJobName, readJobName } from './question-import.job-names';
import { mayImport, seesImports } from './question-import.policy';
import { selectImport, selectImports, selectLines } from './question-import.queries';
import type {
  ImportVerdictEnum,
  QuestionImport,
  QuestionImportConnection,
  QuestionImportLineConnection,
} from './question-import.types';

const longestName = 200;
const mostOpen = 10;

/** The caller as the database knows it now; an API client was read with its request. */
async function freshImporter(
  manager: EntityManager,
  caller: Person | ApiClient,
): Promise<Person | ApiClient> {
  return caller.kind === 'client' ? caller : mayImport(await freshViewer(manager, caller));
}

async function refuseCrowd(manager: EntityManager, moduleId: string): Promise<void> {
  const [row]: { open: number }[] = await manager.query(
    `select count(*)::int as open from question_import
     where module_id = $1 and status in ('reading', 'previewed', 'importing')`,
    [moduleId],
  );
  if ((row?.open ?? 0) >= mostOpen) {
    throw new AppError('CONFLICT', `The module has ${mostOpen} imports under way; discard or finish one.`);
  }
}

/** What is stored of the bytes of a file: its text, or why it is none. */
function decode(bytes: Uint8Array): { text: string | null; problems: unknown[] } {
  try {
    return { text: decodeQuestionFile(bytes), problems: [] };
  } catch (error) {
    if (!(error instanceof SyntaxProblem)) throw error;
    return { text: null, problems: [error.problem] };
  }
}

/**
 * Keeps a question file for a module's test and has it read; nothing of the test is touched. Gives the id of the
 * import. NOT_FOUND for the module, CONFLICT where too many imports of it are under way.
 */
export async function startImport(
  viewer: Viewer,
  module: unknown,
  fileName: unknown,
  bytes: Uint8Array,
): Promise<string> {
  const caller = mayImport(viewer);
  const moduleId = requireId(module);
  const name = typeof fileName === 'string' ? fileName.trim() : '';
  if (name === '' || name.length > longestName || !isStorable(name) || bytes.length === 0) {
    throw new AppError('BAD_USER_INPUT', 'Send the file as the body, and its name as ?filename=.');
  }
  const { text, problems } = decode(bytes);
  return transaction(async (manager) => {
    const importer = await freshImporter(manager, caller);
    if (!(await holdModule(manager, moduleId))) throw new AppError('NOT_FOUND');
    await refuseCrowd(manager, moduleId);
    const actor = actorOf(importer);
    const [made]: { id: string }[] = await manager.query(
      `insert into question_import (module_id, file_name, format, source, status, syntax_errors, failure, made_by_kind,
         made_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
      [
        moduleId,
        name,
        text === null ? null : formatOf(text),
        text,
        text === null ? 'failed' : 'reading',
        JSON.stringify(problems),
        text === null ? 'BAD_USER_INPUT' : null,
        actor.kind,
        actor.id ?? null,
      ],
    );
    const { id } = made!;
    if (text !== null) await enqueueJob(manager, readJobName, { id }, `question-import-${id}`);
    return id;
  });
}

/** An import by id; null where absent or not the viewer's to read. */
export async function importById(viewer: Viewer, id: string): Promise<QuestionImport | null> {
  return seesImports(viewer) && isId(id) ? selectImport(id) : null;
}

/** A page of a module's imports, newest first. */
export async function importsOf(
  viewer: Viewer,
  moduleId: string,
  first: number,
  after?: string | null,
): Promise<QuestionImportConnection> {
  if (!seesImports(viewer)) throw new AppError('FORBIDDEN');
  const size = pageSize(first);
  const key = decodeTimeCursor(after);
  const rows = isId(moduleId) ? await selectImports(moduleId, key, size + 1) : [];
  return page(rows, size, ({ sortKey, id }) => encodeCursor(sortKey, id), after);
}

/** A page of the questions of an import, in the order of the file. */
export async function linesOf(
  viewer: Viewer,
  importId: string,
  verdict: ImportVerdictEnum | null,
  first: number,
  after?: string | null,
): Promise<QuestionImportLineConnection> {
  if (!seesImports(viewer)) throw new AppError('FORBIDDEN');
  const size = pageSize(first);
  const [number = '0'] = decodeCursor(after, 1) ?? [];
  if (!/^\d{1,9}$/.test(number)) throw foreignCursor();
  const rows = await selectLines(importId, verdict, Number(number), size + 1);
  return page(rows, size, (line) => encodeCursor(String(line.number)), after);
}

/** Runs a change of an import that is previewed; CONFLICT in any other state. */
async function change(
  viewer: Viewer,
  importId: string,
  work: (manager: EntityManager, id: string, importer: Person | ApiClient) => Promise<void>,
): Promise<QuestionImport> {
  const caller = mayImport(viewer);
  const id = requireId(importId);
  await transaction(async (manager) => {
    const importer = await freshImporter(manager, caller);
    const [held]: { status: string }[] = await manager.query(
      'select status from question_import where id = $1 for update',
      [id],
    );
    if (!held) throw new AppError('NOT_FOUND');
    if (held.status !== 'previewed') throw new AppError('CONFLICT');
    await work(manager, id, importer);
  });
  const changed = await selectImport(id);
  if (!changed) throw new AppError('NOT_FOUND');
  return changed;
}

/** Has the questions of a previewed import added to the test. CONFLICT where it is not previewed. */
export const applyImport = (viewer: Viewer, importId: string): Promise<QuestionImport> =>
  change(viewer, importId, async (manager, id, importer) => {
    const actor = actorOf(importer);
    await manager.query(
      `update question_import set status = 'importing', done = 0, tries = 0, worked_at = clock_timestamp(),
         applied_by_kind = $2, applied_by = $3,
         total = (select count(*) from question_import_line
           where import_id = $1 and verdict <> 'refused' and not already_there)
       where id = $1`,
      [id, actor.kind, actor.id ?? null],
    );
    await enqueueJob(manager, applyJobName, { id }, `question-import-${id}`);
  });

/** Gives a previewed import up: its questions are forgotten. CONFLICT where it is not previewed. */
export const discardImport = (viewer: Viewer, importId: string): Promise<QuestionImport> =>
  change(viewer, importId, async (manager, id) => {
    await manager.query('delete from question_import_line where import_id = $1', [id]);
    await manager.query(`update question_import set status = 'discarded' where id = $1`, [id]);
  });
