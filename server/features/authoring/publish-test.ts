import type { EntityManager } from 'typeorm';
import { appendAudit } from '#server/features/audit/audit.service';
import type { AuditActor } from '#server/features/audit/audit.types';
import { lockAssets, useLockedAssets } from '#server/features/uploads/assets/use-asset';

/** Records the images of a version permanently, because it and its attempts show them even if its questions change. */
export async function keepPictures(
  manager: EntityManager,
  versionId: string,
  assetIds: readonly string[],
): Promise<void> {
  if (assetIds.length === 0) return;
  await lockAssets(manager, assetIds);
  await useLockedAssets(
    manager,
    assetIds.map((assetId) => ({ kind: 'test_version', id: versionId, assetId })),
  );
}

/**
 * Publishes the draft of a test as a new version for later attempts and returns its id. Attempts in progress stay with
 * their version. Concurrent calls wait for each other.
 */
export async function publishTest(
  manager: EntityManager,
  testId: string,
  publishedBy: string | null,
  at: Date,
): Promise<string> {
  await manager.query('select from test where id = $1 for update', [testId]);
  const [published]: { id: string; pictures: string[] }[] = await manager.query(
    `with published as (
       insert into test_version (test_id, number, category, pass_mark, questions_per_attempt, shuffle,
         time_limit_seconds, max_fails, reset_period, points, question_count, published_by, published_at)
       select t.id, (select coalesce(max(number), 0) + 1 from test_version where test_id = t.id), t.category,
         t.pass_mark, t.questions_per_attempt, t.shuffle, t.time_limit_seconds, t.max_fails, t.reset_period, t.points,
         (select count(*) from question where test_id = t.id and enabled), $2, $3
       from test t where t.id = $1
       returning id
     ), asked as (
       insert into test_version_question (test_version_id, question_id, position, content, tags)
       select p.id, q.id, q.position, question_content(q), q.tags
       from published p cross join question q where q.test_id = $1 and q.enabled
     ) select id, array(select distinct image_asset_id from question
         where test_id = $1 and enabled and image_asset_id is not null) as pictures
       from published`,
    [testId, publishedBy, at],
  );
  if (!published) throw new Error('There is no test to publish.');
  await keepPictures(manager, published.id, published.pictures);
  await manager.query('update test set version_id = $2 where id = $1', [testId, published.id]);
  return published.id;
}

export async function auditVersion(
  manager: EntityManager,
  versionId: string,
  actor: AuditActor,
): Promise<void> {
  const [version]: { testId: string; number: number; questions: number }[] = await manager.query(
    'select test_id as "testId", number, question_count as questions from test_version where id = $1',
    [versionId],
  );
  const { testId, number, questions } = version!;
  await appendAudit(manager, {
    action: 'add',
    actor,
    targetKind: 'test_version',
    targetId: versionId,
    changes: { testId: [null, testId], number: [null, number], questionCount: [null, questions] },
  });
}
