import { foldNumberSql } from '#server/platform/database/sql';
import { reasonIf } from './evaluate';

const foldedNumber = foldNumberSql(`v ->> 'distributorNumber'`);

/** SQL of rows `w` of the import with the requested number. An index supports it. */
const numbered = `data_import_row w where w.import_id = $1 and w."values" ? 'kind'
  and ${foldNumberSql(`w."values" ->> 'number'`)} = ${foldedNumber}`;

/**
 * SQL that joins the distributor of a row to `asked`: the account as `d`, and the row of the same file that adds or
 * changes it as `w`.
 */
export const distributor = `
  left join lateral (select d.id, d.disabled_at is null as is_open from account d
    where d.kind = 'gold_distributor' and d.number_key = ${foldedNumber} limit 1) d on v ? 'distributorNumber'
  left join lateral (select w.line, w.done, w.outcome = 'reject' as is_rejected, w."values" ->> 'disabled' as disabled
    from ${numbered} and w."values" ->> 'kind' = 'gold_distributor'
    order by w.outcome = 'reject', w.line limit 1) w on v ? 'distributorNumber'`;

/** SQL of why no retailer can belong to it after its own row is done; null if one can. */
export const distributorProblem = `case
  when not v ? 'distributorNumber' then null
  when w.line is null or w.is_rejected or w.done then case
    when d.is_open then null
    when d.id is not null then 'DISABLED'
    when w.is_rejected then 'DISTRIBUTOR_REJECTED'
    when exists (select from account o where o.kind = any(array['employee', 'cost_center', 'gold_retailer'])
      and o.number_key = ${foldedNumber}) or exists (select from ${numbered}
        and w."values" ->> 'kind' <> 'gold_distributor') then 'NOT_A_DISTRIBUTOR'
    else 'UNKNOWN' end
  when not coalesce(w.disabled = 'no', d.is_open, true) then 'DISABLED' end`;

const number = `v ->> 'distributorNumber'`;

/**
 * Reasons, with their SQL conditions, why a row can't belong to a distributor, or not to that one. Unchanged values are
 * never rejected.
 */
export const distributorReasons = [
  reasonIf(
    `v ? 'distributorNumber' and v ->> 'kind' <> 'gold_retailer'`,
    'NOT_A_RETAILER',
    'distributorNumber',
  ),
  ...(['UNKNOWN', 'DISABLED', 'NOT_A_DISTRIBUTOR', 'DISTRIBUTOR_REJECTED'] as const).map((code) =>
    reasonIf(
      `v ->> 'kind' = 'gold_retailer' and problem = '${code}' and (target is null or changes ? 'distributorNumber')`,
      code,
      'distributorNumber',
      number,
      'distributor_line',
    ),
  ),
];

/** SQL that is true for retailers with a distributor, which come after all other rows. */
export const later = `r."values" ->> 'kind' = 'gold_retailer' and r."values" ? 'distributorNumber'`;

/** SQL that is true for the reasons that concern the distributor. */
const forDistributor = `x ->> 'field' = 'distributorNumber'
  and x ->> 'code' in ('UNKNOWN', 'DISABLED', 'NOT_A_DISTRIBUTOR', 'DISTRIBUTOR_REJECTED')`;

/** SQL that is true for rows that depend on the distributor's row `c`, unless they are rejected for another reason. */
export const dependsOn = `${later} and c."values" ->> 'kind' = 'gold_distributor'
  and ${foldNumberSql(`r."values" ->> 'distributorNumber'`)} = ${foldNumberSql(`c."values" ->> 'number'`)}
  and (r.outcome <> 'reject' or exists (select from jsonb_array_elements(r.reasons) x where ${forDistributor}))`;
