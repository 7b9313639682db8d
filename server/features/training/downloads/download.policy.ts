import { requirePerson, requireReader } from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';

/** Everybody who is signed in fetches files of modules that are open to them, and API clients do. */
export const assertCanFetchFiles = (viewer: Viewer): Person | ApiClient => requireReader(viewer);

/** Only people get links. */
export const assertCanLinkFiles = (viewer: Viewer): Person => requirePerson(viewer);

/** Whether a fetch says something about learning: an administrator's look and a program's copy do not. */
export const countsAsUse = (viewer: Viewer): viewer is Person =>
  viewer.kind === 'person' && viewer.role !== 'admin';
