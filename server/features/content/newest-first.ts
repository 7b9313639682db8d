import { audienceSql, audienceValues } from '#server/features/profile/audience/audience';
import { now } from '#server/platform/clock';
import type { Viewer } from '#server/platform/access/viewer';
import type { ContentSectionKey } from './section/section.enums';

/** What the viewer reads of a section: $1 is the section, $2 the time, and the viewer stands from $3 to $6. */
export const published = `t.section = $1 and t.publish_at <= $2 and ${audienceSql('t', 3)}`;

/** The values of `published`. */
export const readBy = (viewer: Viewer, section: ContentSectionKey): unknown[] => [
  section,
  now(),
  ...audienceValues(viewer),
];

/** SQL of the key by which rows `t` are listed, as a pair of their JSON. */
export const sortKey = `'sortKey', (extract(epoch from t.publish_at) * 1000000)::bigint::text`;

/**
 * SQL of rows `t` as a list of JSON, newest first. `found` is from `from` to `where`; from `first` on stand the values of
 * the key that they follow, as `TimeKey` has it, and how many they are at most.
 */
export const newestFirst = (row: string, found: string, first: number): string =>
  `select json_agg(${row} order by t.publish_at desc, t.id desc) as json from (
     select t.* ${found} and ($${first}::bigint is null or
       (t.publish_at, t.id) < (timestamptz 'epoch' + $${first}::bigint * interval '1 microsecond', $${first + 1}::uuid))
     order by t.publish_at desc, t.id desc limit $${first + 2}
   ) t`;
