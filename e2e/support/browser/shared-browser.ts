import type { Browser } from 'playwright-core';
import { createModuleState } from '#server/platform/module-state';

const shared = createModuleState<Promise<Browser> | undefined>(() => undefined);

/** Returns the browser that all files of a group share. Calls `launch` if none is running. */
export async function sharedBrowser(launch: () => Promise<Browser>): Promise<Browser> {
  const running = await shared.value?.catch(() => undefined);
  if (!running?.isConnected()) shared.value = launch();
  return shared.value!;
}

/** Closes the shared browser if one is running. */
export async function closeSharedBrowser(): Promise<void> {
  const running = await shared.value?.catch(() => undefined);
  await running?.close();
  shared.value = undefined;
}
