import startDatabases from '#server/testing/start-databases';
import startPortals from './start-portals';

/** Once a run of specs that are of several kinds: what specs of the API and browser specs share. */
export default async function startEverything(): Promise<void> {
  await startDatabases();
  await startPortals();
}
