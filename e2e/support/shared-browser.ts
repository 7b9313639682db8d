import type { Browser } from 'playwright-core';
import { createModuleState } from '#server/platform/module-state';

const shared = createModuleState<Promise<Browser> | undefined>(() => undefined);

/** The browser of a spec file, or of all files of a group; starts by `launch` where none runs. */
export async function sharedBrowser(launch: () => Promise<Browser>): Promise<Browser> {
  const running = await shared.value?.catch(() => undefined);
  if (!running?.isConnected()) shared.value = launch();
  return shared.value!;
}

/** Closes the browser, if there is one. */
export async function closeSharedBrowser(): Promise<void> {
  const running = await shared.value?.catch(() => undefined);
  await running?.close();
  shared.value = undefined;
}
