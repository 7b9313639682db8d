import { createModuleState } from './module-state';

const warned = createModuleState(() => false);

/**
 * Returns the result of `attempt`, which uses the browser's storage. If storage is blocked, full or corrupt, returns
 * `otherwise` and logs one warning.
 */
export function withDeviceStorage<T>(attempt: () => T, otherwise: T): T {
  try {
    return attempt();
  } catch (error) {
    if (!warned.value)
      console.warn('The storage of this device cannot be used; nothing is kept on it.', error);
    warned.value = true;
    return otherwise;
  }
}
