/** Tables and columns by their names before the baseline. A dot separates a table, by its new name, from a column. */
const names: readonly [before: string, after: string][] = [
  ['former_mark', 'previous_mark'],
  ['seeing_as', 'impersonation'],
  ['api_client_use.refused', 'rejected'],
  ['bulk_action.deed', 'action'],
  ['data_import.deed_by', 'requested_by'],
  ['data_import.deed_by_kind', 'requested_by_kind'],
  ['data_import.takes_pro', 'revokes_pro'],
  ['data_import_row.kept_reasons', 'unchanged_reasons'],
  ['data_request.asked_at', 'requested_at'],
  ['person_merge.kept_id', 'surviving_id'],
  ['profile.gone_as', 'removal_reason'],
  ['regrade.takes_away', 'lowers_results'],
  ['search_text.thing_id', 'resource_id'],
  ['outdated_translation.thing_id', 'resource_id'],
];

/** Parts of names of constraints and indexes, and words of functions: long ones first, since they contain short ones. */
const words = [
  ...names.map(([before, after]) => [before.replace(/^.*\./, ''), after]),
  ['one_asked', 'one_requested'],
].toSorted(([one], [other]) => other!.length - one!.length);

const rename = ([before, after]: (typeof names)[number]): string => {
  const [table, column] = before.split('.');
  return column
    ? `alter table ${table} rename column ${column} to ${after};`
    : `alter table ${table} rename to ${after};`;
};

const values = (table: string, column: string, before: string, after: string): string =>
  `update ${table} set ${column} = '${after}' where ${column} = '${before}';`;

const renameKey = (table: string, column: string, before: string, after: string): string =>
  `update ${table} set ${column} = (${column} - '${before}') || jsonb_build_object('${after}', ${column} -> '${before}')
   where ${column} ? '${before}';`;

/** Turns the schema from before the baseline into that of the baseline. */
export const renames = `
  ${names.map(rename).join('\n')}

  do $$
  declare
    word text[];
    renamed record;
  begin
    foreach word slice 1 in array array[${words.map(([before, after]) => `['${before}', '${after}']`).join(', ')}] loop
      for renamed in select conrelid::regclass as of, conname as name from pg_constraint
        where connamespace = 'public'::regnamespace and conname ~ ('(^|_)' || word[1] || '(_|$)') loop
        execute format('alter table %s rename constraint %I to %I', renamed.of, renamed.name,
          replace(renamed.name, word[1], word[2]));
      end loop;
      for renamed in select relname as name from pg_class
        where relkind = 'i' and relnamespace = 'public'::regnamespace
          and relname ~ ('(^|_)' || word[1] || '(_|$)') loop
        execute format('alter index %I rename to %I', renamed.name, replace(renamed.name, word[1], word[2]));
      end loop;
      for renamed in select pg_get_functiondef(oid) as definition from pg_proc
        where pronamespace = 'public'::regnamespace and prokind = 'f' and prosrc ~ ('\\m' || word[1] || '\\M') loop
        execute regexp_replace(renamed.definition, '\\m' || word[1] || '\\M', word[2], 'g');
      end loop;
    end loop;
  end $$;

  alter table data_request drop constraint data_request_state_check, drop constraint data_request_check1;
  drop index data_request_one_requested;
  ${values('data_request', 'state', 'asked', 'requested')}
  ${values('data_request', 'state', 'taken_back', 'withdrawn')}
  alter table data_request alter column state set default 'requested',
    add check (state in ('requested', 'ready', 'expired', 'withdrawn', 'stopped', 'done')),
    add constraint data_request_check1 check ((decided_at is null) = (state = 'requested'));
  create unique index data_request_one_requested on data_request (profile_id, kind) where state = 'requested';

  alter table assembly_upload drop constraint assembly_upload_status_check;
  ${values('assembly_upload', 'status', 'refused', 'rejected')}
  alter table assembly_upload add check (status in ('arriving', 'encoding', 'done', 'rejected'));

  alter table question_import_line drop constraint question_import_line_verdict_check;
  ${values('question_import_line', 'verdict', 'refused', 'rejected')}
  alter table question_import_line add check (verdict in ('taken', 'converted', 'rejected'));

  ${values('bulk_row', 'reason', 'refused', 'rejected')}

  alter table stuck_person drop constraint stuck_person_kind_check;
  ${values('stuck_person', 'kind', 'used_tries', 'no_attempts_left')}
  alter table stuck_person add check (kind in ('no_attempts_left', 'near_pro', 'left_test', 'never_seen'));

  ${['list_view', 'bulk_action']
    .map(
      (table) => `
  ${values(table, 'list', 'listedQuestions', 'adminQuestionSummaries')}
  update ${table} set list = regexp_replace(list, '^(edited|listed)', 'admin') where list ~ '^(edited|listed)';`,
    )
    .join('')}
  update list_view set address = regexp_replace(address, '([?&])shown=', '\\1visible=');
  ${renameKey('data_import', 'reading', 'chosen', 'selected')}
  ${renameKey('data_import_row', 'translation', 'shown', 'visible')}
  update data_import_row set unchanged_reasons = replace(unchanged_reasons::text, 'FORMER_GONE', 'PREVIOUS_REMOVED')::jsonb
    where unchanged_reasons::text like '%FORMER_GONE%';
`;
