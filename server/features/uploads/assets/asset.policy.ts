import { readsEverything, requireReader } from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import type { AssetRow } from './asset.queries';

/** People and API clients can look up images. Pages show images by their addresses. */
export const assertCanLookUpAssets = (viewer: Viewer): Person | ApiClient => requireReader(viewer);

/** The uploader and callers who can read everything can see an image. */
export const seesAsset = (viewer: Person | ApiClient, { ownerId }: AssetRow): boolean =>
  readsEverything(viewer) || (viewer.kind === 'person' && ownerId === viewer.profileId);

/** Only its owner can use an avatar. Other images are for administrators and API clients. */
export const canUseAsset = (viewer: Person | ApiClient, { ownerId, purpose }: AssetRow): boolean =>
  (viewer.kind === 'person' && ownerId === viewer.profileId) ||
  (purpose !== 'avatar' && readsEverything(viewer));
