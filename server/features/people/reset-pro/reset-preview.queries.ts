import { selectJson } from '#server/platform/database';
import { foldedSql } from '#server/platform/sql';
import { mostNamed } from './reset-preview.types';

export interface KeptAtReset {
  count: number;
  /** Ids of the first of them by name. */
  ids: string[];
  results: number;
  certificates: number;
}

/** The PRO people of these ids, all where null, and what they have. */
export const selectKeptAtReset = (profileIds: string[] | null): Promise<KeptAtReset | null> =>
  selectJson<KeptAtReset>(
    'reset-pro-preview',
    `with whom as materialized (
       select id, ${foldedSql('name')} as key from profile
       where user_type = 'pro' and ($1::uuid[] is null or id = any($1))
     )
     select json_build_object(
       'count', (select count(*) from whom),
       'ids', array(select id from whom order by key, id limit ${mostNamed}),
       'results', (select count(*) from attempt a join whom on whom.id = a.profile_id where a.closed_at is not null),
       'certificates', (select count(*) from certificate c join whom on whom.id = c.profile_id
         where c.withdrawn_at is null)) as json`,
    [profileIds],
  );
