import type { EntityManager } from 'typeorm';
import type { AuditActor } from '#server/features/audit/audit.types';
import type { ReasonCode } from '../checking/reasons';
import type { KindOfImport, RowDone, Rows } from './kind';

/** Returns SQL of a reason if a condition is true, else null. `value` and `line` are SQL too. */
export const reasonIf = (
  condition: string,
  code: ReasonCode,
  field: string | null,
  value = 'null',
  line = 'null',
): string =>
  `case when ${condition} then jsonb_build_object('code', '${code}', 'field', ${field === null ? 'null' : `'${field}'`},
     'value', ${value}, 'line', ${line}) end`;

/** Returns SQL of a JSON array of the reasons that aren't null. */
export const reasonsOf = (...reasons: string[]): string =>
  `to_jsonb(array_remove(array[${reasons.join(', ')}]::jsonb[], null))`;

/**
 * Returns SQL of the fields in which `values` differ from `stored`, as `[before, after]`, except for some fields. Empty
 * without a target.
 */
export const changesOf = (except: readonly string[], values = 'v'): string =>
  `case when target is null then '{}'::jsonb else (
    select coalesce(jsonb_object_agg(k, jsonb_build_array(stored -> k, ${values} -> k)), '{}')
    from jsonb_object_keys(${values}) k where k <> all (array[${except.map((field) => `'${field}'`).join(', ')}]::text[])
      and stored -> k is distinct from ${values} -> k) end`;

// Repeated in every join, because PostgreSQL would otherwise scan all rows of the import.
const these = 'r.import_id = $1 and r.line between $2 and $3';

const requestedOf = (which: string, of = 'true'): string => `asked as materialized (
  select line, "values" as v from data_import_row r
  where import_id = $1 and line between $2 and $3 and ${which} and ${of})`;

const came = `case when jsonb_array_length(j.reasons) > 0 then 'reject' when j.target is null then 'add'
  when j.changes = '{}' then 'unchanged' else 'change' end`;

const valuesOf = ({ importId, from, to }: Rows, actor: AuditActor): unknown[] => [
  importId,
  from,
  to,
  actor.kind,
  actor.id ?? null,
];

/** Returns the statement of `evaluate`. */
export const evaluateText = ({ evaluated }: Pick<KindOfImport, 'evaluated'>, of?: string): string =>
  `with ${requestedOf('outcome is null', of)}, evaluated as materialized (${evaluated})
   update data_import_row r set outcome = ${came}, reasons = j.reasons, target_id = j.target, refs = j.refs,
     changes = case when jsonb_array_length(j.reasons) > 0 then '{}' else j.changes end
   from evaluated j where ${these} and r.line = j.line and $4::text is not null and $5::text is distinct from ''`;

/** Evaluates rows without an outcome by the current data. */
export async function evaluate(
  manager: EntityManager,
  kind: KindOfImport,
  rows: Rows,
  actor: AuditActor,
): Promise<void> {
  await manager.query(evaluateText(kind, rows.of), valuesOf(rows, actor));
}

const changed = `jsonb_build_array(jsonb_build_object('code', 'CHANGED_SINCE', 'field', null, 'value', null, 'line', null))`;

/** Returns the statement of `runRows`. */
export const runText = ({ evaluated }: Pick<KindOfImport, 'evaluated'>, of?: string): string =>
  `with ${requestedOf(`outcome is distinct from 'reject'`, of)}, evaluated as materialized (${evaluated}), outcome_of as (
     select j.*, case when c.outcome in ('reject', 'unchanged') then c.outcome
       when c.outcome = r.outcome and (r.outcome = 'add' or r.target_id = j.target and r.changes @> j.changes)
       then c.outcome else 'changed' end as came
     from data_import_row r join evaluated j using (line), lateral (select ${came} as outcome) c where ${these}
   ), written as (
     update data_import_row r set done = true, outcome = case s.came when 'changed' then 'reject' else s.came end,
       reasons = case s.came when 'changed' then ${changed} else s.reasons end, refs = s.refs,
       target_id = case s.came when 'add' then gen_random_uuid() else coalesce(s.target, r.target_id) end,
       changes = case s.came when 'change' then s.changes else '{}' end
     from outcome_of s where ${these} and r.line = s.line and $4::text is not null
       and $5::text is distinct from ''
     returning r.line, r.outcome, r."values", r.changes, r.refs, r.target_id
   )
   select line, outcome, "values", changes, refs, target_id as "targetId" from written
   where outcome in ('add', 'change') order by line`;

/**
 * Evaluates rows finally, in the transaction that applies them, and returns those with an effect. Rejects rows whose
 * effect differs from the check.
 */
export const runRows = (
  manager: EntityManager,
  kind: KindOfImport,
  rows: Rows,
  actor: AuditActor,
): Promise<RowDone[]> => manager.query<RowDone[]>(runText(kind, rows.of), valuesOf(rows, actor));
