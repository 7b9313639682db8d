/** State of a module that can change between calls. */
export interface ModuleState<T> {
  value: T;
}

const resets: (() => void)[] = [];

/**
 * Declares state that a module keeps between calls, so that specs can reset it. `dispose` closes what the value holds,
 * or throws if it should have been closed.
 */
export function createModuleState<T>(create: () => T, dispose?: (value: T) => void): ModuleState<T> {
  const state = { value: create() };
  resets.push(() => {
    const { value } = state;
    state.value = create();
    dispose?.(value);
  });
  return state;
}

/** Resets all module state to its initial value, for specs. After that, throws the errors of `dispose`. */
export function resetModuleStates(): void {
  const errors = resets.flatMap((reset) => {
    try {
      reset();
      return [];
    } catch (error) {
      return [error];
    }
  });
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('\n'));
}
