import type { StopDatabases } from '#server/testing/database/start-databases';

export default async function stopDatabases(): Promise<void> {
  await (globalThis as { stopDatabases?: StopDatabases }).stopDatabases?.();
}
