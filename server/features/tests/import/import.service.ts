import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { appendAudit } from '#server/features/audit/audit.service';
import { transaction } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import { readGift } from './gift';
import type { GiftOutcome, ImportedQuestion } from './gift.types';
import { splitImportKey } from './import-key';
import type { ImportLine, ImportReport, ImportRequest } from './import.types';

/** Pass mark, in percent, of a test that an import creates. */
export const newTestPassMark = 80;

interface Module {
  id: string;
  name: string;
}

type Readable = Exclude<GiftOutcome, { verdict: 'refused' }>;

/** Locks the module, so that two imports never create its test, or add one question, twice. */
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

/** The test of the module, locked until the transaction ends; null without one. */
async function lockTest(manager: EntityManager, moduleId: string): Promise<string | null> {
  const [test]: { id: string }[] = await manager.query(
    'select id from test where module_id = $1 for update',
    [moduleId],
  );
  return test?.id ?? null;
}

async function createTest(manager: EntityManager, moduleId: string): Promise<string> {
  const id = randomUUID();
  await manager.query(
    `insert into test (id, module_id, category, pass_mark) values ($1, $2, 'standard', $3)`,
    [id, moduleId, newTestPassMark],
  );
  return id;
}

async function readKeys(manager: EntityManager, testId: string | null): Promise<string[]> {
  const rows: { import_key: string }[] = await manager.query(
    'select import_key from question where test_id = $1 and import_key is not null',
    [testId],
  );
  return rows.map((row) => row.import_key);
}

function row(question: ImportedQuestion, importKey: string): Record<string, unknown> {
  const options = question.options.map((option) => ({ id: randomUUID(), ...option }));
  return { ...question, options, import_key: importKey };
}

async function insertQuestions(manager: EntityManager, testId: string, questions: Readable[]): Promise<void> {
  const rows = questions.map(({ question, importKey }) => row(question, importKey));
  await manager.query(
    `insert into question (test_id, position, kind, text, options, accepted, feedback, credit, import_key)
     select $1, (select coalesce(max(position), 0) from question where test_id = $1) + number, entry->>'kind',
       entry->'text', entry->'options', entry->'accepted', nullif(entry->'feedback', 'null'), entry->>'credit',
       entry->>'import_key'
     from jsonb_array_elements($2::jsonb) with ordinality as list (entry, number)`,
    [testId, JSON.stringify(rows)],
  );
}

/** What becomes of each question in a test that already holds those with `keys`. */
function compare(outcomes: GiftOutcome[], keys: string[]): { lines: ImportLine[]; fresh: Readable[] } {
  const known = keys.map(splitImportKey);
  const contents = new Set(known.map((key) => key.content));
  const ids = new Set(known.map((key) => key.id));
  const fresh: Readable[] = [];
  const lines = outcomes.map((outcome): ImportLine => {
    const { line, label, verdict, notes } = outcome;
    if (outcome.verdict === 'refused') return { line, label, verdict, alreadyThere: false, notes };
    const { id, content } = splitImportKey(outcome.importKey);
    if (contents.has(content)) return { line, label, verdict, alreadyThere: true, notes };
    if (id !== null && ids.has(id)) {
      const reason = `A question with the id ${id} and other content is already there; it was left as it is.`;
      return { line, label, verdict: 'refused', alreadyThere: false, notes: [{ code: 'id_in_use', reason }] };
    }
    fresh.push(outcome);
    return { line, label, verdict, alreadyThere: false, notes };
  });
  return { lines, fresh };
}

async function write(
  manager: EntityManager,
  request: ImportRequest,
  module: Module,
  found: string | null,
  fresh: Readable[],
) {
  const testId = found ?? (await createTest(manager, module.id));
  await insertQuestions(manager, testId, fresh);
  await appendAudit(manager, {
    action: 'add',
    actor: request.actor,
    targetKind: 'question_import',
    targetId: testId,
    changes: {
      file: [null, request.fileName],
      questions: [null, fresh.length],
      testCreated: [null, found === null],
    },
  });
}

/**
 * Adds the questions of a GIFT file to a module's test, behind those it has, in one transaction; a module without
 * a test gets a standard one. Questions that came with an earlier import are left alone, whatever was edited since.
 * A syntax error anywhere, or a dry run, writes nothing. Throws NOT_FOUND or CONFLICT for the module's name.
 */
export async function importQuestions(request: ImportRequest): Promise<ImportReport> {
  const { outcomes, categories, syntaxErrors } = readGift(request.text);
  return transaction(async (manager) => {
    const module = await findModule(manager, request.moduleName);
    const testId = await lockTest(manager, module.id);
    const { lines, fresh } = compare(outcomes, await readKeys(manager, testId));
    const added = syntaxErrors.length > 0 ? 0 : fresh.length;
    if (added > 0 && !request.dryRun) await write(manager, request, module, testId, fresh);
    return {
      fileName: request.fileName,
      moduleName: module.name,
      dryRun: request.dryRun,
      testCreated: testId === null && added > 0,
      added,
      lines,
      categories,
      syntaxErrors,
    };
  });
}
