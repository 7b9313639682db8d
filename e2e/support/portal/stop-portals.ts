import type { StopPortals } from './start-portals';

export default async function stopPortals(): Promise<void> {
  await (globalThis as { stopPortals?: StopPortals }).stopPortals?.();
}
