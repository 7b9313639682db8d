import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { actorOf } from '#server/features/audit/audit.service';
import type { AuditActor } from '#server/features/audit/audit.types';
import { freshCaller } from '#server/features/identity/api-clients/fresh-caller';
import { lockModule } from '#server/features/modules/lock-module';
import { transaction } from '#server/platform/database/database';
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
import { identifySavedFile } from '#server/platform/saves/save-key';
import { saveOnce } from '#server/platform/saves/save-once';
import { isId, isStorable, requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { type FileProblem, SyntaxProblem } from './file/import-notes';
import { decodeInTurns } from './file/question-file';
import { readJobName } from './question-import.job-names';
import { insertImport } from './import-steps';
import { assertCanImport, seesImports } from './question-import.policy';
import {
  countImports,
  countLines,
  isUnderWay,
  selectImport,
  selectImports,
  selectLines,
} from './question-import.queries';
import type {
  QuestionImportLineStatusEnum,
  QuestionImport,
  QuestionImportConnection,
  QuestionImportLineConnection,
} from './question-import.types';

const maxNameLength = 200;
const maxOpen = 10;

/** Throws CONFLICT with the names of the open imports if the module has the maximum number of them. */
async function rejectCrowd(manager: EntityManager, moduleId: string): Promise<void> {
  const open: { fileName: string }[] = await manager.query(
    `select file_name as "fileName" from question_import
     where module_id = $1 and ${isUnderWay} order by created_at desc, id desc`,
    [moduleId],
  );
  if (open.length < maxOpen) return;
  const names = open.map(({ fileName }) => fileName).join(', ');
  throw new AppError(
    'CONFLICT',
    `The module has ${maxOpen} open imports, the maximum. Add or discard one of these first: ${names}.`,
  );
}

/** Returns the text of a file, or null and the problem if it isn't text. */
async function decode(bytes: Uint8Array): Promise<{ text: string | null; problems: FileProblem[] }> {
  try {
    return { text: await decodeInTurns(bytes), problems: [] };
  } catch (error) {
    if (!(error instanceof SyntaxProblem)) throw error;
    return { text: null, problems: [error.problem] };
  }
}

/**
 * Stores a question file for a module's test, starts a job that reads it and returns the id of the import.
 * Throws BAD_USER_INPUT for a missing file or name, NOT_FOUND for the module, and CONFLICT if it has too many
 * open imports.
 */
export async function startImport(
  viewer: Viewer,
  module: unknown,
  fileName: unknown,
  bytes: Uint8Array,
): Promise<string> {
  const caller = assertCanImport(viewer);
  const moduleId = requireId(module);
  const name = typeof fileName === 'string' ? fileName.trim() : '';
  if (name === '' || name.length > maxNameLength || !isStorable(name) || bytes.length === 0) {
    throw new AppError('BAD_USER_INPUT', 'Send the file as the body, and its name as ?filename=.');
  }
  const { text, problems } = await decode(bytes);
  identifySavedFile(createHash('sha256').update(bytes).digest('hex'));
  return transaction(async (manager) => {
    const importer = assertCanImport(await freshCaller(manager, caller));
    if (!(await lockModule(manager, moduleId))) throw new AppError('NOT_FOUND');
    return saveOnce(manager, importer, async () => {
      await rejectCrowd(manager, moduleId);
      const sent = { moduleId, fileName: name, text, problems };
      const id = await insertImport(manager, sent, actorOf(importer));
      if (text !== null) await enqueueJob(manager, readJobName, { id }, `question-import-${id}`);
      return id;
    });
  });
}

/** Returns an import; null if it doesn't exist or the viewer can't read it. */
export async function importById(viewer: Viewer, id: string): Promise<QuestionImport | null> {
  return seesImports(viewer) && isId(id) ? selectImport(id) : null;
}

/** Returns true if the viewer uploaded the file of an import. */
export function sentBy(viewer: Viewer, maker: AuditActor): boolean {
  const { kind, id } = actorOf(viewer);
  return id !== undefined && kind === maker.kind && id === maker.id;
}

/**
 * Returns a page of a module's imports, newest first; only open ones if `underWay` is true. Throws FORBIDDEN
 * if the viewer can't read them.
 */
export async function importsOf(
  viewer: Viewer,
  moduleId: string,
  underWay: boolean,
  first: number,
  after?: string | null,
): Promise<QuestionImportConnection> {
  if (!seesImports(viewer)) throw new AppError('FORBIDDEN');
  const size = pageSize(first);
  const key = decodeTimeCursor(after);
  const rows = isId(moduleId) ? await selectImports(moduleId, underWay, key, size + 1) : [];
  return Object.assign(
    page(rows, size, ({ sortKey, id }) => encodeCursor(sortKey, id), after),
    { countAll: () => (isId(moduleId) ? countImports(moduleId, underWay) : 0) },
  );
}

/**
 * Returns a page of the questions of an import in the order of the file. Throws FORBIDDEN if the viewer can't
 * read them.
 */
export async function linesOf(
  viewer: Viewer,
  importId: string,
  status: QuestionImportLineStatusEnum | null,
  first: number,
  after?: string | null,
): Promise<QuestionImportLineConnection> {
  if (!seesImports(viewer)) throw new AppError('FORBIDDEN');
  const size = pageSize(first);
  const [number = '0'] = decodeCursor(after, 1) ?? [];
  if (!/^\d{1,9}$/.test(number)) throw foreignCursor();
  const rows = await selectLines(importId, status, Number(number), size + 1);
  return Object.assign(
    page(rows, size, (line) => encodeCursor(String(line.number)), after),
    { countAll: () => countLines(importId, status) },
  );
}
