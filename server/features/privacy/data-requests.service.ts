import { listRows } from '#server/features/editing/rows/list-rows';
import { ownProfile } from '#server/features/profile/profile.service';
import type { Profile } from '#server/features/profile/profile.types';
import type { PageRequest } from '#server/platform/graphql/requested-page';
import type { Viewer } from '#server/platform/access/viewer';
import {
  requestQuery,
  type RequestListing,
  requestRows,
  type RequestSort,
  selectRequest,
  selectRequestsOf,
} from './data-request.queries';
import type { DataRequest, DataRequestConnection } from './data-request.types';
import { assertCanReadRequests, seesRequestsOf } from './privacy.policy';

/** Returns a person's requests, newest first; empty if the viewer can't see them. */
export const requestsOf = async (viewer: Viewer, profileId: string): Promise<DataRequest[]> =>
  seesRequestsOf(viewer, profileId) ? selectRequestsOf(profileId) : [];

/** Returns a page of all requests, newest first by default; for administrators and API clients. */
export async function dataRequests(
  viewer: Viewer,
  listing: RequestListing,
  first: number,
  after?: string | null,
  page?: PageRequest,
): Promise<DataRequestConnection> {
  assertCanReadRequests(viewer);
  return listRows<DataRequest, RequestSort>(requestRows, requestQuery(listing), first, after, page);
}

/** Returns the current state of a request that the viewer has just changed. */
export const changedRequest = async (id: string): Promise<DataRequest> => (await selectRequest(id))!;

/** Returns the same with the viewer's own profile. */
export const ownRequest = async (
  viewer: Viewer,
  id: string,
): Promise<{ profile: Profile; request: DataRequest }> => ({
  profile: await ownProfile(viewer),
  request: await changedRequest(id),
});
