import { attemptById, closeDueAttempts } from '#server/features/attempts/attempt.service';
import type { Attempt } from '#server/features/attempts/attempt.types';
import { assertCanStartTest } from '#server/features/attempts/attempt.policy';
import { startAttempt } from '#server/features/attempts/start-attempt';
import { readPublishedTest } from '#server/features/authoring/published-tests';
import { readModule } from '#server/features/modules/module.queries';
import { freshViewer } from '#server/features/profile/sign-in/fresh-viewer';
import { currentSettings } from '#server/features/settings/settings.service';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import type { Person, Viewer } from '#server/platform/access/viewer';
import { blockMessage } from '../access/block-messages';
import { visibleTo } from '../access/learner';
import { selectLearnerDetails } from '../access/learner.queries';
import { accessOf } from './my-test';
import { requireVisible } from '../training.policy';

/** Returns the attempt in progress, or starts one if the test is open, in one transaction. */
async function startOrResume(caller: Person, moduleId: string): Promise<string> {
  // Read before the transaction, which must not wait for a second connection.
  const settings = await currentSettings();
  return transaction(async (manager) => {
    // A correction that is being published comes first or waits. The test is locked before people, as in a regrade.
    await manager.query('select from test where module_id = $1 for key share', [moduleId]);
    // Serializes starts of one person, so that a failed attempt closed in between counts.
    await manager.query('select from profile where id = $1 for no key update', [caller.profileId]);
    const { profileId } = assertCanStartTest(await freshViewer(manager, caller));
    const stored = await readModule(manager, moduleId);
    if (!stored) throw new AppError('NOT_FOUND');
    const module = { ...stored, test: await readPublishedTest(manager, moduleId) };
    const details = await selectLearnerDetails(profileId, settings, manager);
    const open = module.test ? details.tests.get(module.test.id)?.open : null;
    if (open && module.enabled) return open.attemptId;
    requireVisible(visibleTo(module.group, false, details), module.group);
    const { reason, opensAgainAt } = accessOf(module, details);
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
 * Starts the module's test or returns the attempt in progress. Throws TEST_BLOCKED with `reason` and `opensAgainAt`,
 * PROGRAM_ENTRY_REQUIRED or NOT_FOUND if the module isn't visible, and FORBIDDEN for administrators.
 */
export async function startTest(viewer: Viewer, moduleId: string): Promise<Attempt> {
  const caller = assertCanStartTest(viewer);
  const id = requireId(moduleId);
  await closeDueAttempts(caller.profileId, id);
  const attempt = await attemptById(viewer, await startOrResume(caller, id));
  if (!attempt) throw new AppError('NOT_FOUND');
  return attempt;
}
