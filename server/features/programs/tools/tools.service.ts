import type { EntityManager } from 'typeorm';
import { descriptionOf } from '#server/features/editing/description';
import { jsonOf } from '#server/features/editing/resource-json';
import { resourceService } from '#server/features/editing/resources';
import type { Change } from '#server/features/editing/resources.types';
import { audienceSql, audienceValues } from '#server/features/profile/audience/audience';
import { now } from '#server/platform/clock';
import { hold, selectJson } from '#server/platform/database/database';
import { throwFieldError } from '#server/platform/errors';
import { requireReader } from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import { Tool, type ToolValues } from './tool.entity';

/** Maximum number of tools, all of which are on one page. */
export const maxTools = 40;

/** Locks the order and the number of all tools. */
const lockList = (manager: EntityManager) => hold(manager, 'program-tools');

/** Rejects a tool beyond the maximum, also if two are added at the same time. */
async function rejectOneMore(
  manager: EntityManager,
  _editor: Person | ApiClient,
  { before }: Change<Tool>,
): Promise<Partial<Tool>> {
  if (before) return {};
  await lockList(manager);
  if ((await manager.count(Tool)) >= maxTools) {
    throwFieldError('title', `There are at most ${maxTools} tools.`);
  }
  return {};
}

/** Actions of administrators on tools. */
export const adminTools = resourceService(Tool, { order: 'position', hold: lockList, before: rejectOneMore });

const text = `select coalesce(json_agg(${jsonOf(descriptionOf(Tool))} order by t.position, t.id), '[]') as json
  from program_tool t where t.publish_at <= $1 and ${audienceSql('t', 2)}`;

/** Returns the published tools for the viewer, in their order. */
export async function toolsFor(viewer: Viewer): Promise<ToolValues[]> {
  requireReader(viewer);
  return (await selectJson<ToolValues[]>('tools', text, [now(), ...audienceValues(viewer)])) ?? [];
}
