import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { forget } from '#server/platform/cache';
import { now } from '#server/platform/clock';
import { AppError } from '#server/platform/errors';
import { decodeCursor, encodeCursor, foreignCursor, page, pageSize } from '#server/platform/paging';
import { readTogether } from '#server/platform/read-together';
import { isId, isStorable, requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { catalogue } from '../catalogue';
import { asksForWords } from '../search/fold';
import { searchModules } from '../search/search-modules';
import { edit } from './edit';
import { differences, laterUpdate, refuseOlder } from './edited-fields';
import {
  lockModule,
  type ModuleContent,
  type NameKey,
  selectEditedModule,
  selectEditedModules,
} from './edited-module.queries';
import type { EditedModule, EditedModuleConnection } from './edited-module.types';
import { checkTags } from './edited-tags';
import { checkName, checkSearch, checkText } from './edited-text';
import { mayEdit, mayReadEdited } from './editing.policy';
import type { ModuleInput } from './module-content.input';

/** A module as edited; null where absent. */
export async function editedModule(viewer: Viewer, id: string): Promise<EditedModule | null> {
  mayReadEdited(viewer);
  const row = isId(id) ? await selectEditedModule(id) : null;
  return row && { ...row, readWith: [row.id] };
}

/** The modules that a search finds, as a learner's finds them; null where it asks for nothing. */
async function idsFound(search: string): Promise<string[] | null> {
  if (!asksForWords(search)) return null;
  const all = await catalogue();
  return searchModules(all.list, all.texts, search).modules.map(({ id }) => id);
}

function nameKeyOf(after: string | null | undefined): NameKey | null {
  const [name, id] = decodeCursor(after, 2) ?? [];
  if (name === undefined) return null;
  if (!isId(id) || !isStorable(name)) throw foreignCursor();
  return { name, id };
}

/** A page of all modules by their English names, of those with all words of `search` in names and tags where given. */
export async function editedModules(
  viewer: Viewer,
  search: string | null | undefined,
  first: number,
  after?: string | null,
): Promise<EditedModuleConnection> {
  mayReadEdited(viewer);
  const size = pageSize(first);
  const found = await idsFound(checkSearch(search));
  const { total, rows } = await selectEditedModules(found, nameKeyOf(after), size + 1);
  return Object.assign(
    page(readTogether(rows), size, ({ sortKey, id }) => encodeCursor(sortKey, id), after),
    { totalCount: total },
  );
}

/** What was sent, with no tags where those are to stay. */
type SentContent = Omit<ModuleContent, 'tags'> & { tags: string[] | null };

/** What is stored of what was sent; BAD_USER_INPUT names the field that is out of range. */
function contentOf(input: ModuleInput): SentContent {
  const { kind, brand, group = null, art, enabled } = input;
  const name = checkName(input.name, 'name');
  const description = checkText(input.description, 'description');
  const tags = input.tags ? checkTags(input.tags) : null;
  const userTypes = [...new Set(input.userTypes)];
  return { kind, brand, group, name, description, tags, art, userTypes, enabled };
}

const valuesOf = ({
  kind,
  brand,
  group,
  name,
  description,
  art,
  userTypes,
  enabled,
  tags,
}: ModuleContent) => [kind, brand, group, name, description, art, userTypes, enabled, tags];

async function afterChange(viewer: Viewer, id: string): Promise<EditedModule> {
  forget('modules');
  const module = await editedModule(viewer, id);
  if (!module) throw new AppError('NOT_FOUND');
  return module;
}

/** Adds a module, without a test; audited. */
export async function createModule(viewer: Viewer, input: ModuleInput): Promise<EditedModule> {
  mayEdit(viewer);
  const sent = contentOf(input);
  const content = { ...sent, tags: sent.tags ?? [] };
  const id = await edit(viewer, async (manager, editor) => {
    const [made]: { id: string }[] = await manager.query(
      `insert into module (kind, brand, "group", name, description, art, user_types, enabled, tags, created_at,
         updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) returning id`,
      [...valuesOf(content), now()],
    );
    const changes = differences(null, content);
    const target = { targetKind: 'module', targetId: made!.id };
    await appendAudit(manager, { action: 'add', actor: actorOf(editor), ...target, changes });
    return made!.id;
  });
  return afterChange(viewer, id);
}

/**
 * Changes a module; audited field by field. CONFLICT where it was changed since `updatedAt`. Once it is disabled, the
 * attempts in progress at its test are voided at their next reading or by the job that closes attempts.
 */
export async function updateModule(
  viewer: Viewer,
  moduleId: string,
  input: ModuleInput,
  updatedAt: Date,
): Promise<EditedModule> {
  mayEdit(viewer);
  const id = requireId(moduleId);
  const sent = contentOf(input);
  await edit(viewer, async (manager, editor) => {
    const stored = await lockModule(manager, id, 'change');
    if (!stored) throw new AppError('NOT_FOUND');
    refuseOlder(updatedAt, stored.updatedAt);
    const content = { ...sent, tags: sent.tags ?? stored.content.tags };
    const changes = differences(stored.content, content);
    if (Object.keys(changes).length === 0) return;
    await manager.query(
      `update module set kind = $2, brand = $3, "group" = $4, name = $5, description = $6, art = $7, user_types = $8,
         enabled = $9, tags = $10, updated_at = ${laterUpdate('$11')} where id = $1`,
      [id, ...valuesOf(content), now()],
    );
    const target = { targetKind: 'module', targetId: id };
    await appendAudit(manager, { action: 'edit', actor: actorOf(editor), ...target, changes });
  });
  return afterChange(viewer, id);
}
