import { isInAudience } from '#server/features/profile/audience/audience';
import { requireReader } from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import type { HomeBlock } from './home-block.entity';

/** Signed-in people have a home page. API clients can read it. */
export const assertCanReadHome = (viewer: Viewer): Person | ApiClient => requireReader(viewer);

/**
 * Returns true if a block is on the viewer's home page. Administrators see the blocks for them, API clients all visible
 * blocks.
 */
export const isOnHome = (
  viewer: Viewer,
  block: Pick<HomeBlock, 'hidden' | 'roles' | 'userTypes' | 'accountKinds'>,
): boolean => !block.hidden && (viewer.kind === 'client' || isInAudience(viewer, block));
