import type { EntityManager } from 'typeorm';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { foldSearchSql } from '#server/platform/database/sql';
import { publishChanges } from '../test/publish.service';
import { lockModuleTest } from './add-questions';
import { collect } from './file/file-pieces';
import { readPieces } from './file/question-file';
import { addPreviewed, beginAdding, insertImport, writePreview } from './import-steps';
import type { ImportReport, ImportRequest } from './import.types';
import { isFresh } from './preview/import-lines';
import { QuestionImportEntity } from './question-import.entity';

interface Module {
  id: string;
  name: string;
}

/**
 * Returns the module with that name and locks it, so that two imports can't both create its test or add the
 * same question. Throws NOT_FOUND or CONFLICT if the name matches none or several.
 */
async function findModule(manager: EntityManager, name: string): Promise<Module> {
  const found: Module[] = await manager.query(
    `select id, name->>'en' as name from module where ${foldSearchSql(`coalesce(name->>'en', '')`)} = ${foldSearchSql('$1')} limit 2
     for no key update`,
    [name],
  );
  if (found.length > 1) throw new AppError('CONFLICT', `More than one module is called "${name}".`);
  if (!found[0]) throw new AppError('NOT_FOUND', `No module is called "${name}".`);
  return found[0];
}

/**
 * Imports a file in one transaction by the steps of the portal, and returns a report. A dry run, a syntax
 * error or a file without new questions stores nothing. Throws NOT_FOUND or CONFLICT if the module's name
 * matches none or several.
 */
export async function importQuestions({
  fileName,
  text,
  moduleName,
  dryRun,
  publish,
  actor,
}: ImportRequest): Promise<ImportReport> {
  const file = collect(readPieces(text));
  const { categories, syntaxErrors } = file;
  return transaction(async (manager) => {
    const module = await findModule(manager, moduleName);
    const testId = await lockModuleTest(manager, module.id);
    const sent = { moduleId: module.id, fileName, text, problems: [] };
    const id = await insertImport(manager, sent, actor);
    const lines = await writePreview(manager, id, module.id, file);
    const added = syntaxErrors.length > 0 ? 0 : lines.filter(isFresh).length;
    const adds = added > 0 && !dryRun;
    if (adds) await beginAdding(manager, id, actor);
    else await manager.delete(QuestionImportEntity, id);
    const target = adds ? await addPreviewed(manager, { id, moduleId: module.id, fileName, actor }) : testId;
    const canPublish = publish && !dryRun && syntaxErrors.length === 0 && target !== null;
    const published = canPublish && (await publishChanges(manager, target, { actor, profileId: null }));
    const testCreated = testId === null && added > 0;
    return {
      fileName,
      moduleName: module.name,
      dryRun,
      testCreated,
      added,
      published,
      lines,
      categories,
      syntaxErrors,
    };
  });
}
