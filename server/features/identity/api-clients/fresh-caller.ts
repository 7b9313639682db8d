import type { EntityManager } from 'typeorm';
import type { FreshCaller } from '#server/features/editing/edit';
import { freshViewer } from '#server/features/profile/sign-in/fresh-viewer';
import { AppError } from '#server/platform/errors';
import type { ApiClient } from '#server/platform/access/viewer';
import { configuredIssuer } from '../tokens';
import { ApiClientEntity } from './api-client.entity';

async function freshClient(manager: EntityManager, { clientId }: ApiClient): Promise<ApiClient> {
  const row = await manager.findOne(ApiClientEntity, {
    where: { issuer: configuredIssuer(), clientId, enabled: true },
    lock: { mode: 'for_key_share' },
  });
  if (!row) throw new AppError('FORBIDDEN', 'This API client was revoked.');
  return { kind: 'client', clientId, scopes: row.scopes };
}

/** Returns the caller from the database, locked until the transaction ends like a person by `freshViewer`. */
export const freshCaller: FreshCaller = (manager, caller) =>
  caller.kind === 'client' ? freshClient(manager, caller) : freshViewer(manager, caller);
