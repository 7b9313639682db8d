import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import type { AuditActor, AuditEntry } from '#server/features/audit/audit.types';
import { freshCaller } from '#server/features/identity/api-clients/fresh-caller';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { AppError, throwFieldError } from '#server/platform/errors';
import { enqueueJob } from '#server/platform/jobs/jobs';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { DataImportEntity, type StoredColumn, type StoredReading } from './data-import.entity';
import type { ImportKind, ImportStatus } from './import.enums';
import type { ImportColumnInput, MatchImportColumnsInput, StartImportInput } from './import.input';
import { checkJobName, runJobName } from './import.job-names';
import type { Import } from './import.types';
import { assertCanImport, assertCanImportKind } from './imports.policy';
import { selectImport } from './imports.queries';
import { fieldsOf } from './kinds/fields';
import { choicesOf } from './kinds/words';
import { mailReport } from './running/mail-report';
import { rememberMapping } from './reading/mappings';
import { dateOrderOf } from './reading/parse-row';

/** An import locked by the caller's transaction, with the actor. */
interface Held {
  manager: EntityManager;
  held: DataImportEntity;
  actor: AuditActor;
}

/** Runs an action of the viewer on an import in one of these states. Throws CONFLICT in another state. */
export async function withImport(
  viewer: Viewer,
  sentId: string,
  states: readonly ImportStatus[],
  action: (held: Held) => Promise<void>,
): Promise<Import> {
  const caller = assertCanImport(viewer);
  const id = requireId(sentId);
  await transaction(async (manager) => {
    const importer = assertCanImport(await freshCaller(manager, caller));
    const held = await manager.findOne(DataImportEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!held) throw new AppError('NOT_FOUND');
    const actor = actorOf(assertCanImportKind(importer, held.kind));
    if (!states.includes(held.status)) throw new AppError('CONFLICT', `The import is ${held.status}.`);
    await action({ manager, held, actor });
  });
  return (await selectImport(id))!;
}

/** Throws BAD_USER_INPUT for imports of translations, because only sheets have columns and rows to correct. */
export function requireSheet({ kind }: Pick<DataImportEntity, 'kind'>): void {
  if (kind === 'translations') throwFieldError('id', 'A file of translations has no columns.');
}

/** Changes the state of an import and adds an audit entry. */
export async function advance(
  { manager, held: { id, status }, actor }: Held,
  to: Partial<DataImportEntity> & { status: ImportStatus },
  entry: Pick<AuditEntry, 'action' | 'outcome'>,
): Promise<void> {
  await manager.update(DataImportEntity, id, to);
  await appendAudit(manager, {
    ...entry,
    actor,
    targetKind: 'import',
    targetId: id,
    changes: { status: [status, to.status] },
  });
}

/** Rejects an invalid mapping of columns for this kind of file. */
function checkMatch(
  kind: ImportKind,
  columns: readonly StoredColumn[],
  sent: readonly ImportColumnInput[],
): void {
  const known = new Map(fieldsOf[kind].map((each) => [each.field, each]));
  const [indexes, fields] = [new Set<number>(), new Set<string>()];
  for (const [place, { index, field, words }] of sent.entries()) {
    const path = `columns.${place}`;
    if (!columns[index] || indexes.has(index))
      throwFieldError(`${path}.index`, 'A column of the file is matched twice.');
    if (!known.has(field) || fields.has(field))
      throwFieldError(`${path}.field`, 'Two columns are matched to the same field.');
    const choices = choicesOf(field);
    for (const { means, word } of words ?? [])
      if (!choices?.some(({ value }) => value === means) || word.length > 200)
        throwFieldError(`${path}.words`, 'Match each value to one of the choices of its field.');
    indexes.add(index);
    fields.add(field);
  }
  const needed = fieldsOf[kind].filter(({ finds }) => finds).map(({ field }) => field);
  if (!needed.some((field) => fields.has(field)))
    throwFieldError('columns', `Match a column to at least one of these fields: ${needed.join(', ')}.`);
}

function matched(columns: readonly StoredColumn[], sent: readonly ImportColumnInput[]): StoredColumn[] {
  const byIndex = new Map(sent.map((column) => [column.index, column]));
  return columns.map((column, index) => {
    const said = byIndex.get(index);
    const means = new Map(said?.words?.map((each) => [each.word, each.means]));
    const kept = column.words
      .filter(({ word }) => !means.has(word))
      .map(({ word }) => ({ word, means: null }));
    const given = [...means].map(([word, meaning]) => ({ word, means: meaning }));
    return { ...column, field: said?.field ?? null, words: [...given, ...kept] };
  });
}

/** Throws if a required reading option is ambiguous and wasn't selected. */
function checkReading({ selected, found }: StoredReading, columns: readonly StoredColumn[]): void {
  if ((found?.doubtfulWords.length ?? 0) > 0 && !selected?.encoding)
    throwFieldError('encoding', 'Choose the encoding. Names differ between Windows-1252 and Mac Roman.');
  const dates = columns.find(({ field }) => field === 'date');
  if (dates && dateOrderOf(dates, selected?.dateOrder) === null)
    throwFieldError(
      'dateOrder',
      'Choose whether the day or the month comes first in dates such as 03/09/2025.',
    );
}

/** Maps the columns to fields and queues the check of all rows. Throws BAD_USER_INPUT for an invalid mapping. */
export const matchColumns = (
  viewer: Viewer,
  { id, columns: sent }: MatchImportColumnsInput,
): Promise<Import> =>
  withImport(viewer, id, ['read', 'checked'], async ({ manager, held }) => {
    requireSheet(held);
    checkMatch(held.kind, held.columns, sent);
    const columns = matched(held.columns, sent);
    checkReading(held.reading, columns);
    await rememberMapping(manager, held.kind, columns);
    await manager.update(DataImportEntity, held.id, { columns, status: 'checking', done: 0, tries: 0 });
    await enqueueJob(manager, checkJobName, { id: held.id }, `import-${held.id}`);
  });

/** Starts a checked import; audited. */
export const startImport = (viewer: Viewer, { id, invite }: StartImportInput): Promise<Import> =>
  withImport(viewer, id, ['checked'], async (step) => {
    const { manager, held, actor } = step;
    const action = { requestedByKind: actor.kind, requestedBy: actor.id ?? null };
    const begun = {
      ...action,
      startedAt: now(),
      invites: invite && held.kind === 'people',
      done: 0,
      lastLine: 0,
      pass: 0,
      tries: 0,
    };
    await advance(step, { ...begun, status: 'running' }, { action: 'edit', outcome: 'started' });
    await enqueueJob(manager, runJobName, { id: held.id }, `import-${held.id}`);
  });

/** Stops a running import after its current batch; audited. */
export const stopImport = (viewer: Viewer, id: string): Promise<Import> =>
  withImport(viewer, id, ['running'], async (step) => {
    await advance(step, { status: 'stopped', endedAt: now() }, { action: 'edit', outcome: 'stopped' });
    await mailReport(step.manager, step.held, 'person');
  });

/** Discards an import that hasn't run; audited. */
export const discardImport = (viewer: Viewer, id: string): Promise<Import> =>
  withImport(viewer, id, ['reading', 'read', 'checking', 'checked'], (step) =>
    advance(step, { status: 'discarded' }, { action: 'delete', outcome: 'discarded' }),
  );
