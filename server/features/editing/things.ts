import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { forget } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { pool, selectJson } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import { page, pageSize, type Page } from '#server/platform/paging';
import { readTogether } from '#server/platform/read-together';
import { isId, requireId } from '#server/platform/validation';
import type { Person, Viewer } from '#server/platform/viewer';
import { checkSearch, refuseField } from './check-text';
import { type Description, descriptionOf, type EditedField } from './description';
import { differences } from './differences';
import { edit } from './edit';
import type { Edited } from './edited';
import { mayEdit, mayReadEdited } from './editing.policy';
import type { Sent, Target } from './inputs';
import {
  countStatement,
  cursorOf,
  jsonOf,
  type ListQuery,
  type ListRow,
  listStatement,
} from './list-statement';

type Stored<T> = Omit<T, 'readWith'>;
type Values = Record<string, unknown>;

/** What the description of a thing cannot say. */
export interface ThingRules {
  /** What a list is sorted by where nothing else is asked for. */
  order: string;
  /** The cache that holds it for learners. */
  cache?: string;
  /** The ids that a search finds, by rules of the thing's own; null where it asks for nothing. */
  find?: (search: string) => Promise<readonly string[] | null>;
}

export interface ListArgs {
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  filter?: Record<string, unknown> | null | undefined;
  orderBy?: ListQuery['order'] | null | undefined;
}

export type ThingPage<T> = Page<T> & { totalCount: () => Promise<number> };

/** What administrators do with things of a kind. */
export interface Things<T extends Edited> {
  description: Description;
  list: (viewer: Viewer, args: ListArgs) => Promise<ThingPage<T>>;
  byId: (viewer: Viewer, id: string) => Promise<T | null>;
  create: (viewer: Viewer, sent: Sent) => Promise<T>;
  update: (viewer: Viewer, target: Target, sent: Sent) => Promise<T>;
  /**
   * Deletes a thing and gives its id. `before` removes what else goes with it, or refuses; what it gives is audited with
   * the fields.
   */
  remove: (
    viewer: Viewer,
    target: Target,
    before?: (manager: EntityManager, id: string) => Promise<Values>,
  ) => Promise<string>;
}

/** What is stored of what was sent; required fields refuse null. */
function valueOf({ name, required, check }: EditedField, sent: unknown): unknown {
  if (sent === null || sent === undefined) {
    if (required) refuseField(name, 'A value is missing.');
    return null;
  }
  return check(sent as never, name);
}

/** Every field of a new thing by its property, with what stands where nothing was sent. */
const newValues = ({ fields }: Description, sent: Sent): Values =>
  Object.fromEntries(
    fields.map((field) => [field.property, valueOf(field, sent[field.name] ?? field.initial ?? null)]),
  );

/** The fields that were sent, by property. */
const sentValues = ({ fields }: Description, sent: Sent): Values =>
  Object.fromEntries(
    fields
      .filter(({ name }) => sent[name] !== undefined)
      .map((field) => [field.property, valueOf(field, sent[field.name])]),
  );

/** Values by the names of the audit. */
const named = ({ fields }: Description, values: Values | null): Values | null =>
  values &&
  Object.fromEntries(
    fields.filter(({ property }) => property in values).map((f) => [f.name, values[f.property]]),
  );

/** What fields ask for where their values change. */
async function followChanges(
  manager: EntityManager,
  editor: Person,
  { kind, fields }: Description,
  id: string,
  changes: ReturnType<typeof differences>,
): Promise<void> {
  for (const { name, onChange } of fields) {
    const [before, after] = changes[name] ?? [];
    if (!onChange || before === undefined) continue;
    await onChange({ manager, editor, thing: { kind, id }, path: name, before, after });
  }
}

/** A later moment than a version by a millisecond at least, the unit in which versions are read. */
const laterThan = (version: string): Date => new Date(Math.max(now().getTime(), Date.parse(version) + 1));

/** Locks a thing as it was read; CONFLICT with it as it is now where it was changed since. */
async function lock<T extends Edited>(
  manager: EntityManager,
  description: Description,
  { id, updatedAt }: Target,
  strength: 'no key update' | 'update',
): Promise<Stored<T>> {
  const [row]: { json: Stored<T> }[] = await manager.query(
    `select ${jsonOf(description)} as json from "${description.table}" t where t.id = $1 for ${strength}`,
    [id],
  );
  if (!row) throw new AppError('NOT_FOUND');
  if (updatedAt.getTime() !== Date.parse(row.json.updatedAt)) {
    throw new AppError('CONFLICT', undefined, { current: row.json });
  }
  return row.json;
}

/** The deeds of administrators on the things of a class, each audited and in one transaction. */
export function editedThings<T extends Edited>(type: new () => T, rules: ThingRules): Things<T> {
  const description = descriptionOf(type);
  const { kind, table } = description;
  const byIdText = `select ${jsonOf(description)} as json from "${table}" t where t.id = $1`;

  const audit = (
    manager: EntityManager,
    editor: Person,
    action: 'add' | 'edit' | 'delete',
    targetId: string,
    changes: ReturnType<typeof differences>,
  ) => appendAudit(manager, { action, actor: actorOf(editor), targetKind: kind, targetId, changes });

  async function byId(viewer: Viewer, id: string): Promise<T | null> {
    mayReadEdited(viewer);
    const row = isId(id) ? await selectJson<Stored<T>>(`edited-${kind}`, byIdText, [id]) : null;
    return row && ({ ...row, readWith: [row.id] } as unknown as T);
  }

  async function afterChange(viewer: Viewer, id: string): Promise<T> {
    if (rules.cache) forget(rules.cache);
    const thing = await byId(viewer, id);
    if (!thing) throw new AppError('NOT_FOUND');
    return thing;
  }

  async function list(viewer: Viewer, args: ListArgs): Promise<ThingPage<T>> {
    mayReadEdited(viewer);
    const size = pageSize(args.first);
    const order = args.orderBy ?? { field: rules.order, direction: 'ASC' as const };
    const query = { search: checkSearch(args.search), filter: args.filter ?? null, order };
    const found = rules.find ? await rules.find(query.search) : null;
    const { text, values } = listStatement(description, query, found, { after: args.after, limit: size + 1 });
    const { rows } = await pool().query<ListRow<Stored<T>>>(text, values);
    const keys = new Map(rows.map(({ key, row }) => [row.id, key]));
    const nodes = readTogether(rows.map(({ row }) => row)) as unknown as T[];
    const count = async (): Promise<number> => {
      const counting = countStatement(description, query, found);
      const counted = await pool().query<{ count: number }>(counting.text, counting.values);
      return counted.rows[0]!.count;
    };
    return Object.assign(
      page(nodes, size, ({ id }) => cursorOf(order, keys.get(id)!, id), args.after),
      { totalCount: count },
    );
  }

  async function create(viewer: Viewer, sent: Sent): Promise<T> {
    mayEdit(viewer);
    const values = newValues(description, sent);
    const at = now();
    const id = await edit(viewer, async (manager, editor) => {
      const made = randomUUID();
      const changes = differences(null, named(description, values));
      await followChanges(manager, editor, description, made, changes);
      await manager.insert(type, { id: made, ...values, createdAt: at, updatedAt: at } as never);
      await audit(manager, editor, 'add', made, changes);
      return made;
    });
    return afterChange(viewer, id);
  }

  async function update(viewer: Viewer, target: Target, sent: Sent): Promise<T> {
    mayEdit(viewer);
    const id = requireId(target.id);
    const values = sentValues(description, sent);
    await edit(viewer, async (manager, editor) => {
      const stored = await lock<T>(manager, description, { ...target, id }, 'no key update');
      const after = { ...(stored as Values), ...values };
      const changes = differences(named(description, stored as Values), named(description, after));
      if (Object.keys(changes).length === 0) return;
      await followChanges(manager, editor, description, id, changes);
      await manager.update(type, id, { ...values, updatedAt: laterThan(stored.updatedAt) } as never);
      await audit(manager, editor, 'edit', id, changes);
    });
    return afterChange(viewer, id);
  }

  async function remove(
    viewer: Viewer,
    target: Target,
    before: (manager: EntityManager, id: string) => Promise<Values> = async () => ({}),
  ): Promise<string> {
    mayEdit(viewer);
    const id = requireId(target.id);
    await edit(viewer, async (manager, editor) => {
      const stored = await lock<T>(manager, description, { ...target, id }, 'update');
      const more = await before(manager, id);
      await manager.delete(type, id);
      const changes = differences({ ...named(description, stored as Values), ...more }, null);
      await followChanges(manager, editor, description, id, changes);
      await audit(manager, editor, 'delete', id, changes);
    });
    if (rules.cache) forget(rules.cache);
    return id;
  }

  return { description, list, byId, create, update, remove };
}
