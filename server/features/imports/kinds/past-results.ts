import type { QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';
import { addPastResults, removePastResults } from '#server/features/attempts/past-results';
import { appendAudits } from '#server/features/audit/audit.service';
import { noteDueDays } from '#server/features/dashboard/summaries/due-days.queries';
import { currentSettings } from '#server/features/settings/settings.service';
import { hold as lockWord, select } from '#server/platform/database/database';
import { foldSearchSql } from '#server/platform/database/sql';
import type { ImportUndo } from '../import.types';
import { reasonIf, reasonsOf } from './evaluate';
import type { Context, KindOfImport, RowDone, Rows, RowUndone } from './kind';
import { kept } from './kept';
import { whom, whomReasons } from './person-of-row';

/** SQL of the tests of a row's module, by id or by name in any language. */
const test = `left join (
    select n.name, array_agg(distinct t.id) as ids
    from module m join test t on t.module_id = m.id and t.version_id is not null
    cross join lateral (select m.id::text union all
      select nullif(${foldSearchSql('localized')}, '') from jsonb_each_text(m.name) l (lang, localized)) n (name)
    group by n.name
  ) tests on tests.name = ${foldSearchSql(`v ->> 'module'`)}`;

const evaluated = `
  select line, attempt as target, '{}'::jsonb as changes,
    jsonb_build_object('profileId', person, 'testId', test, 'key', key) as refs, ${reasonsOf(
      ...whomReasons,
      ...['module', 'date', 'status', 'score'].map((field) =>
        reasonIf(`not v ? '${field}'`, 'REQUIRED', field),
      ),
      reasonIf(`v ? 'module' and coalesce(cardinality(tests), 0) = 0`, 'UNKNOWN', 'module', `v ->> 'module'`),
      reasonIf(`cardinality(tests) > 1`, 'AMBIGUOUS', 'module', `v ->> 'module'`),
      reasonIf(
        `attempt is not null and (was_of <> person or was_at <> test or was <> v ->> 'status'
          or was_score <> (v ->> 'score')::int)`,
        'OTHER_BEFORE',
        'date',
        `v ->> 'date'`,
      ),
    )} as reasons
  from (
    select f.*, a.id as attempt, a.profile_id as was_of, a.test_id as was_at, a.status as was, a.score as was_score
    from (
      select asked.*, whom.id as person, tests.ids as tests, tests.ids[1] as test,
        case when v ? 'reference' then 'reference ' || (v ->> 'reference')
          else whom.id || ' ' || tests.ids[1] || ' ' || (v ->> 'date') end as key
      from asked ${whom} ${test}
      offset 0
    ) f left join lateral (select * from attempt a where a.imported_as = f.key limit 1) a on true
    offset 0
  ) f`;

/** Serializes imports of results, so that each is added only once. */
const hold = (manager: EntityManager, _rows: Rows): Promise<void> => lockWord(manager, 'imported results');

async function apply(manager: EntityManager, rows: readonly RowDone[], { actor }: Context): Promise<void> {
  const { timezone } = await currentSettings();
  await addPastResults(
    manager,
    rows.map(({ targetId, values, refs }) => ({
      id: targetId,
      profileId: refs['profileId']!,
      testId: refs['testId']!,
      importedAs: refs['key']!,
      date: values['date']!,
      status: values['status'] as 'passed' | 'failed',
      score: Number(values['score']),
    })),
    timezone,
  );
  await appendAudits(
    manager,
    rows.map(({ targetId, values, refs }) => ({
      action: 'add' as const,
      actor,
      targetKind: 'attempt',
      targetId,
      outcome: 'imported',
      changes: {
        profileId: [null, refs['profileId']],
        status: [null, values['status']],
        score: [null, Number(values['score'])],
        date: [null, values['date']],
      },
    })),
  );
}

async function undo(
  manager: EntityManager,
  rows: readonly RowDone[],
  { actor }: Context,
): Promise<RowUndone[]> {
  const { timezone } = await currentSettings();
  const ids = rows.map(({ targetId }) => targetId);
  const removed = await removePastResults(manager, ids, timezone);
  await noteDueDays(
    manager,
    removed.map(({ closedAt }) => closedAt),
    timezone,
  );
  const gone = new Set(removed.map(({ id }) => id));
  await appendAudits(
    manager,
    [...gone].map((targetId) => ({
      action: 'delete' as const,
      actor,
      targetKind: 'attempt',
      targetId,
      outcome: 'import_undone',
    })),
  );
  return rows.map(({ line, targetId }): RowUndone =>
    gone.has(targetId)
      ? { line, result: 'removed', kept: [] }
      : { line, result: 'nothing', kept: [kept('IN_USE', null)] },
  );
}

async function undoCounts(importId: string): Promise<ImportUndo> {
  const [counts] = await select<ImportUndo & QueryResultRow>(
    'past-results-undo-counts',
    `select (count(*) filter (where a.id is not null))::int as removed,
       (count(*) filter (where a.id is null))::int as "addedStays", 0 as restored, 0 as "fieldsStay"
     from data_import_row r left join attempt a on a.id = r.target_id
     where r.import_id = $1 and r.done and r.undone is null and r.outcome = 'add'`,
    [importId],
  );
  return counts!;
}

/** Files of past results. */
export const pastResults: KindOfImport = {
  evaluated,
  keys: { reference: `r.refs ->> 'key'` },
  hold,
  apply,
  undo,
  undoCounts,
};
