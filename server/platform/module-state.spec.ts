import { describe, expect, it } from '@jest/globals';
import { createModuleState, resetModuleStates } from './module-state';

describe('module state', () => {
  it('has its initial value after a reset', () => {
    const count = createModuleState(() => 1);
    const names = createModuleState(() => new Set(['a']));
    count.value += 1;
    names.value.add('b');
    resetModuleStates();
    expect([count.value, [...names.value]]).toEqual([1, ['a']]);
  });

  it('disposes of its value on reset', () => {
    const ended: string[] = [];
    const state = createModuleState(
      () => 'first',
      (value) => ended.push(value),
    );
    state.value = 'second';
    resetModuleStates();
    expect([ended, state.value]).toEqual([['second'], 'first']);
    resetModuleStates();
    expect(ended).toEqual(['second', 'first']);
  });

  it('is reset in all modules before an error is thrown', () => {
    const isOpen = createModuleState(
      () => false,
      (open) => {
        if (open) throw new Error('It is still open.');
      },
    );
    const later = createModuleState(() => 0);
    isOpen.value = true;
    later.value = 1;
    expect(resetModuleStates).toThrow('It is still open.');
    expect([isOpen.value, later.value]).toEqual([false, 0]);
    expect(resetModuleStates).not.toThrow();
  });
});
