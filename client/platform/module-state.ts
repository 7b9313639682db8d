/** A value that a module changes between calls. */
export interface ModuleState<T> {
  value: T;
}

const resets: (() => void)[] = [];

/**
 * Declares state that a module keeps between calls; specs that share the module reset it. `dispose` ends what a value
 * holds, or throws where it must not be open any more.
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

/** Resets all module state to what it was after loading, for specs. Throws after that what `dispose` has thrown. */
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
