import { reasonIf } from './evaluate';

/** SQL that joins the person of a row, by external id or e-mail address, to `asked` as `whom.id`. */
export const whom = `left join lateral (
    select id from (
      -- Of somebody who was merged, whoever that turned out to be.
      select coalesce(p.merged_into, p.id) as id from profile p where v ? 'personId' and p.external_id = v ->> 'personId'
      union all
      select coalesce(p.merged_into, p.id) from profile p
      where not v ? 'personId' and lower(p.email) = lower(v ->> 'email')
    ) p limit 1
  ) whom on true`;

/** Reasons, with their SQL conditions, why a row has no person. */
export const whomReasons = [
  reasonIf(`not v ?| array['personId', 'email']`, 'REQUIRED', 'email'),
  reasonIf(
    `v ?| array['personId', 'email'] and person is null and v ? 'personId'`,
    'UNKNOWN',
    'personId',
    `v ->> 'personId'`,
  ),
  reasonIf(`person is null and not v ? 'personId'`, 'UNKNOWN', 'email', `v ->> 'email'`),
];
