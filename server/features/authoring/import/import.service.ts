import type { EntityManager } from 'typeorm';
import { transaction } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import { publishChanges } from '../test/publish.service';
import { addQuestions, holdTest } from './add-questions';
import { collect } from './file/file-pieces';
import { isFresh, readKeys, toLines, writeLines } from './preview/import-lines';
import { readPictures } from './pictures';
import { QuestionImportEntity } from './question-import.entity';
import type { ImportLine, ImportReport, ImportRequest } from './import.types';
import { formatOf, readPieces } from './file/question-file';

interface Module {
  id: string;
  name: string;
}

/** Holds the module, so that two imports never create its test, or add one question, twice. */
async function findModule(manager: EntityManager, name: string): Promise<Module> {
  const found: Module[] = await manager.query(
    `select id, name->>'en' as name from module where lower(btrim(name->>'en')) = lower(btrim($1)) limit 2
     for no key update`,
    [name],
  );
  if (found.length > 1) throw new AppError('CONFLICT', `More than one module is called "${name}".`);
  if (!found[0]) throw new AppError('NOT_FOUND', `No module is called "${name}".`);
  return found[0];
}

async function write(
  manager: EntityManager,
  { fileName, text, actor }: ImportRequest,
  moduleId: string,
  testId: string | null,
  lines: ImportLine[],
): Promise<string | null> {
  const by = actor.id ?? null;
  const made = await manager.insert(QuestionImportEntity, {
    moduleId,
    fileName,
    format: formatOf(text),
    status: 'importing',
    madeByKind: actor.kind,
    madeBy: by,
    appliedByKind: actor.kind,
    appliedBy: by,
  });
  const { id } = made.identifiers[0] as QuestionImportEntity;
  await writeLines(manager, id, lines);
  const numbers = lines.flatMap((line, index) => (isFresh(line) ? [index + 1] : []));
  return addQuestions(manager, { id, moduleId, fileName, testId, numbers, actor });
}

/**
 * Adds the questions of a file to a module's test, behind those it has, in one transaction; a module without a test
 * gets a standard one. Questions that came with an earlier import, or that the test already holds, are left alone.
 * Learners meet them once the test is published. A syntax error anywhere, or a dry run, writes nothing. Throws
 * NOT_FOUND or CONFLICT for the module's name.
 */
export async function importQuestions(request: ImportRequest): Promise<ImportReport> {
  const { outcomes, categories, syntaxErrors } = collect(readPieces(request.text));
  return transaction(async (manager) => {
    const module = await findModule(manager, request.moduleName);
    const testId = await holdTest(manager, module.id);
    const lines = toLines(outcomes, await readKeys(manager, testId), await readPictures(manager, outcomes));
    const added = syntaxErrors.length > 0 ? 0 : lines.filter(isFresh).length;
    const writes = added > 0 && !request.dryRun;
    const target = writes ? await write(manager, request, module.id, testId, lines) : testId;
    const mayPublish = request.publish && !request.dryRun && syntaxErrors.length === 0 && target !== null;
    const by = { actor: request.actor, profileId: null };
    const published = mayPublish && (await publishChanges(manager, target, by));
    return {
      fileName: request.fileName,
      moduleName: module.name,
      dryRun: request.dryRun,
      testCreated: testId === null && added > 0,
      added,
      published,
      lines,
      categories,
      syntaxErrors,
    };
  });
}
