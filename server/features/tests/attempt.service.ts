import { freshViewer } from '#server/features/profile/fresh-viewer';
import { catalogueWith } from '#server/features/modules/catalogue';
import { learnerOf, visibleTo } from '#server/features/modules/learner';
import { selectLearnerFacts } from '#server/features/modules/learner.queries';
import { readModules } from '#server/features/modules/module.queries';
import { requireVisible } from '#server/features/modules/modules.policy';
import { moduleFor } from '#server/features/modules/modules.service';
import { currentSettings } from '#server/features/settings/settings.service';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import { isId, requireId } from '#server/platform/validation';
import type { Person, Viewer } from '#server/platform/viewer';
import { type AttemptRow, selectAttempt, selectDueAttempts } from './attempt.queries';
import type { Attempt } from './attempt.types';
import { blockMessage } from './block-messages';
import { closeIfDue } from './close-attempt';
import { dueClosing } from './closing';
import { accessOf } from './my-test';
import { startAttempt } from './start-attempt';
import { mayStartTest, mayUseAttempts } from './test.policy';
import { beginSpan } from './working-time';

const batch = 200;

function isDue({ closed, moduleEnabled, deadlineAt, lastSavedAt }: AttemptRow): boolean {
  const times = {
    deadlineAt: deadlineAt === null ? null : new Date(deadlineAt),
    lastSavedAt: new Date(lastSavedAt),
  };
  return !closed && dueClosing({ moduleEnabled, ...times }, now()) !== null;
}

/** An attempt of the viewer's own, closed first where that is due; null where absent or somebody else's. */
export async function attemptById(viewer: Viewer, id: string): Promise<Attempt | null> {
  const { profileId } = mayUseAttempts(viewer);
  if (!isId(id)) return null;
  let row = await selectAttempt(id, profileId, now());
  if (row && isDue(row)) {
    await closeIfDue(row.id);
    row = await selectAttempt(id, profileId, now());
  }
  if (row && !row.closed) await beginSpan(row.id, now());
  const module = row && (await catalogueWith([row.moduleId])).byId.get(row.moduleId);
  if (!row || !module) return null;
  const { id: attemptId, startedAt, deadlineAt, closed, questions } = row;
  const serverTime = now().toISOString();
  return {
    id: attemptId,
    module: moduleFor(learnerOf(viewer), module),
    startedAt,
    deadlineAt,
    serverTime,
    closed,
    questions: questions as Attempt['questions'],
  };
}

/** Gives the attempt in progress, or starts one where the test is open; in one transaction. */
async function startOrResume(caller: Person, moduleId: string): Promise<string> {
  // Read before the transaction, which must not wait for a second connection.
  const settings = await currentSettings();
  return transaction(async (manager) => {
    // A correction that is being published comes first or waits; locked before people are, as a regrade does.
    await manager.query('select from test where module_id = $1 for key share', [moduleId]);
    // One start at a time for one person: a fail that closes in between is counted.
    await manager.query('select from profile where id = $1 for no key update', [caller.profileId]);
    const { profileId } = mayStartTest(await freshViewer(manager, caller));
    const [module] = await readModules(manager, moduleId);
    if (!module) throw new AppError('NOT_FOUND');
    const facts = await selectLearnerFacts(profileId, settings, manager);
    const open = module.test ? facts.tests.get(module.test.id)?.open : null;
    if (open && module.enabled) return open.attemptId;
    requireVisible(visibleTo(module.group, false, facts));
    const { reason, opensAgainAt } = accessOf(module, facts);
    if (reason || !module.test) {
      const message = blockMessage(reason ?? 'no_questions', settings.standardTestsRequired).en;
      throw new AppError('TEST_BLOCKED', message, {
        reason,
        opensAgainAt: opensAgainAt?.toISOString() ?? null,
      });
    }
    return startAttempt(manager, profileId, module.test, now());
  });
}

/**
 * Starts the module's test or gives back the attempt in progress. TEST_BLOCKED with `reason` and `opensAgainAt`
 * where access is blocked, PROGRAM_ENTRY_REQUIRED or NOT_FOUND where the module is not the viewer's to see,
 * FORBIDDEN for administrators.
 */
export async function startTest(viewer: Viewer, moduleId: string): Promise<Attempt> {
  const caller = mayStartTest(viewer);
  const id = requireId(moduleId);
  for (const due of await selectDueAttempts(now(), batch, { profileId: caller.profileId, moduleId: id })) {
    await closeIfDue(due);
  }
  const attempt = await attemptById(viewer, await startOrResume(caller, id));
  if (!attempt) throw new AppError('NOT_FOUND');
  return attempt;
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
