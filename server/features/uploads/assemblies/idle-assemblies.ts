import { now } from '#server/platform/clock';
import { select, transaction } from '#server/platform/database/database';
import { isOpen } from './assembly.types';
import { failAssembly, lockAssembly } from './assembly-store';
import { dropIdleParts } from '../tus/parts';

const minute = 60 * 1000;
const idleFor = 60 * minute;
const keptFor = 24 * 60 * minute;

/**
 * Ends assemblies that have been idle for an hour without files in processing, deletes their files, and deletes
 * assemblies that ended a day ago. Returns the number of ended assemblies.
 */
export async function closeIdleAssemblies(): Promise<number> {
  const at = now().getTime();
  const idle = await select<{ id: string }>(
    'idle-assemblies',
    `select id from assembly a where status in ('uploading', 'executing') and touched_at < $1
       and not exists (select 1 from assembly_upload u where u.assembly_id = a.id and u.status = 'encoding')`,
    [new Date(at - idleFor)],
  );
  for (const { id } of idle) {
    await transaction(async (manager) => {
      if (isOpen(await lockAssembly(manager, id))) await failAssembly(manager, id, 'ASSEMBLY_EXPIRED');
    });
  }
  await dropIdleParts();
  await select('forget-assemblies', 'delete from assembly where finished_at < $1', [new Date(at - keptFor)]);
  return idle.length;
}
