import { describe, expect, it } from '@jest/globals';
import { clientViewer, personViewer } from '#server/testing/api/viewers';
import { isClosedTo } from './maintenance';

const viewers = [
  personViewer(),
  personViewer({ role: 'manager' }),
  personViewer({ role: 'admin' }),
  clientViewer(),
];

describe('isClosedTo', () => {
  it('returns true during maintenance for everyone but administrators', () => {
    expect(viewers.map((viewer) => isClosedTo(viewer, true))).toEqual([true, true, false, true]);
  });

  it('returns false for everyone otherwise', () => {
    expect(viewers.map((viewer) => isClosedTo(viewer, false))).toEqual([false, false, false, false]);
  });
});
