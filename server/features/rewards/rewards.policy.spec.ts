import { describe, expect, it } from '@jest/globals';
import { clientViewer, personViewer, strangerViewer } from '#server/testing/viewers';
import {
  cancelledFrom,
  mayFulfil,
  mayListOrders,
  mayReadRewards,
  mayRedeem,
  seesOrdersOf,
} from './rewards.policy';

const learner = personViewer();
const manager = personViewer({ role: 'manager' });
const admin = personViewer({ role: 'admin', profileId: 'admin' });
const client = clientViewer();

/** Returns the error code for each viewer. Null if the viewer is allowed. */
const rejections = (policy: (viewer: typeof learner | typeof client | typeof strangerViewer) => unknown) =>
  [strangerViewer, learner, manager, admin, client].map((viewer) => {
    try {
      expect(policy(viewer)).toBe(viewer);
      return null;
    } catch (error) {
      return (error as { code: string }).code;
    }
  });

describe('rewards', () => {
  it('can be read by everyone signed in and by API clients, and redeemed by people', () => {
    expect(rejections(mayReadRewards)).toEqual(['UNAUTHENTICATED', null, null, null, null]);
    expect(rejections(mayRedeem)).toEqual(['UNAUTHENTICATED', null, null, null, 'FORBIDDEN']);
  });

  it('that were ordered are listed for those with full read access, and shipped by administrators', () => {
    expect(rejections(mayListOrders)).toEqual(['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', null, null]);
    expect(rejections(mayFulfil)).toEqual(['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', null, 'FORBIDDEN']);
  });
});

describe('an order', () => {
  it('is visible to the person and to those with full read access', () => {
    const { profileId } = learner;
    const other = personViewer({ profileId: 'other' });
    const seen = [learner, other, admin, client, strangerViewer].map((each) => seesOrdersOf(each, profileId));
    expect(seen).toEqual([true, false, true, true, false]);
  });

  it('can be cancelled until it is packed, and by administrators until it is shipped', () => {
    expect(cancelledFrom(learner)).toEqual(['placed']);
    expect(cancelledFrom(manager)).toEqual(['placed']);
    expect(cancelledFrom(admin)).toEqual(['placed', 'packed']);
  });
});
