import { mayReadEdited } from '#server/features/editing/editing.policy';
import { refuseField } from '#server/features/editing/check-text';
import { decodeCursor, encodeCursor, foreignCursor, page, pageSize } from '#server/platform/paging';
import { isId, isStorable } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { type PlaceKey, selectEditedQuestion, selectEditedQuestions } from './edited-question.queries';
import type { EditedQuestion, EditedQuestionConnection } from './edited-question.types';
import { wordPatterns } from '#server/features/editing/search-words';

/** A question as edited; null where absent. */
export async function editedQuestion(viewer: Viewer, id: string): Promise<EditedQuestion | null> {
  mayReadEdited(viewer);
  return isId(id) ? selectEditedQuestion(id) : null;
}

function placeKeyOf(after: string | null | undefined): PlaceKey | null {
  const [position, id] = decodeCursor(after, 2) ?? [];
  if (position === undefined) return null;
  if (!/^\d{1,9}$/.test(position) || !isId(id)) throw foreignCursor();
  return { position: Number(position), id };
}

/** Which questions of a test are wanted; what is left out does not matter. */
export interface WantedQuestions {
  search?: string | null | undefined;
  tag?: string | null | undefined;
}

/** A page of the questions of a test as edited, in their order; empty where the test is absent. */
export async function editedQuestions(
  viewer: Viewer,
  testId: string,
  { search, tag }: WantedQuestions,
  first: number,
  after?: string | null,
): Promise<EditedQuestionConnection> {
  mayReadEdited(viewer);
  const size = pageSize(first);
  const filter = { testId, patterns: wordPatterns(search), tag: tag?.trim() || null };
  const key = placeKeyOf(after);
  if (tag && !isStorable(tag)) refuseField('tag', 'No question can have this tag.');
  const { total, rows } = isId(testId)
    ? await selectEditedQuestions(filter, key, size + 1)
    : { total: 0, rows: [] };
  return Object.assign(
    page(rows, size, (row) => encodeCursor(String(row.position), row.id), after),
    { totalCount: total },
  );
}
