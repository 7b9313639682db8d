import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryFolder } from '#server/testing/storage/memory-folder';
import { startNewPortal, startPortal } from './portal';

/** Ends what the run began; called by the global teardown. */
export type StopPortals = () => Promise<void>;

/**
 * Once a run: the data of a portal with its demo data, to be copied for each portal that a file has of its own, and one
 * portal that the others share.
 */
export default async function startPortals(): Promise<void> {
  const folder = mkdtempSync(join(memoryFolder(), 'treadway-run-'));
  Object.assign(process.env, { E2E_FOLDER: folder, E2E_COMPILED: join(folder, 'compiled') });
  const first = await startNewPortal();
  await first.stop();
  renameSync(first.dataDir, join(folder, 'seed'));
  const shared = await startPortal();
  const { url, dataDir } = shared;
  writeFileSync(join(folder, 'portal.json'), JSON.stringify({ url, dataDir }));
  const stopPortals: StopPortals = async () => {
    await shared.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  Object.assign(globalThis, { stopPortals });
}
