import { getNamedType, type GraphQLSchema, isObjectType } from 'graphql';
import type { EntityManager } from 'typeorm';
import type { Changes } from '#server/features/audit/audit.types';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { now } from '#server/platform/clock';
import { hold } from '#server/platform/database/database';
import { AppError, throwFieldError } from '#server/platform/errors';
import { requireAdmin } from '#server/platform/access/policy';
import { foldSearch } from '#server/platform/text/fold';
import { isStorable, requireId } from '#server/platform/validation';
import type { Person, Viewer } from '#server/platform/access/viewer';
import { edit, editOnce } from '../edit';
import { ListViewEntity } from './list-view.entity';
import type { ListView, SaveListViewInput } from './list-view.types';
import { listViewsOf, lockListView, selectListViews } from './list-views.queries';

/** Maximum number of a person's own views of a list, and of its shared views. */
const maxViews = 20;
const maxNameLength = 60;
const maxAddressLength = 2000;

type Kept = Pick<ListView, 'list' | 'name' | 'address' | 'isShared'>;

function checkList(sent: string): string {
  if (!/^[a-zA-Z]{1,40}$/.test(sent)) throwFieldError('list', 'There is no list of that name.');
  return sent;
}

/** Throws BAD_USER_INPUT unless the name is that of a query that returns pages. */
function requireList(schema: GraphQLSchema, list: string): void {
  const field = schema.getQueryType()?.getFields()[list];
  const type = field && getNamedType(field.type);
  if (!isObjectType(type) || !('pageInfo' in type.getFields())) {
    throwFieldError('list', 'There is no list of that name.');
  }
}

function checkName(sent: string): string {
  const name = sent.replace(/\s+/g, ' ').trim();
  if (name === '' || name.length > maxNameLength || !isStorable(name)) {
    throwFieldError('name', `A name has 1 to ${maxNameLength} characters.`);
  }
  return name;
}

/** Returns the query string without the position of the page, as rows come and go. */
function checkAddress(sent: string): string {
  const params = new URLSearchParams(isStorable(sent) ? sent : '');
  params.delete('after');
  params.delete('from');
  const address = params.toString();
  if (address === '' || address.length > maxAddressLength) {
    throwFieldError(
      'address',
      `A view has a search, filters, an order or columns, of ${maxAddressLength} characters.`,
    );
  }
  return address;
}

const checked = ({ list, name, address, isShared }: SaveListViewInput): Kept => ({
  list: checkList(list),
  name: checkName(name),
  address: checkAddress(address),
  isShared,
});

const isSame = (one: Kept, other: Kept): boolean =>
  one.name === other.name && one.address === other.address && one.isShared === other.isShared;

/** The address isn't audited, as a search may contain a person's name or e-mail address. */
function changesOf(before: Kept | null, after: Kept | null): Changes {
  const of = (view: Kept | null) => ({
    list: view?.list ?? null,
    name: view?.name ?? null,
    isShared: view?.isShared ?? null,
  });
  const [was, is] = [of(before), of(after)];
  const names = (Object.keys(is) as (keyof typeof is)[]).filter((name) => was[name] !== is[name]);
  return Object.fromEntries(names.map((name) => [name, [was[name], is[name]]]));
}

/** Returns the viewer's views of a list, then the shared ones, each sorted by name. */
export function listViews(viewer: Viewer, list: string): Promise<ListView[]> {
  return selectListViews(checkList(list), requireAdmin(viewer).profileId);
}

/** Throws BAD_USER_INPUT if the name is taken, or if there are too many views for the row of tabs. */
function checkAmong(others: readonly ListView[], { name, isShared }: Kept): void {
  const beside = others.filter((view) => view.isShared === isShared);
  if (beside.some((view) => foldSearch(view.name) === foldSearch(name))) {
    throwFieldError('name', 'Another one has it already.');
  }
  if (beside.length >= maxViews) {
    throwFieldError('isShared', `A list has at most ${maxViews} views of one's own and ${maxViews} for all.`);
  }
}

async function write(
  manager: EntityManager,
  editor: Person,
  kept: Kept,
  before: ListView | null,
): Promise<string> {
  const { isShared, ...values } = kept;
  const at = new Date(Math.max(now().getTime(), before ? Date.parse(before.updatedAt) + 1 : 0));
  const row = { ...values, ownerId: isShared ? null : editor.profileId, updatedAt: at };
  if (before) await manager.update(ListViewEntity, { id: before.id }, row);
  const { identifiers } = before
    ? { identifiers: [{ id: before.id }] }
    : await manager.insert(ListViewEntity, { ...row, createdAt: at });
  const id = String(identifiers[0]!['id']);
  await appendAudit(manager, {
    action: before ? 'edit' : 'add',
    actor: actorOf(editor),
    targetKind: 'list_view',
    targetId: id,
    changes: changesOf(before, kept),
  });
  return id;
}

async function viewToChange(manager: EntityManager, editor: Person, sent: SaveListViewInput) {
  const before = await lockListView(manager, requireId(sent.id), editor.profileId);
  if (!before || before.list !== sent.list) throw new AppError('NOT_FOUND');
  if (!sent.updatedAt) throwFieldError('updatedAt', 'A change says from which version it begins.');
  if (sent.updatedAt.getTime() < Date.parse(before.updatedAt)) {
    throw new AppError('CONFLICT', undefined, { current: before });
  }
  return before;
}

/**
 * Saves a view for the caller or for all administrators, or changes one; audited. An identical view is
 * returned as it is. Throws CONFLICT if it has changed since, BAD_USER_INPUT if the list doesn't exist.
 */
export async function saveListView(
  viewer: Viewer,
  schema: GraphQLSchema,
  sent: SaveListViewInput,
): Promise<ListView> {
  const kept = checked(sent);
  const { profileId } = requireAdmin(viewer);
  requireList(schema, kept.list);
  const saved = await editOnce(viewer, async (manager, caller) => {
    const editor = requireAdmin(caller);
    await hold(manager, `views of ${kept.list}`);
    const before = sent.id ? await viewToChange(manager, editor, sent) : null;
    const all = await listViewsOf(manager, kept.list, editor.profileId);
    const same = !before && all.find((view) => isSame(view, kept));
    if (same) return same.id;
    checkAmong(
      all.filter(({ id }) => id !== before?.id),
      kept,
    );
    return write(manager, editor, kept, before);
  });
  const view = (await selectListViews(kept.list, profileId)).find(({ id }) => id === saved);
  if (!view) throw new AppError('NOT_FOUND');
  return view;
}

/** Deletes an own or a shared view and returns it; audited. Throws NOT_FOUND if it doesn't exist. */
export async function deleteListView(viewer: Viewer, sent: string): Promise<ListView> {
  requireAdmin(viewer);
  return edit(viewer, async (manager, caller) => {
    const editor = requireAdmin(caller);
    const before = await lockListView(manager, requireId(sent), editor.profileId);
    if (!before) throw new AppError('NOT_FOUND');
    await manager.delete(ListViewEntity, { id: before.id });
    await appendAudit(manager, {
      action: 'delete',
      actor: actorOf(editor),
      targetKind: 'list_view',
      targetId: before.id,
      changes: changesOf(before, null),
    });
    return before;
  });
}
