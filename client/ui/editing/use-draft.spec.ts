import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { sameDraft, useDraft } from './use-draft';

describe('a draft', () => {
  it('is unsaved only while it differs from what is saved', () => {
    const { result } = renderHook(() => useDraft({ name: { en: 'a', es: '' }, tags: ['x'] }));
    expect(result.current.dirty).toBe(false);
    act(() => result.current.change({ name: { en: 'b', es: '' } }));
    expect(result.current.dirty).toBe(true);
    act(() => result.current.change({ name: { en: 'a', es: '' } }));
    expect(result.current.dirty).toBe(false);
  });

  it('begins anew from what was saved', () => {
    const { result } = renderHook(() => useDraft({ name: 'a' }));
    act(() => result.current.change({ name: 'b' }));
    act(() => result.current.reset({ name: 'theirs' }));
    expect(result.current.values).toEqual({ name: 'theirs' });
    expect(result.current.dirty).toBe(false);
  });

  it.each([
    [{ a: [1, { b: 'c' }] }, { a: [1, { b: 'c' }] }, true],
    [{ a: [1, 2] }, { a: [2, 1] }, false],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [{ a: undefined, c: 1 }, { a: undefined, b: 1 }, false],
    [{ a: [] }, { a: {} }, false],
    [{ a: null }, { a: {} }, false],
  ])('of %j compared with %j is the same: %j', (a, b, same) => {
    expect(sameDraft(a, b)).toBe(same);
  });
});
