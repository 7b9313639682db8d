import type { EntityManager } from 'typeorm';
import type { AuditActor } from '#server/features/audit/audit.types';
import { auditVersion, keepPictures } from './publish-test';

/** The questions of the published version, with one of them replaced by its draft. */
const corrected = `select w.question_id, w.position, case when q.id is null then w.content else question_content(q) end as content,
    coalesce(q.tags, w.tags) as tags
  from test t join test_version_question w on w.test_version_id = t.version_id
  left join question q on q.id = w.question_id and q.id = $2
  where t.id = $1 and coalesce(q.enabled, true)`;

/** The images of the previous version and of the draft question. */
const pictures = `select u.asset_id from test t join asset_use u on u.kind = 'test_version' and u.record_id = t.version_id
    where t.id = $1
  union select image_asset_id from question where id = $2 and enabled and image_asset_id is not null`;

/**
 * Publishes the draft of one question: a new version that otherwise equals the published one, without the question if
 * it was disabled. Other drafts stay unpublished. Does nothing if the published version already has it or doesn't
 * contain it. The caller must have locked the test.
 */
export async function publishCorrection(
  manager: EntityManager,
  {
    testId,
    questionId,
    actor,
    publishedBy,
    at,
  }: {
    testId: string;
    questionId: string;
    actor: AuditActor;
    publishedBy: string;
    at: Date;
  },
): Promise<boolean> {
  const [published]: { id: string; pictures: string[] }[] = await manager.query(
    `with corrected as materialized (${corrected}), published as (
       insert into test_version (test_id, number, category, pass_mark, questions_per_attempt, shuffle,
         time_limit_seconds, max_fails, reset_period, points, question_count, published_by, published_at)
       select v.test_id, (select max(number) + 1 from test_version where test_id = v.test_id), v.category,
         v.pass_mark, v.questions_per_attempt, v.shuffle, v.time_limit_seconds, v.max_fails, v.reset_period, v.points,
         (select count(*) from corrected), $3, $4
       from test t join test_version v on v.id = t.version_id
       where t.id = $1 and exists (
         select from test_version_question w join question q on q.id = w.question_id
         where w.test_version_id = v.id and q.id = $2
           and (w.content <> question_content(q) or w.tags <> q.tags or not q.enabled))
       returning id
     ), asked as (
       insert into test_version_question (test_version_id, question_id, position, content, tags)
       select p.id, c.question_id, c.position, c.content, c.tags from published p cross join corrected c
     ) select id, array(${pictures}) as pictures from published`,
    [testId, questionId, publishedBy, at],
  );
  if (!published) return false;
  await keepPictures(manager, published.id, published.pictures);
  await manager.query('update test set version_id = $2 where id = $1', [testId, published.id]);
  await auditVersion(manager, published.id, actor);
  return true;
}
