import { audienceSql, audienceValues } from '#server/features/profile/audience/audience';
import { now } from '#server/platform/clock';
import type { Viewer } from '#server/platform/access/viewer';
import type { ContentSectionKey } from './section/section.enums';

/** SQL that is true for readable rows of a section: $1 is the section, $2 the time, and $3 to $6 the audience. */
export const published = `t.section = $1 and t.publish_at <= $2 and ${audienceSql('t', 3)}`;

/** Returns the parameters of `published`. */
export const readBy = (viewer: Viewer, section: ContentSectionKey): unknown[] => [
  section,
  now(),
  ...audienceValues(viewer),
];

/** SQL of the sort key of rows `t`, as a JSON pair. */
export const sortKey = `'sortKey', (extract(epoch from t.publish_at) * 1000000)::bigint::text`;

/**
 * Returns SQL of rows `t` as a JSON list, newest first. `found` is SQL from `from` to `where`. The parameters from
 * `first` on are those of the `TimeKey` after which they start, and the limit.
 */
export const newestFirst = (row: string, found: string, first: number): string =>
  `select json_agg(${row} order by t.publish_at desc, t.id desc) as json from (
     select t.* ${found} and ($${first}::bigint is null or
       (t.publish_at, t.id) < (timestamptz 'epoch' + $${first}::bigint * interval '1 microsecond', $${first + 1}::uuid))
     order by t.publish_at desc, t.id desc limit $${first + 2}
   ) t`;
