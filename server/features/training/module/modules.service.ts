import { emptyText } from '#server/platform/language/i18n';
import { freshViewer } from '#server/features/profile/sign-in/fresh-viewer';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { decodeCursor, encodeCursor, foreignCursor, page, pageSize } from '#server/platform/paging';
import { isId, requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { type Catalogue, compareModules, type SortKey } from '#server/features/modules/catalogue';
import { type TestedModule, testedCatalogue } from './catalogue';
import { type Learner, learnerOf, visibleTo } from '../access/learner';
import type { LearnerDetails } from '../access/learner.queries';
import { creationOrder, type OrderedModules } from './creation-order';
import type { ModuleFilter, ModuleOrder } from './module.input';
import type { ModuleConnection, ModuleValues } from './module.types';
import {
  assertCanReadModules,
  assertCanViewModule,
  requireOpenable,
  requireVisible,
} from '../training.policy';
import { hasSearchWords } from '#server/features/modules/search/fold';
import { type Found, searchModules } from '#server/features/modules/search/search-modules';
import { statusOf } from '../access/status';
import { searchedTexts } from './searched-texts';

const withheld = {
  descriptionTranslations: emptyText,
  videos: [],
  datasheets: [],
  extraFiles: [],
  images: [],
};

/** Returns a module as visible to one person: without description and material if the person may not open it. */
export const moduleFor = (learner: Learner, module: TestedModule): ModuleValues =>
  learner.canOpen(module)
    ? { ...module, canOpen: true, learner }
    : { ...module, ...withheld, canOpen: false, learner };

/** Returns true if a module is in the learner's list. A disabled one is only if they have an attempt at it. */
function isListed(module: TestedModule, learner: Learner, details: LearnerDetails): boolean {
  if (learner.seesAll) return true;
  if (visibleTo(module.group, false, details) !== 'visible') return false;
  return module.enabled || (module.test !== null && details.tests.has(module.test.id));
}

/** Returns all modules in a person's list, in order. */
export const listedModules = (
  all: Catalogue<TestedModule>,
  learner: Learner,
  details: LearnerDetails,
): TestedModule[] => all.list.filter((module) => isListed(module, learner, details));

type Condition = (module: TestedModule) => boolean;

function conditions(filter: ModuleFilter, details: LearnerDetails): Condition[] {
  const { kind, group, brands, status } = filter;
  const wanted: Condition[] = [];
  if (kind) wanted.push((module) => module.kind === kind);
  if (group) wanted.push((module) => module.group === group);
  if (brands) wanted.push((module) => brands.includes(module.brand));
  if (status) wanted.push((module) => status.includes(statusOf(module, details)));
  return wanted;
}

/** A position in the list. Search results are ordered by rank first. */
type Place = SortKey & { rank: number };

/** Returns the position in a cursor; null without one. Only search results have ranks. */
function placeOf(after: string | null | undefined, isSearched: boolean): Place | null {
  const parts = decodeCursor(after, isSearched ? 4 : 3);
  if (!parts) return null;
  const [brand, createdAt, id, rank = '0'] = parts as [SortKey['brand'], string, string, string?];
  if (!/^[0-3]$/.test(rank)) throw foreignCursor();
  return { brand, createdAt, id, rank: Number(rank) };
}

/** Returns the index at which a page of search results starts. */
function startOf({ modules, ranks }: Found<TestedModule>, place: Place | null): number {
  if (!place) return 0;
  const start = modules.findIndex(
    (module) => ((ranks.get(module) ?? 0) - place.rank || compareModules(module, place)) > 0,
  );
  return start < 0 ? modules.length : start;
}

const cursorIn = ({ ranks }: Found<TestedModule>, module: TestedModule): string => {
  const rank = ranks.get(module);
  if (rank === undefined) return module.cursor;
  return encodeCursor(module.brand, module.createdAt, module.id, String(rank));
};

/** Returns a function that orders modules like the catalogue, and finds the position of a cursor. */
function catalogueOrder(after: string | null | undefined, isSearched: boolean) {
  const place = placeOf(after, isSearched);
  return (found: Found<TestedModule>): OrderedModules => ({
    modules: found.modules,
    start: startOf(found, place),
    cursorOf: (module) => cursorIn(found, module),
  });
}

/** Returns a page of the visible modules. By default by brand, then newest first; with a search, best match first. */
export async function listModules(
  viewer: Viewer,
  filter: ModuleFilter,
  first: number,
  after?: string | null,
  orderBy?: ModuleOrder | null,
): Promise<ModuleConnection> {
  assertCanReadModules(viewer);
  const size = pageSize(first);
  const search = filter.search && hasSearchWords(filter.search) ? filter.search : null;
  const order = orderBy ? creationOrder(orderBy.direction, after) : catalogueOrder(after, Boolean(search));
  const learner = learnerOf(viewer);
  const [all, details] = await Promise.all([testedCatalogue(), learner.load()]);
  const listed = listedModules(all, learner, details);
  const { modules, ranks } = search
    ? searchModules(listed, searchedTexts(all, learner), search)
    : { modules: listed, ranks: new Map() };
  const wanted = conditions(filter, details);
  const found = { modules: modules.filter((module) => wanted.every((holds) => holds(module))), ranks };
  const { modules: ordered, start, cursorOf } = order(found);
  const nodes = ordered
    .slice(start, start + size + 1)
    .map((module) => ({ ...moduleFor(learner, module), cursor: cursorOf(module) }));
  return Object.assign(
    page(nodes, size, (node) => node.cursor, after),
    { totalCount: found.modules.length },
  );
}

/** Returns a visible module and the viewer as its learner; null if it doesn't exist or is hidden. */
export async function findVisible(
  viewer: Viewer,
  id: string,
): Promise<{ module: TestedModule; learner: Learner } | null> {
  const module = isId(id) ? (await testedCatalogue()).byId.get(id.toLowerCase()) : undefined;
  if (!module) return null;
  const learner = learnerOf(viewer);
  const visibility = visibleTo(module.group, learner.seesAll, await learner.load());
  if (visibility === 'hidden') return null;
  requireVisible(visibility, module.group);
  return { module, learner };
}

/** Returns a module by id, also one that lists leave out; null if it doesn't exist or isn't visible. */
export async function moduleById(viewer: Viewer, id: string): Promise<ModuleValues | null> {
  assertCanReadModules(viewer);
  const found = await findVisible(viewer, id);
  return found && moduleFor(found.learner, found.module);
}

/**
 * Records that the person viewed a module, once. That completes a module without a test. Throws FORBIDDEN if it is
 * disabled or for other user types.
 */
export async function viewModule(viewer: Viewer, moduleId: string): Promise<ModuleValues> {
  const caller = assertCanViewModule(viewer);
  const id = requireId(moduleId);
  const found = await findVisible(viewer, id);
  if (!found) throw new AppError('NOT_FOUND');
  await transaction(async (manager) => {
    const person = await freshViewer(manager, caller);
    requireOpenable(found.module, person);
    const held: unknown[] = await manager.query(
      `with held as materialized (
         select id from module where id = $2 for key share
       ), viewed as (
         insert into module_view (profile_id, module_id, viewed_at) select $1, id, $3::timestamptz from held
         on conflict do nothing
       ) select from held`,
      [person.profileId, id, now()],
    );
    // Deleted since the catalogue was cached.
    if (held.length === 0) throw new AppError('NOT_FOUND');
  });
  return moduleFor(learnerOf(viewer), found.module);
}
