import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSettled } from './use-settled';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const show = (fromMount?: boolean) =>
  renderHook(({ visible }) => useSettled(visible, fromMount), { initialProps: { visible: 1 } });

describe('useSettled', () => {
  it('is true 400 ms after each change, also if it changes back', () => {
    const { result, rerender } = show();
    expect(result.current).toBe(true);
    rerender({ visible: 2 });
    expect(result.current).toBe(false);
    pass(300);
    rerender({ visible: 1 });
    pass(399);
    expect(result.current).toBe(false);
    pass(1);
    expect(result.current).toBe(true);
  });

  it('waits at first too if a tap could have been meant for another page', () => {
    const { result } = show(true);
    expect(result.current).toBe(false);
    pass(400);
    expect(result.current).toBe(true);
  });
});
