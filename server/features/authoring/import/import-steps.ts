import type { EntityManager } from 'typeorm';
import type { AuditActor } from '#server/features/audit/audit.types';
import { lockModule } from '#server/features/modules/lock-module';
import { addQuestions, lockModuleTest } from './add-questions';
import type { ReadFile } from './file/imported-question';
import type { FileProblem } from './file/import-notes';
import { formatOf } from './file/question-file';
import { readPictures } from './pictures';
import { QuestionImportEntity } from './question-import.entity';
import type { ImportLine } from './import.types';
import { compareAgain, readKeys, toLines, writeLines } from './preview/import-lines';

/** Hours after which a preview is discarded, unless someone keeps it. */
const hoursUnkept = 24;

/** An uploaded question file for a module's test. */
export interface SentFile {
  moduleId: string;
  fileName: string;
  /** Null if the file isn't text; `problems` have the reasons. */
  text: string | null;
  problems: readonly FileProblem[];
}

/** Stores a question file to be read, or as failed if it isn't text. Returns the id of the import. */
export async function insertImport(
  manager: EntityManager,
  { moduleId, fileName, text, problems }: SentFile,
  actor: AuditActor,
): Promise<string> {
  const made = await manager.insert(QuestionImportEntity, {
    moduleId,
    fileName,
    format: text === null ? null : formatOf(text),
    source: text,
    status: text === null ? 'failed' : 'reading',
    syntaxErrors: [...problems],
    failure: text === null ? 'BAD_USER_INPUT' : null,
    madeByKind: actor.kind,
    madeBy: actor.id ?? null,
  });
  return (made.identifiers[0] as QuestionImportEntity).id;
}

/**
 * Stores the preview of a file and returns its lines. A file with syntax errors fails without stored lines.
 * Returns nothing if the import is no longer being read.
 */
export async function writePreview(
  manager: EntityManager,
  id: string,
  moduleId: string,
  file: ReadFile,
): Promise<ImportLine[]> {
  const [held]: { status: string }[] = await manager.query(
    'select status from question_import where id = $1 for update',
    [id],
  );
  if (held?.status !== 'reading') return [];
  const broken = file.syntaxErrors.length > 0;
  const [test]: { id: string }[] = await manager.query('select id from test where module_id = $1', [
    moduleId,
  ]);
  const known = await readKeys(manager, test?.id ?? null);
  const lines = await toLines(file.outcomes, known, await readPictures(manager, file.outcomes));
  const written = broken ? [] : lines;
  await writeLines(manager, id, written);
  await manager.update(QuestionImportEntity, id, {
    status: broken ? 'failed' : 'previewed',
    done: written.length,
    total: written.length,
    syntaxErrors: file.syntaxErrors,
    failure: broken ? 'BAD_USER_INPUT' : null,
    source: null,
    expiresAt: broken ? null : () => `now() + interval '${hoursUnkept} hours'`,
  });
  return lines;
}

/** Sets an import to importing, with the actor who decided it. */
export async function beginAdding(manager: EntityManager, id: string, actor: AuditActor): Promise<void> {
  await manager.query(
    `update question_import set status = 'importing', expires_at = null, done = 0, tries = 0,
       worked_at = clock_timestamp(), applied_by_kind = $2, applied_by = $3,
       total = (select count(*) from question_import_line
         where import_id = $1 and status <> 'rejected' and not already_there)
     where id = $1`,
    [id, actor.kind, actor.id ?? null],
  );
}

/** An import whose questions are being added. */
export interface BegunImport {
  id: string;
  moduleId: string;
  fileName: string;
  actor: AuditActor;
}

/**
 * Adds the new questions of a preview to the test in the caller's transaction. Returns the id of the test;
 * null if there is none or nothing is left to do. `tell` gets the number added and the total.
 */
export async function addPreviewed(
  manager: EntityManager,
  { id, moduleId, fileName, actor }: BegunImport,
  tell: (done: number, total: number) => Promise<void> = async () => undefined,
): Promise<string | null> {
  if (!(await lockModule(manager, moduleId))) return null;
  const testId = await lockModuleTest(manager, moduleId);
  const [row]: { status: string }[] = await manager.query(
    'select status from question_import where id = $1',
    [id],
  );
  // Another server may have added them while this one waited for the module's lock.
  if (row?.status !== 'importing') return null;
  const numbers = await compareAgain(manager, id, await readKeys(manager, testId));
  return addQuestions(manager, { id, moduleId, fileName, testId, numbers, actor }, (done) =>
    tell(done, numbers.length),
  );
}
