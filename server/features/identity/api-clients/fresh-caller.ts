import type { EntityManager } from 'typeorm';
import { freshViewer } from '#server/features/profile/fresh-viewer';
import { AppError } from '#server/platform/errors';
import type { ApiClient, Person } from '#server/platform/viewer';
import { configuredIssuer } from '../tokens';
import { ApiClientEntity } from './api-client.entity';

async function freshClient(manager: EntityManager, { clientId }: ApiClient): Promise<ApiClient> {
  const row = await manager.findOne(ApiClientEntity, {
    where: { issuer: configuredIssuer(), clientId, enabled: true },
    lock: { mode: 'for_key_share' },
  });
  if (!row) throw new AppError('FORBIDDEN', 'This program was revoked.');
  return { kind: 'client', clientId, scopes: row.scopes };
}

/** The caller as the database knows it now, held until the transaction ends as `freshViewer` holds a person. */
export const freshCaller = (
  manager: EntityManager,
  caller: Person | ApiClient,
): Promise<Person | ApiClient> =>
  caller.kind === 'client' ? freshClient(manager, caller) : freshViewer(manager, caller);
