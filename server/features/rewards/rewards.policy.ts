import {
  isAdmin,
  readsEverything,
  requireAdmin,
  requirePerson,
  requireReader,
  requireReaderOfAll,
} from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import type { OrderState } from './orders/order.enums';

/** Everyone who can read the catalogue can see the rewards for them. */
export const assertCanReadRewards = (viewer: Viewer): Person | ApiClient => requireReader(viewer);

/** People can redeem points, including administrators. API clients have none. */
export const assertCanRedeem = (viewer: Viewer): Person => requirePerson(viewer);

/** Orders contain addresses: only the person and callers who can read everything see them. */
export const seesOrdersOf = (viewer: Viewer, profileId: string): boolean =>
  readsEverything(viewer) || (viewer.kind === 'person' && viewer.profileId === profileId);

/** Only callers who can read everything can list all orders. */
export const assertCanListOrders = (viewer: Viewer): Person | ApiClient => requireReaderOfAll(viewer);

/** Administrators pack and ship orders. */
export const assertCanFulfil = (viewer: Viewer): Person => requireAdmin(viewer);

/**
 * Returns the states in which the caller can cancel an order: people until it is packed, administrators until it is
 * shipped.
 */
export const cancelledFrom = (viewer: Person): readonly OrderState[] =>
  isAdmin(viewer) ? ['placed', 'packed'] : ['placed'];
