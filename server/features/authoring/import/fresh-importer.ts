import type { EntityManager } from 'typeorm';
import { freshViewer } from '#server/features/profile/fresh-viewer';
import type { ApiClient, Person } from '#server/platform/viewer';
import { mayImport } from './question-import.policy';

/** The caller as the database knows it now; an API client was read with its request. */
export async function freshImporter(
  manager: EntityManager,
  caller: Person | ApiClient,
): Promise<Person | ApiClient> {
  return caller.kind === 'client' ? caller : mayImport(await freshViewer(manager, caller));
}
