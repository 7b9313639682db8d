import { termsJson } from '#server/features/settings/terms/terms-versions';
import { select, selectJson } from '#server/platform/database/database';
import type { TermsVersion } from './terms-versions.types';

// Only the last answer of each person counts.
const versionJson = `json_build_object('number', v.number, ${termsJson}, 'yesCount', a.yes, 'noCount', a.no)`;
const answers = `left join lateral (
       select count(*) filter (where answer = 'yes')::int as yes, count(*) filter (where answer = 'no')::int as no
       from (select distinct on (profile_id) answer from terms_answer
         where version = v.number order by profile_id, answered_at desc) last
     ) a on true`;

/** Returns up to `limit` versions before the given number, newest first. */
export async function selectTermsVersions(before: number | null, limit: number): Promise<TermsVersion[]> {
  const rows = await selectJson<TermsVersion[]>(
    'terms-versions',
    `select coalesce(json_agg(${versionJson} order by v.number desc), '[]') as json
     from (
       select * from terms_version where $1::int is null or number < $1 order by number desc limit $2
     ) v ${answers}`,
    [before, limit],
  );
  return rows ?? [];
}

/** Returns the number of versions. */
export async function countTermsVersions(): Promise<number> {
  const [row] = await select<{ count: number }>(
    'terms-versions-count',
    'select count(*)::int as count from terms_version',
  );
  return row?.count ?? 0;
}

/** Returns the version with this number; null if it doesn't exist. */
export const selectTermsVersion = (number: number): Promise<TermsVersion | null> =>
  selectJson<TermsVersion>(
    'terms-version',
    `select ${versionJson} as json from terms_version v ${answers} where v.number = $1`,
    [number],
  );
