import { reasonIf } from './judge';

/** SQL that joins whom a row speaks of, by external id or e-mail, to `asked`: `whom.id`, and how many it could be. */
export const whom = `left join lateral (
    select (array_agg(id))[1] as id, count(*) as people from (
      -- Of somebody who was merged, whoever that turned out to be.
      select coalesce(p.merged_into, p.id) as id from profile p where v ? 'personId' and p.external_id = v ->> 'personId'
      union
      select coalesce(p.merged_into, p.id) from profile p
      where not v ? 'personId' and lower(p.email) = lower(v ->> 'email')
    ) p
  ) whom on true`;

/** Why it speaks of nobody. */
export const whomReasons = [
  reasonIf(`not v ?| array['personId', 'email']`, 'REQUIRED', 'email'),
  reasonIf(
    `v ?| array['personId', 'email'] and people = 0 and v ? 'personId'`,
    'UNKNOWN',
    'personId',
    `v ->> 'personId'`,
  ),
  reasonIf(`people = 0 and not v ? 'personId'`, 'UNKNOWN', 'email', `v ->> 'email'`),
  reasonIf(`people > 1`, 'AMBIGUOUS', 'email', `v ->> 'email'`),
];
