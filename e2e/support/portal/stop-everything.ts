import stopDatabases from '#server/testing/database/stop-databases';
import stopPortals from './stop-portals';

export default async function stopEverything(): Promise<void> {
  try {
    await stopPortals();
  } finally {
    await stopDatabases();
  }
}
