import type { EntityManager } from 'typeorm';
import { AppError } from '#server/platform/errors';
import { lockTest } from '../test/admin-test.queries';

/** The position of a question. */
interface Place {
  testId: string;
  position: number;
}

async function readPlace(manager: EntityManager, id: string): Promise<Place> {
  const [row]: Place[] = await manager.query(
    'select test_id as "testId", position from question where id = $1',
    [id],
  );
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Locks the test of a question, so that its order stays, and returns the question's position. */
export async function lockPlace(manager: EntityManager, id: string): Promise<Place> {
  await lockTest(manager, (await readPlace(manager, id)).testId);
  // Read again, because another edit may have moved or deleted it before the lock.
  return readPlace(manager, id);
}

/**
 * Numbers the questions of a test from 1 in their order. A moved one takes the position `to`. The caller must have
 * locked the test.
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

/** Moves a question to the position `to`, or to the end. Returns its position before and after. */
export async function placeAt(manager: EntityManager, id: string, to: number): Promise<[number, number]> {
  const { testId, position } = await lockPlace(manager, id);
  await renumber(manager, testId, { id, from: position, to });
  return [position, (await readPlace(manager, id)).position];
}
