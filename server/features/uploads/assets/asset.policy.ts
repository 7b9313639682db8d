import { readsEverything, requireReader } from '#server/platform/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/viewer';
import type { AssetRow } from './asset.queries';

/** People look images up, and API clients; pages show them by their addresses. */
export const assertCanLookUpAssets = (viewer: Viewer): Person | ApiClient => requireReader(viewer);

/** Whoever uploaded it sees it, and whoever reads everything. */
export const seesAsset = (viewer: Person | ApiClient, { ownerId }: AssetRow): boolean =>
  readsEverything(viewer) || (viewer.kind === 'person' && ownerId === viewer.profileId);

/** An avatar is its owner's alone to use; the other images are for every administrator and program that edits. */
export const canUseAsset = (viewer: Person | ApiClient, { ownerId, purpose }: AssetRow): boolean =>
  (viewer.kind === 'person' && ownerId === viewer.profileId) ||
  (purpose !== 'avatar' && readsEverything(viewer));
