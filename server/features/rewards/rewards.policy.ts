import {
  isAdmin,
  readsEverything,
  requireAdmin,
  requirePerson,
  requireReader,
  requireReaderOfAll,
} from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import type { OrderState } from './order.enums';

/** Whoever reads the catalogue sees the rewards that are for them. */
export const assertCanReadRewards = (viewer: Viewer): Person | ApiClient => requireReader(viewer);

/** People redeem points, administrators too; programs have none. */
export const assertCanRedeem = (viewer: Viewer): Person => requirePerson(viewer);

/** Orders say where somebody lives: they are the person's, and of those who read everything. */
export const seesOrdersOf = (viewer: Viewer, profileId: string): boolean =>
  readsEverything(viewer) || (viewer.kind === 'person' && viewer.profileId === profileId);

/** All orders are for those who read everything. */
export const assertCanListOrders = (viewer: Viewer): Person | ApiClient => requireReaderOfAll(viewer);

/** Administrators pack and send what was ordered. */
export const assertCanFulfil = (viewer: Viewer): Person => requireAdmin(viewer);

/** The states in which the caller may cancel an order: the own one until it is packed, administrators until it is sent. */
export const cancelledFrom = (viewer: Person): readonly OrderState[] =>
  isAdmin(viewer) ? ['placed', 'packed'] : ['placed'];
