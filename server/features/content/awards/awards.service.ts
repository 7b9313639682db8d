import { descriptionOf } from '#server/features/editing/description';
import { jsonOf } from '#server/features/editing/list-statement';
import { editedThings } from '#server/features/editing/things';
import { now } from '#server/platform/clock';
import { selectJson } from '#server/platform/database';
import { requireReader } from '#server/platform/policy';
import type { Viewer } from '#server/platform/viewer';
import { Award, type AwardYear } from './award.entity';

/** What administrators do with awards. */
export const editedAwards = editedThings(Award, { order: 'year', descending: true });

const text = `select coalesce(json_agg(json_build_object('year', y.year, 'awards', y.awards) order by y.year desc), '[]')
    as json
  from (
    select t.year, json_agg(${jsonOf(descriptionOf(Award))}
      order by array_position('{yearly,quarterly,monthly}', t.kind), t.publish_at desc, t.points desc nulls last,
        t.id) as awards
    from award t where t.publish_at <= $1
    group by t.year
  ) y`;

/** The years in which something was won, newest first, with what is published of them. */
export async function awardYears(viewer: Viewer): Promise<AwardYear[]> {
  requireReader(viewer);
  return (await selectJson<AwardYear[]>('award-years', text, [now()])) ?? [];
}
