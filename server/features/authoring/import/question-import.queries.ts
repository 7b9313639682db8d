import { select, selectJson } from '#server/platform/database/database';
import type { TimeKey } from '#server/platform/paging';
import { iso } from '#server/platform/database/sql';
import type {
  QuestionImportLineStatusEnum,
  QuestionImport,
  QuestionImportLine,
} from './question-import.types';

const counted = (which: string): string => `count(*) filter (where ${which})::int`;

/** SQL of the JSON of the import `i`. */
const questionImport = `json_build_object('id', i.id, 'moduleId', i.module_id, 'status', i.status,
  'fileName', i.file_name, 'format', i.format, 'done', i.done, 'total', i.total, 'added', i.added,
  'testCreated', i.test_created, 'syntaxErrors', i.syntax_errors, 'failure', i.failure,
  'counts', (select json_build_object(
      'accepted', ${counted("status = 'accepted' and not already_there")},
      'converted', ${counted("status = 'converted' and not already_there")},
      'rejected', ${counted("status = 'rejected'")}, 'alreadyThere', ${counted('already_there')})
    from question_import_line where import_id = i.id),
  'remaining', (select count(*)::int from question q where q.import_id = i.id),
  'edited', (select count(*)::int from question q where q.import_id = i.id and q.updated_at > q.created_at),
  'createdAt', to_char(i.created_at, ${iso}), 'importedAt', to_char(i.imported_at, ${iso}),
  'undoneAt', to_char(i.undone_at, ${iso}), 'expiresAt', to_char(i.expires_at, ${iso}),
  'maker', json_build_object('kind', i.made_by_kind, 'id', i.made_by),
  'madeBy', case i.made_by_kind when 'client' then i.made_by
    when 'person' then (select p.name from profile p where p.id::text = i.made_by) end,
  'sortKey', (extract(epoch from i.created_at) * 1000000)::bigint::text)`;

/** SQL condition of open imports: being read, previewed or being added. */
export const isUnderWay = "status in ('reading', 'previewed', 'importing')";

export const selectImport = (id: string): Promise<QuestionImport | null> =>
  selectJson<QuestionImport>(
    'question-import',
    `select ${questionImport} as json from question_import i where i.id = $1`,
    [id],
  );

/**
 * Returns up to `limit` imports of a module after the key, newest first; only open ones if `underWay` is
 * true.
 */
export async function selectImports(
  moduleId: string,
  underWay: boolean,
  after: TimeKey,
  limit: number,
): Promise<QuestionImport[]> {
  const rows = await select<{ json: QuestionImport }>(
    'question-imports',
    `select ${questionImport} as json from question_import i
     where i.module_id = $1 and ($2::bigint is null or
       (i.created_at, i.id) < (timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3::uuid))
       and (not $5::boolean or ${isUnderWay})
     order by i.created_at desc, i.id desc limit $4`,
    [moduleId, after.sortKey, after.id, limit, underWay],
  );
  return rows.map(({ json }) => json);
}

/** Returns the number of imports of a module; only open ones if `underWay` is true. */
export async function countImports(moduleId: string, underWay: boolean): Promise<number> {
  const [row] = await select<{ count: number }>(
    'question-imports-count',
    `select count(*)::int as count from question_import
     where module_id = $1 and (not $2::boolean or ${isUnderWay})`,
    [moduleId, underWay],
  );
  return row!.count;
}

/** SQL of the outcome of a line. */
const statusOf = "case when already_there then 'already_there' else status end";

const question = `json_build_object('kind', l.question->'kind', 'textTranslations', l.question->'text',
  'options', (select coalesce(json_agg(json_build_object('id', o.option->'id', 'textTranslations', o.option->'text',
      'feedbackTranslations', o.option->'feedback', 'correct', o.option->'correct') order by o.place), '[]')
    from jsonb_array_elements(l.question->'options') with ordinality as o (option, place)),
  'accepted', l.question->'accepted', 'feedbackTranslations', l.question->'feedback',
  'weight', l.question->'weight', 'tags', l.question->'tags', 'enabled', l.question->'enabled')`;

/**
 * Returns up to `limit` lines of an import after the one with number `after`, in order. Null as `status`
 * doesn't filter.
 */
export async function selectLines(
  importId: string,
  status: QuestionImportLineStatusEnum | null,
  after: number,
  limit: number,
): Promise<QuestionImportLine[]> {
  const rows = await select<{ json: QuestionImportLine }>(
    'question-import-lines',
    `select json_build_object('number', l.number, 'line', l.line, 'label', l.label,
       'status', l.status, 'alreadyThere', l.already_there, 'notes', l.notes,
       'question', case when l.question is not null then ${question} end) as json
     from (
       select number, line, label, ${statusOf} as status, already_there, notes, question
       from question_import_line where import_id = $1 and number > $2
     ) l where $3::text is null or l.status = $3 order by l.number limit $4`,
    [importId, after, status, limit],
  );
  return rows.map(({ json }) => json);
}

/** Returns the number of lines of an import. Null as `status` doesn't filter. */
export async function countLines(
  importId: string,
  status: QuestionImportLineStatusEnum | null,
): Promise<number> {
  const [row] = await select<{ count: number }>(
    'question-import-lines-count',
    `select count(*)::int as count from question_import_line
     where import_id = $1
       and ($2::text is null or ${statusOf} = $2)`,
    [importId, status],
  );
  return row!.count;
}
