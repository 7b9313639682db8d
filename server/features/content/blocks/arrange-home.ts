import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { differences } from '#server/features/editing/differences';
import { editOnce } from '#server/features/editing/edit';
import { assertCanEdit } from '#server/features/editing/editing.policy';
import { nextUpdatedAt } from '#server/features/editing/later-update';
import { forget } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { selectJson } from '#server/platform/database/database';
import { AppError, throwFieldError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import type { HomeBlock } from './home-block.entity';
import { blocksText, lockHome, maxBlocks } from './home-blocks.service';

export interface Arrangement {
  ids: string[];
  hiddenIds: string[];
  updatedAt: Date;
}

async function readBlocks(manager: EntityManager): Promise<HomeBlock[]> {
  const [row]: { json: HomeBlock[] }[] = await manager.query(blocksText);
  return row!.json;
}

const arranged = (blocks: readonly HomeBlock[]) => ({
  order: blocks.map(({ id }) => id),
  hidden: blocks.filter(({ hidden }) => hidden).map(({ id }) => id),
});

/** Validates an arrangement: no duplicate blocks, no unknown hidden blocks, and not too many. */
function checkArrangement({ ids, hiddenIds }: Arrangement): { ids: string[]; hiddenIds: Set<string> } {
  if (ids.length > maxBlocks) throwFieldError('ids', `The home page has at most ${maxBlocks} blocks.`);
  const [all, hidden] = [ids.map((id) => requireId(id)), new Set(hiddenIds.map((id) => requireId(id)))];
  if (new Set(all).size < all.length) throwFieldError('ids', 'A block stands at one place.');
  if (![...hidden].every((id) => all.includes(id))) throwFieldError('hiddenIds', 'There is no such block.');
  return { ids: all, hiddenIds: hidden };
}

/** Throws CONFLICT with the current blocks if they differ from those of the arrangement. */
function rejectConflict(blocks: readonly HomeBlock[], ids: readonly string[], updatedAt: Date): void {
  const newest = Math.max(...blocks.map((block) => Date.parse(block.updatedAt)));
  const isSame = blocks.length === ids.length && blocks.every(({ id }) => ids.includes(id));
  if (isSame && newest === updatedAt.getTime()) return;
  throw new AppError('CONFLICT', undefined, { current: { homeBlocks: blocks } });
}

async function write(manager: EntityManager, blocks: readonly Pick<HomeBlock, 'id' | 'hidden'>[]) {
  await manager.query(
    `update home_block t set position = o.place, hidden = o.hidden, updated_at = ${nextUpdatedAt('$3')}
     from unnest($1::uuid[], $2::boolean[]) with ordinality o (id, hidden, place)
     where t.id = o.id and (t.position, t.hidden) is distinct from (o.place, o.hidden)`,
    [blocks.map(({ id }) => id), blocks.map(({ hidden }) => hidden), now()],
  );
}

/**
 * Sets the order and visibility of all home blocks at once; audited. `updatedAt` is the newest one of all blocks that
 * were read.
 */
export async function arrangeHome(viewer: Viewer, arrangement: Arrangement): Promise<HomeBlock[]> {
  assertCanEdit(viewer);
  const { ids, hiddenIds } = checkArrangement(arrangement);
  await editOnce(viewer, async (manager, editor) => {
    await lockHome(manager);
    const blocks = await readBlocks(manager);
    rejectConflict(blocks, ids, arrangement.updatedAt);
    const wanted = ids.map((id) => ({
      ...blocks.find((block) => block.id === id)!,
      hidden: hiddenIds.has(id),
    }));
    const changes = differences(arranged(blocks), arranged(wanted));
    if (Object.keys(changes).length === 0) return;
    await write(manager, wanted);
    const target = { targetKind: 'home_block', targetId: 'home' };
    await appendAudit(manager, { action: 'edit', actor: actorOf(editor), ...target, changes });
  });
  forget('home');
  return (await selectJson<HomeBlock[]>('home-blocks', blocksText))!;
}
