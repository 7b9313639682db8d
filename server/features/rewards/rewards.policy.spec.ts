import { describe, expect, it } from '@jest/globals';
import { clientViewer, personViewer, strangerViewer } from '#server/testing/api/viewers';
import {
  cancelledFrom,
  assertCanFulfil,
  assertCanListOrders,
  assertCanReadRewards,
  assertCanRedeem,
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

describe('permissions for rewards', () => {
  it('let everyone signed in and API clients read them, and people redeem them', () => {
    expect(rejections(assertCanReadRewards)).toEqual(['UNAUTHENTICATED', null, null, null, null]);
    expect(rejections(assertCanRedeem)).toEqual(['UNAUTHENTICATED', null, null, null, 'FORBIDDEN']);
  });

  it('let administrators and reading API clients list orders, and administrators ship them', () => {
    expect(rejections(assertCanListOrders)).toEqual([
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'FORBIDDEN',
      null,
      null,
    ]);
    expect(rejections(assertCanFulfil)).toEqual([
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'FORBIDDEN',
      null,
      'FORBIDDEN',
    ]);
  });
});

describe('order', () => {
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
