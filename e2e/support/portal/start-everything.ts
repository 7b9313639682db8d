import startDatabases from '#server/testing/database/start-databases';
import startPortals from './start-portals';

/** Starts everything that API specs and browser specs need. Jest calls it once per run. */
export default async function startEverything(): Promise<void> {
  await startDatabases();
  await startPortals();
}
