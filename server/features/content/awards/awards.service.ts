import type { EntityManager } from 'typeorm';
import { descriptionOf } from '#server/features/editing/description';
import { jsonOf } from '#server/features/editing/list-statement';
import { editedThings } from '#server/features/editing/things';
import type { Change } from '#server/features/editing/things.types';
import { now } from '#server/platform/clock';
import { selectJson } from '#server/platform/database';
import { refuseField } from '#server/platform/errors';
import { requireReader } from '#server/platform/policy';
import type { Person, Viewer } from '#server/platform/viewer';
import { Award, type AwardYear, mostOfYear } from './award.entity';

/** Holds the awards of a year that gets one more; refuses that where it has all that it may. */
async function holdYear(
  manager: EntityManager,
  _editor: Person,
  { values: { year }, before }: Change<Award>,
): Promise<Partial<Award>> {
  if (year === before?.year) return {};
  await manager.query(`select pg_advisory_xact_lock(hashtextextended('award-year', $1))`, [year]);
  if ((await manager.countBy(Award, { year })) >= mostOfYear) {
    refuseField('year', `A year has at most ${mostOfYear} awards.`);
  }
  return {};
}

/** What administrators do with awards. */
export const editedAwards = editedThings(Award, { order: 'year', descending: true, before: holdYear });

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
