import type { EntityManager } from 'typeorm';
import { selectJson } from '#server/platform/database';
import type { LocalizedText } from '#server/platform/language/i18n';
import { iso } from '#server/platform/sql';
import type { QuestionSnapshot } from '../question.types';
import type { EditedQuestion } from './edited-question.types';
import { foldedSql } from '#server/features/editing/search-words';

/** Question `q` of test `t`, beside its published form `p`. */
const editedQuestion = `json_build_object('id', q.id, 'testId', q.test_id, 'position', q.position, 'kind', q.kind,
  'textTranslations', q.text, 'imageUrl', q.image_url, 'imageAssetId', q.image_asset_id,
  'imageAltTranslations', q.image_alt,
  'options', (select coalesce(json_agg(json_build_object('id', o.option->'id', 'textTranslations', o.option->'text',
      'feedbackTranslations', o.option->'feedback', 'correct', o.option->'correct') order by o.place), '[]')
    from jsonb_array_elements(q.options) with ordinality as o (option, place)),
  'accepted', q.accepted, 'code', q.code, 'feedbackTranslations', q.feedback, 'weight', q.weight,
  'credit', q.credit, 'enabled', q.enabled, 'tags', q.tags, 'updatedAt', to_char(q.updated_at, ${iso}),
  'publication', case when p.question_id is null then 'unpublished'
    when q.enabled and p.content = question_content(q) and p.tags = q.tags then 'published' else 'changed' end)`;

const published = `join test t on t.id = q.test_id
  left join test_version_question p on p.test_version_id = t.version_id and p.question_id = q.id`;

export const selectEditedQuestion = (id: string): Promise<EditedQuestion | null> =>
  selectJson<EditedQuestion>(
    'edited-question',
    `select ${editedQuestion} as json from question q ${published} where q.id = $1`,
    [id],
  );

/** Which questions of a test are wanted. */
export interface QuestionFilter {
  testId: string;
  /** For `like`, folded; a question must fit them all. */
  patterns: readonly string[];
  tag: string | null;
}

/** The place behind which a page begins. */
export interface PlaceKey {
  position: number;
  id: string;
}

const withoutMarks = (html: string): string =>
  `replace(replace(replace(regexp_replace(${html}, '<[^>]*>', ' ', 'g'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&')`;

// What people read of question and options in every language, folded as the words of a search are.
const searched = `(select ${foldedSql(withoutMarks("string_agg(read.text, ' ')"))} from (
    select value as text from jsonb_each_text(q.text) union all
    select t.value from jsonb_array_elements(q.options) as o, jsonb_each_text(o->'text') as t) as read)`;

/** Up to `limit` questions behind `after`, in their order, and how many fit the filter at all. */
export async function selectEditedQuestions(
  { testId, patterns, tag }: QuestionFilter,
  after: PlaceKey | null,
  limit: number,
): Promise<{ total: number; rows: EditedQuestion[] }> {
  const found = await selectJson<{ total: number; rows: EditedQuestion[] }>(
    'edited-questions',
    `with found as materialized (
       select q.id, q.position from question q where q.test_id = $1 and ($2::text is null or $2 = any(q.tags))
         and (cardinality($3::text[]) = 0 or ${searched} like all ($3))
     ) select json_build_object('total', (select count(*)::int from found), 'rows', (
       select coalesce(json_agg(${editedQuestion} order by q.position, q.id), '[]')
       from (select id from found where $4::int is null or (position, id) > ($4, $5::uuid)
         order by position, id limit $6) f
       join question q on q.id = f.id ${published})) as json`,
    [testId, tag, patterns, after?.position ?? null, after?.id ?? null, limit],
  );
  return found ?? { total: 0, rows: [] };
}

/** The picture of a question, as stored. */
export interface QuestionPicture {
  imageUrl: string | null;
  imageAlt: LocalizedText | null;
}

/** What an administrator decides about a question, as stored; its place is not part of it. */
export interface QuestionContent extends Omit<QuestionSnapshot, keyof QuestionPicture>, QuestionPicture {
  enabled: boolean;
  tags: string[];
}

/** A question held until the transaction ends. */
export interface LockedQuestion {
  testId: string;
  content: QuestionContent;
  imageAssetId: string | null;
  updatedAt: string;
}

export async function lockQuestion(manager: EntityManager, id: string): Promise<LockedQuestion | null> {
  const [row]: LockedQuestion[] = await manager.query(
    `select test_id as "testId", to_char(updated_at, ${iso}) as "updatedAt", image_asset_id as "imageAssetId",
       question_content(q) || jsonb_build_object('imageAlt', image_alt, 'enabled', enabled, 'tags', tags) as content
     from question q where id = $1 for update`,
    [id],
  );
  return row ?? null;
}

/** The test and place of a question; null where absent. */
export async function readPlace(
  manager: EntityManager,
  id: string,
): Promise<{ testId: string; position: number } | null> {
  const [row]: { testId: string; position: number }[] = await manager.query(
    'select test_id as "testId", position from question where id = $1',
    [id],
  );
  return row ?? null;
}

/**
 * Counts the questions of a test through from 1, in the order that they have; a moved one takes the place of whichever
 * stands at `to`. The test must be held by the caller.
 */
export async function renumber(
  manager: EntityManager,
  testId: string,
  moved: { id: string; from: number; to: number } | null = null,
): Promise<void> {
  const side = moved && moved.to > moved.from ? 2 : 0;
  await manager.query(
    `update question q set position = n.place from (
       select id, row_number() over (
         order by case when id = $2 then $3 else position end, case when id = $2 then $4 else 1 end) as place
       from question where test_id = $1) n
     where n.id = q.id and q.position <> n.place`,
    [testId, moved?.id ?? null, moved?.to ?? null, side],
  );
}
