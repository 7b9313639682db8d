import { requireAdmin, requirePerson, requireReader, requireReaderOfAll } from '#server/platform/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/viewer';

/** Only administrators bring files in, change and remove them. */
export const mayManageFiles = (viewer: Viewer): Person => requireAdmin(viewer);

/** Administrators and API clients see what files there are. */
export const mayReadFiles = (viewer: Viewer): Person | ApiClient => requireReaderOfAll(viewer);

/** Everybody who is signed in fetches files of modules that are open to them, and API clients do. */
export const mayFetchFiles = (viewer: Viewer): Person | ApiClient => requireReader(viewer);

/** Only people get links. */
export const mayLinkFiles = (viewer: Viewer): Person => requirePerson(viewer);

/** Whether a fetch says something about learning: an administrator's look and a program's copy do not. */
export const countsAsUse = (viewer: Viewer): viewer is Person =>
  viewer.kind === 'person' && viewer.role !== 'admin';
