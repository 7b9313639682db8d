import { createModuleState } from './module-state';

const warned = createModuleState(() => false);

/** What `attempt` gets from the browser's storage; where that is blocked, full or spoilt, `otherwise` and one warning. */
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
