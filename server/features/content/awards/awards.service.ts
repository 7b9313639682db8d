import type { EntityManager } from 'typeorm';
import { descriptionOf } from '#server/features/editing/description';
import { jsonOf } from '#server/features/editing/resource-json';
import { resourceService } from '#server/features/editing/resources';
import type { Change } from '#server/features/editing/resources.types';
import { now } from '#server/platform/clock';
import { hold, selectJson } from '#server/platform/database/database';
import { AppError, throwFieldError } from '#server/platform/errors';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import type { ContentPage, ContentSectionKey } from '../section/section.enums';
import { sectionPages } from '../section/sections.service';
import {
  Award,
  type AwardKind,
  AwardKindEnum,
  type AwardValues,
  type AwardYear,
  maxOfYear,
} from './award.entity';

/** Locks the awards of a section and year before adding one. Rejects it if the maximum is reached. */
async function lockYear(
  manager: EntityManager,
  _editor: Person | ApiClient,
  { values: { section, year }, before }: Change<Award>,
): Promise<Partial<Award>> {
  if (year === before?.year && section === before.section) return {};
  await hold(manager, `award-year/${section}/${year}`);
  if ((await manager.countBy(Award, { section, year })) >= maxOfYear) {
    throwFieldError('year', `A year has at most ${maxOfYear} awards of a section.`);
  }
  return {};
}

/** Actions of administrators on awards. */
export const adminAwards = resourceService(Award, { order: 'year', descending: true, before: lockYear });

const text = `select coalesce(json_agg(json_build_object('year', y.year, 'awards', y.awards) order by y.year desc), '[]')
    as json
  from (
    select t.year, json_agg(${jsonOf(descriptionOf(Award))}
      order by array_position('{yearly,quarterly,monthly}', t.kind), t.publish_at desc, t.points desc nulls last,
        t.id) as awards
    from award t where t.publish_at <= $1 and t.section = $2 and t.kind = any($3)
    group by t.year
  ) y`;

/** Returns the kinds of awards that the pages of a section show. */
function kindsOn(pages: readonly ContentPage[]): AwardKind[] {
  if (pages.includes('awards')) return Object.values(AwardKindEnum);
  return pages.includes('prize-winners') ? ['monthly'] : [];
}

/**
 * Returns the years with awards, newest first, of the kinds that a section shows. Throws NOT_FOUND if it shows none.
 */
export async function awardYears(viewer: Viewer, section: ContentSectionKey): Promise<AwardYear[]> {
  const kinds = kindsOn(await sectionPages(viewer, section));
  if (kinds.length === 0) throw new AppError('NOT_FOUND');
  return (await selectJson<AwardYear[]>('award-years', text, [now(), section, kinds])) ?? [];
}

const latestText = `select coalesce(json_agg(${jsonOf(descriptionOf(Award))}
    order by t.publish_at desc, t.points desc nulls last, t.id), '[]') as json
  from (select t.* from award t where t.publish_at <= $1 and t.section = $2 and t.kind = any($3)
    order by t.publish_at desc, t.points desc nulls last, t.id limit $4) t`;

/** Returns up to `max` of the latest awards that a section shows to the viewer. */
export async function latestAwards(
  viewer: Viewer,
  section: ContentSectionKey,
  max: number,
): Promise<AwardValues[]> {
  const kinds = kindsOn(await sectionPages(viewer, section));
  const values = [now(), section, kinds, max];
  return (await selectJson<AwardValues[]>('latest-awards', latestText, values)) ?? [];
}
