import { describe, expect, it } from '@jest/globals';
import { numberProblem, wholeNumber } from './whole-number';

describe('a typed whole number', () => {
  it.each([
    ['7', undefined],
    [' 10 ', undefined],
    ['', 'admin.error.required'],
    ['1.5', 'admin.error.wholeNumber'],
    ['-1', 'admin.error.wholeNumber'],
    ['0', 'admin.error.range'],
    ['11', 'admin.error.range'],
  ])('%j from 1 to 10 has the error %j', (typed, id) => {
    expect(numberProblem(typed, { from: 1, to: 10 })?.id).toBe(id);
  });

  it('can be empty if it is optional', () => {
    expect(numberProblem(' ', { from: 1, to: 10, optional: true })).toBeUndefined();
    expect([wholeNumber(' '), wholeNumber(' 12 ')]).toEqual([null, 12]);
  });
});
