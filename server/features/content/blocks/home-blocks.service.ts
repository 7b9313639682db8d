import type { EntityManager } from 'typeorm';
import { descriptionOf } from '#server/features/editing/description';
import { assertCanReadAdmin } from '#server/features/editing/editing.policy';
import { jsonOf } from '#server/features/editing/resource-json';
import { resourceService } from '#server/features/editing/resources';
import type { Change } from '#server/features/editing/resources.types';
import { versioned } from '#server/platform/cache/cache';
import { hold, selectJson } from '#server/platform/database/database';
import { throwFieldError } from '#server/platform/errors';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import { BlockContent } from './block-content';
import { isOnHome, assertCanReadHome } from './blocks.policy';
import { validateBlock } from './fit-block';
import { HomeBlock } from './home-block.entity';

/** Maximum blocks of the home page, including hidden ones. */
export const maxBlocks = 60;

/** Locks the order and number of blocks. */
export const lockHome = (manager: EntityManager) => hold(manager, 'home-blocks');

/** Rejects a block beyond the maximum and a second hero, also if two are added at the same time. */
async function rejectOneMore(
  manager: EntityManager,
  _editor: Person | ApiClient,
  { values: { kind }, before }: Change<HomeBlock>,
): Promise<Partial<HomeBlock>> {
  if (before) return {};
  await lockHome(manager);
  if ((await manager.count(HomeBlock)) >= maxBlocks) {
    throwFieldError('kind', `The home page has at most ${maxBlocks} blocks.`);
  }
  if (kind === 'DashboardHero' && (await manager.countBy(HomeBlock, { kind })) > 0) {
    throwFieldError('kind', 'The home page has one next step, and it is there already.');
  }
  return {};
}

/** Actions of administrators on blocks. */
export const adminHomeBlocks = resourceService(HomeBlock, {
  order: 'position',
  cache: 'home',
  hold: lockHome,
  fit: validateBlock,
  before: rejectOneMore,
});

export const blocksText = `select coalesce(json_agg(${jsonOf(descriptionOf(HomeBlock))} order by t.position, t.id), '[]')
    as json
  from home_block t`;

const currentBlocks = versioned('home', () => selectJson<HomeBlock[]>('home-blocks', blocksText));

/** A block with the loader of its content, which all blocks of a response share. */
export type BlockWithContent = HomeBlock & { content: BlockContent };

async function blocksFor(
  viewer: Viewer,
  isWanted: (block: HomeBlock) => boolean,
): Promise<BlockWithContent[]> {
  const blocks = (await currentBlocks()) ?? [];
  const content = new BlockContent(viewer);
  return blocks.filter(isWanted).map((block) => ({ ...block, content }));
}

/** Returns the blocks of the viewer's home page from top to bottom. */
export async function homeBlocks(viewer: Viewer): Promise<BlockWithContent[]> {
  assertCanReadHome(viewer);
  return blocksFor(viewer, (block) => isOnHome(viewer, block));
}

/** Returns every block, including hidden ones and those for others, with content for the viewer. */
export async function previewHome(viewer: Viewer): Promise<BlockWithContent[]> {
  assertCanReadAdmin(viewer);
  return blocksFor(viewer, () => true);
}
