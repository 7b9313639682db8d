import { isInAudience } from '#server/features/profile/audience/audience';
import { requireReader } from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import type { HomeBlock } from './home-block.entity';

/** Everybody who is signed in has a home page, and API clients read it. */
export const assertCanReadHome = (viewer: Viewer): Person | ApiClient => requireReader(viewer);

/** Whether a block stands on the viewer's home page: administrators see what is for them, API clients what is for anybody. */
export const isOnHome = (
  viewer: Viewer,
  block: Pick<HomeBlock, 'hidden' | 'roles' | 'userTypes' | 'accountKinds'>,
): boolean => !block.hidden && (viewer.kind === 'client' || isInAudience(viewer, block));
