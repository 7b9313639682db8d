import type { Bucket } from '#server/features/programs/program.policy';
import { entriesOf } from '#server/features/programs/program.queries';
import { selectJson } from '#server/platform/database/database';
import { iso } from '#server/platform/database/sql';

/** A person's status in the programs, in addition to their modules. */
export interface ProgramStatus {
  /** The end of the access to each program, including disabled ones. */
  ends: Partial<Record<Bucket, string>>;
  /** Points of the attempts at a module's test, including corrections, by module id. */
  points: Record<string, number>;
}

const text = `select json_build_object(
    'ends', (select coalesce(json_object_agg(bucket, to_char(ends, ${iso})), '{}') from (
      select e.bucket, max(e.expires_at) as ends from ${entriesOf('$1', '$2')} group by e.bucket) entered),
    'points', (select coalesce(json_object_agg(module_id, points), '{}') from (
      select t.module_id, sum(p.amount)::int as points
      from test t
      join attempt a on a.test_id = t.id and a.profile_id = $1
      join points_entry p on p.profile_id = $1 and p.source_id = a.id::text
      where t.module_id = any($3::uuid[]) group by t.module_id) earned)
  ) as json`;

/** Returns a person's status in the programs. `moduleIds` are the modules of the programs. */
export async function selectProgramStatus(
  profileId: string,
  at: Date,
  moduleIds: readonly string[],
): Promise<ProgramStatus> {
  const status = await selectJson<ProgramStatus>('program-status', text, [profileId, at, moduleIds]);
  return status ?? { ends: {}, points: {} };
}
