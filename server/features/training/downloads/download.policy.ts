import { requirePerson, requireReader } from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';

/** Signed-in people can download files of modules that they can open. API clients can too. */
export const assertCanFetchFiles = (viewer: Viewer): Person | ApiClient => requireReader(viewer);

/** Only people get links. */
export const assertCanLinkFiles = (viewer: Viewer): Person => requirePerson(viewer);

/** Returns true if a download counts. Those of administrators and API clients don't. */
export const countsAsUse = (viewer: Viewer): viewer is Person =>
  viewer.kind === 'person' && viewer.role !== 'admin';
