import type { StopDatabases } from '#server/testing/start-databases';

export default async function stopDatabases(): Promise<void> {
  await (globalThis as { stopDatabases?: StopDatabases }).stopDatabases?.();
}
