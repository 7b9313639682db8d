import { AppError } from '#server/platform/errors';
import { enqueueJob } from '#server/platform/jobs/jobs';
import type { Viewer } from '#server/platform/access/viewer';
import { advance, withImport } from '../import-steps';
import { runJobName } from '../import.job-names';
import type { Import } from '../import.types';
import { undoDays } from '../imports.queries';
import { isInTime } from '../undoing/undo-import';

/**
 * Resumes a stopped import after its last processed row, as long as it can be undone; audited. Throws CONFLICT if it is
 * being undone.
 */
export const resumeImport = (viewer: Viewer, id: string): Promise<Import> =>
  withImport(viewer, id, ['stopped'], async (step) => {
    const { manager, held, actor } = step;
    if (held.undo) throw new AppError('CONFLICT', 'The import is already being undone.');
    if (!isInTime(held))
      throw new AppError('CONFLICT', `An import can be resumed for ${undoDays} days only.`);
    const action = { requestedByKind: actor.kind, requestedBy: actor.id ?? null };
    const begun = { ...action, endedAt: null, failure: null, tries: 0 };
    await advance(step, { ...begun, status: 'running' }, { action: 'edit', outcome: 'resumed' });
    await enqueueJob(manager, runJobName, { id: held.id }, `import-${held.id}`);
  });
