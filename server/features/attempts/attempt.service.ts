import { now } from '#server/platform/clock';
import { isId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { assertCanUseAttempts } from './attempt.policy';
import { type AttemptRow, selectAttempt, selectDueAttempts } from './attempt.queries';
import type { Attempt } from './attempt.types';
import { closeIfDue } from './close-attempt';
import { dueClosing } from './closing';
import { beginSpan } from './working-time';

const batch = 200;

function isDue({ closed, moduleEnabled, deadlineAt, lastSavedAt }: AttemptRow): boolean {
  const times = {
    deadlineAt: deadlineAt === null ? null : new Date(deadlineAt),
    lastSavedAt: new Date(lastSavedAt),
  };
  return !closed && dueClosing({ moduleEnabled, ...times }, now()) !== null;
}

/** Removes the short answers from questions, because unsubmitted texts are private. */
const withoutTexts = (questions: AttemptRow['questions']): AttemptRow['questions'] =>
  questions.map((question) => ({
    ...question,
    answer: question.answer && { ...question.answer, text: null },
  }));

/**
 * Returns an attempt of the viewer after closing it if it is due; null if it doesn't exist or belongs to someone else.
 */
export async function attemptById(viewer: Viewer, id: string): Promise<Attempt | null> {
  const { profileId } = assertCanUseAttempts(viewer);
  if (!isId(id)) return null;
  let row = await selectAttempt(id, profileId, now());
  if (row && isDue(row)) {
    await closeIfDue(row.id);
    row = await selectAttempt(id, profileId, now());
  }
  if (row && !row.closed) await beginSpan(row.id, now());
  if (!row) return null;
  const { id: attemptId, moduleId, startedAt, deadlineAt, closed, questions } = row;
  const serverTime = now().toISOString();
  const visible = viewer.kind === 'person' && viewer.seenBy && !closed ? withoutTexts(questions) : questions;
  return {
    id: attemptId,
    moduleId,
    readWith: [attemptId],
    startedAt,
    deadlineAt,
    serverTime,
    closed,
    questions: visible as Attempt['questions'],
  };
}

/** Closes the attempts of a person at a module's test whose time is over. */
export async function closeDueAttempts(profileId: string, moduleId: string): Promise<void> {
  for (const due of await selectDueAttempts(now(), batch, { profileId, moduleId })) await closeIfDue(due);
}

/** Closes every attempt whose time is over; a job runs this. Throws at the end if one of them could not be closed. */
export async function closeExpiredAttempts(): Promise<void> {
  const failures: unknown[] = [];
  const tried = new Set<string>();
  for (;;) {
    const due = (await selectDueAttempts(now(), batch + tried.size)).filter((id) => !tried.has(id));
    if (due.length === 0) break;
    for (const id of due) {
      tried.add(id);
      await closeIfDue(id).catch((error: unknown) => failures.push(error));
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} attempts could not be closed.`);
}
