import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { forget } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { selectJson } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { ofEach, readTogether, type ReadTogether } from '#server/platform/database/read-together';
import type { Statement } from '#server/platform/database/statement';
import { checkSearch, isId, requireId } from '#server/platform/validation';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import { type Description, descriptionOf } from './description';
import { differences } from './differences';
import { editOnce } from './edit';
import type { Edited } from './edited';
import { assertCanEdit, assertCanReadAdmin } from './editing.policy';
import type { Sent, Target } from './inputs';
import { nextUpdatedAt } from './later-update';
import { jsonOf, storedOf } from './resource-json';
import { resourceFilter } from './resource-filter';
import { resourceRows } from './resource-rows';
import { resourceSorts } from './resource-sorts';
import { listRows, rowQuery } from './rows/list-rows';
import { rowConditions, type RowQuery } from './rows/row-list';
import { clearOutdated, noteOutdated } from './outdated/note-outdated';
import { moved, placeOf, placeOfNew } from './places';
import { mapUniqueViolation } from './map-unique-violation';
import type {
  ListParams,
  Erase,
  ListArgs,
  ResourcePage,
  ResourceRules,
  ResourceService,
  ResourceScopes,
  WithinTransaction,
  Work,
} from './resources.types';
import { named, newValues, sentValues, type Values } from './values';

type Stored<T> = Omit<T, 'readWith'>;

/** Runs `onChange` of the fields whose values changed. */
async function followChanges(
  manager: EntityManager,
  editor: Person | ApiClient,
  { kind, fields }: Description,
  id: string,
  changes: ReturnType<typeof differences>,
): Promise<void> {
  for (const { name, onChange } of fields) {
    const [before, after] = changes[name] ?? [];
    if (!onChange || before === undefined) continue;
    await onChange({ manager, editor, resource: { kind, id }, path: name, before, after });
  }
}

/** The record to lock and the version that the caller read; null accepts any version. */
type HeldTarget = { id: string; updatedAt: Date | null };

/**
 * Locks a record and returns its stored values. Throws NOT_FOUND if it doesn't exist, and CONFLICT with the
 * current record if it has changed.
 */
async function lock<T>(
  manager: EntityManager,
  description: Description,
  { id, updatedAt }: HeldTarget,
  strength: 'no key update' | 'update',
): Promise<T> {
  const [row]: { json: { updatedAt: string }; stored: T }[] = await manager.query(
    `select ${jsonOf(description)} as json, ${storedOf(description)} as stored
     from "${description.table}" t where t.id = $1 for ${strength} of t`,
    [id],
  );
  if (!row) throw new AppError('NOT_FOUND');
  if (updatedAt && updatedAt.getTime() !== Date.parse(row.json.updatedAt)) {
    throw new AppError('CONFLICT', undefined, { current: row.json });
  }
  return row.stored;
}

/** Returns a function that loads the records of some owners, by the owner's id. */
function readOwned<T extends Edited>(description: Description, order: string) {
  const { kind, table, plural, fields } = description;
  const owner = fields.find(({ filter }) => filter === 'owner');
  const text =
    owner &&
    `select coalesce(json_object_agg(o.owner, o.things), '{}') as json from (
      select t."${owner.column}" as owner,
        json_agg(${jsonOf(description)} order by ${resourceSorts(description)[order]!.sql}, t.id) as things
      from "${table}" t where t."${owner.column}" = any($1::uuid[]) group by 1) o`;
  return async (owners: readonly string[]): Promise<ReadonlyMap<string, T[]>> => {
    if (!text) throw new Error(`${plural} belong to nothing.`);
    const found = await selectJson<Record<string, Stored<T>[]>>(`edited-${kind}-of`, text, [owners]);
    const all = Object.entries(found ?? {});
    const together = readTogether(all.flatMap(([, resources]) => resources)) as unknown as T[];
    return new Map(all.map(([of, resources]) => [of, together.splice(0, resources.length)]));
  };
}

/** Returns the service of a resource. Every write is audited and runs in one transaction. */
export function resourceService<T extends Edited>(
  type: new () => T,
  rules: ResourceRules<T>,
): ResourceService<T> {
  const description = descriptionOf(type);
  const { kind, table, fields } = description;
  const byIdText = `select ${jsonOf(description)} as json from "${table}" t where t.id = $1`;
  const byIdsText = `select json_agg(${jsonOf(description)}) as json from "${table}" t where t.id = any($1::uuid[])`;
  const newVersionText = `update "${table}" set updated_at = ${nextUpdatedAt('$2')} where id = $1`;
  const place = placeOf(description);
  const scopes: ResourceScopes = { read: 'read_results', write: null, ...rules.scopes };
  const audited = rules.audited ?? ((values: T) => named(description, values as unknown as Values));
  const eraseRow: Erase<T> = async (manager, id) => void (await manager.delete(type, id));

  /** Runs `onChange` of the fields that differ. */
  const follow = (
    manager: EntityManager,
    editor: Person | ApiClient,
    id: string,
    before: T | null,
    after: T | null,
  ) => {
    const [one, other] = [before, after].map((of) => of && named(description, of as unknown as Values));
    return followChanges(manager, editor, description, id, differences(one!, other!));
  };

  const editing: typeof editOnce = (viewer, work) => editOnce(viewer, work, scopes.write);

  const audit = (
    manager: EntityManager,
    editor: Person | ApiClient,
    action: 'add' | 'edit' | 'delete',
    targetId: string,
    changes: ReturnType<typeof differences>,
  ) => appendAudit(manager, { action, actor: actorOf(editor), targetKind: kind, targetId, changes });

  async function byId(viewer: Viewer, id: string): Promise<T | null> {
    assertCanReadAdmin(viewer);
    const row = isId(id) ? await selectJson<Stored<T>>(`edited-${kind}`, byIdText, [id]) : null;
    return row && ({ ...row, readWith: [row.id] } as unknown as T);
  }

  async function byIds(ids: readonly string[]): Promise<ReadonlyMap<string, T>> {
    const found = await selectJson<Stored<T>[]>(`edited-${kind}s`, byIdsText, [ids]);
    const all = readTogether(found ?? []) as unknown as T[];
    return new Map(all.map((resource) => [resource.id, resource]));
  }

  const ofOwner = ofEach(readOwned<T>(description, rules.order));

  async function ownedBy(viewer: Viewer, owner: ReadTogether): Promise<T[]> {
    assertCanReadAdmin(viewer);
    return (await ofOwner(owner)) ?? [];
  }

  const evictCache = (): void => {
    if (rules.cache) forget(rules.cache);
  };

  async function changed(viewer: Viewer, id: string): Promise<T> {
    evictCache();
    const resource = await byId(viewer, id);
    if (!resource) throw new AppError('NOT_FOUND');
    return resource;
  }

  const defaultOrder = { field: rules.order, direction: rules.descending ? 'DESC' : 'ASC' } as const;
  const rows = resourceRows(description, defaultOrder, !rules.find);

  async function queryOf({ search, filter, where, orderBy }: Omit<ListArgs, 'first'>): Promise<RowQuery> {
    const found = (await rules.find?.(checkSearch(search))) ?? null;
    return rowQuery(rows, { search, where, orderBy }, (statement) => [
      ...resourceFilter(description, statement, filter),
      ...(found ? [`t.id = any(${statement.value(found, 'uuid[]')})`] : []),
    ]);
  }

  async function conditions(statement: Statement, viewer: Viewer, params: ListParams): Promise<string[]> {
    assertCanReadAdmin(viewer);
    return [...rowConditions(rows, statement, await queryOf(params))];
  }

  async function list(viewer: Viewer, args: ListArgs): Promise<ResourcePage<T>> {
    assertCanReadAdmin(viewer);
    const { first, after, withTotal: total = false } = args;
    const page = { total, fields: null };
    const all = await listRows<Stored<T>, string>(rows, await queryOf(args), first, after, page);
    return all as unknown as ResourcePage<T>;
  }

  const fitting = (values: T, before: T | null, sent: Sent): T => ({
    ...values,
    ...rules.fit?.({ values, before, sent }),
  });

  const checked = (sent: Sent, before: T | null = null): T =>
    before
      ? fitting({ ...before, ...sentValues(description, sent) }, before, sent)
      : fitting(newValues(description, sent) as unknown as T, null, sent);

  async function create(viewer: Viewer, sent: Sent): Promise<T> {
    assertCanEdit(viewer, scopes.write);
    const values = checked(sent);
    const at = now();
    const id = await editing(viewer, async (manager, editor) => {
      const id = randomUUID();
      const more = await rules.before?.(manager, editor, { id, values, before: null, sent });
      const made = { ...values, ...more };
      await follow(manager, editor, id, null, made);
      const position = await placeOfNew(manager, description, made as unknown as Values);
      const row = { ...made, ...position, id, createdAt: at, updatedAt: at };
      await mapUniqueViolation(description, () => manager.insert(type, row as never));
      await audit(manager, editor, 'add', id, differences(null, audited(made)));
      return id;
    });
    return changed(viewer, id);
  }

  /** Returns the changed columns without the position, which `moved` writes. */
  const written = (stored: Values, after: Values): Values =>
    Object.fromEntries(
      fields
        .filter(({ among, property }) => !among && !isDeepStrictEqual(stored[property], after[property]))
        .map(({ property }) => [property, after[property]]),
    );

  async function changeWithin(
    manager: EntityManager,
    editor: Person | ApiClient,
    target: HeldTarget,
    work: Work<T>,
  ): Promise<ReturnType<typeof differences>> {
    const { id } = target;
    await rules.hold?.(manager, id, 'update');
    const changes = await work(manager, editor, await lock<T>(manager, description, target, 'no key update'));
    if (Object.keys(changes).length === 0) return changes;
    await manager.query(newVersionText, [id, now()]);
    await audit(manager, editor, 'edit', id, changes);
    return changes;
  }

  async function change(viewer: Viewer, target: Target, work: Work<T>): Promise<T> {
    assertCanEdit(viewer, scopes.write);
    const id = requireId(target.id);
    await editing(viewer, async (manager, editor) => {
      await changeWithin(manager, editor, { ...target, id }, work);
    });
    return changed(viewer, id);
  }

  /** Returns the work that stores an input in a locked record and returns its audited changes. */
  const writing =
    (id: string, sent: Sent, sentNow: Partial<T>): Work<T> =>
    async (manager, editor, stored) => {
      const values = fitting({ ...stored, ...sentNow }, stored, sent);
      const more = await rules.before?.(manager, editor, { id, values, before: stored, sent });
      const after = { ...values, ...more };
      await follow(manager, editor, id, stored, after);
      const [one, other] = [stored, after] as unknown as [Values, Values];
      const stands = await moved(manager, description, id, one, other);
      const columns = written(one, other);
      if (Object.keys(columns).length > 0) {
        await mapUniqueViolation(description, () => manager.update(type, id, columns as never));
        await noteOutdated(manager, { kind, id }, one, other);
      }
      return differences(audited(stored), audited({ ...after, ...stands }));
    };

  async function update(viewer: Viewer, target: Target, sent: Sent): Promise<T> {
    assertCanEdit(viewer, scopes.write);
    const id = requireId(target.id);
    // Invalid values are rejected before any row is locked.
    return change(viewer, target, writing(id, sent, sentValues(description, sent) as Partial<T>));
  }

  const updateWithin: WithinTransaction<T>['update'] = (manager, editor, id, sentFor) =>
    changeWithin(manager, editor, { id, updatedAt: null }, async (_manager, _editor, stored) => {
      const sent = sentFor(named(description, stored as unknown as Values));
      if (!sent) return {};
      return writing(id, sent, sentValues(description, sent) as Partial<T>)(manager, editor, stored);
    });

  async function removeWithin(
    manager: EntityManager,
    editor: Person | ApiClient,
    target: HeldTarget,
    erase: Erase<T> = rules.erase ?? eraseRow,
  ): Promise<void> {
    const { id } = target;
    await rules.hold?.(manager, id, 'delete');
    const stored = await lock<T>(manager, description, target, 'update');
    const more = await erase(manager, id, stored);
    await clearOutdated(manager, kind, [id]);
    await follow(manager, editor, id, stored, null);
    // The position has no meaning once the record is deleted.
    const gone = place ? { ...stored, [place.property]: null } : stored;
    await audit(manager, editor, 'delete', id, differences({ ...audited(gone), ...more }, null));
  }

  async function remove(viewer: Viewer, target: Target, erase?: Erase<T>): Promise<string> {
    assertCanEdit(viewer, scopes.write);
    const id = requireId(target.id);
    await editing(viewer, (manager, editor) => removeWithin(manager, editor, { ...target, id }, erase));
    evictCache();
    return id;
  }

  const within: WithinTransaction<T> = {
    update: updateWithin,
    remove: (manager, editor, id, erase) => removeWithin(manager, editor, { id, updatedAt: null }, erase),
    committed: evictCache,
  };

  const searched = rules.find !== undefined || fields.some(({ search }) => search);
  return {
    description,
    scopes,
    searched,
    rows,
    list,
    byId,
    byIds,
    ownedBy,
    checked,
    create,
    update,
    change,
    changed,
    remove,
    conditions,
    within,
  };
}
