import { describe, expect, it } from '@jest/globals';
import type { WeekVisibleFragment } from './dashboard.generated';
import { toPoints } from './week-points';

const week = (people: number, isPending = false) =>
  ({ monday: '2026-11-23', people, peopleYearBefore: 1, isPending }) as WeekVisibleFragment;

describe('the line chart of weeks', () => {
  it('leaves out the current week and weeks that are still being calculated', () => {
    const points = toPoints([week(7), week(0, true), week(8), week(2)]);
    expect(points.map(({ people }) => people)).toEqual([7, null, 8, null]);
    expect(points.map(({ soFar }) => soFar)).toEqual([null, null, null, 2]);
    expect(toPoints([week(2, true)])[0]!.soFar).toBeNull();
  });
});
