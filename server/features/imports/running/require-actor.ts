import type { EntityManager } from 'typeorm';
import { actorOf } from '#server/features/audit/audit.service';
import type { AuditActor } from '#server/features/audit/audit.types';
import { freshCaller } from '#server/features/identity/api-clients/fresh-caller';
import { freshPerson } from '#server/features/profile/sign-in/fresh-viewer';
import type { DataImportEntity } from '../data-import.entity';
import { assertCanImport, assertCanImportKind } from '../imports.policy';

/**
 * Returns the actor who started or is undoing the import, locked until the transaction ends. Throws FORBIDDEN if they
 * may no longer import.
 */
export async function requireActor(
  manager: EntityManager,
  { kind, requestedByKind, requestedBy }: Pick<DataImportEntity, 'kind' | 'requestedByKind' | 'requestedBy'>,
): Promise<AuditActor> {
  const caller =
    requestedByKind === 'client'
      ? await freshCaller(manager, { kind: 'client', clientId: requestedBy!, scopes: [] })
      : await freshPerson(manager, requestedBy!);
  return actorOf(assertCanImportKind(assertCanImport(caller), kind));
}
