import type { EntityManager } from 'typeorm';
import type { UploadRight } from './signed-params';
import { UploadRefusal } from './upload-refusal';

/**
 * Whether whom a signature was made for may still upload that: the person may have been disabled, or lost the role,
 * since. Held against others of the same person until the transaction ends.
 */
export async function mayStillUpload(
  manager: EntityManager,
  { ownerId, purpose }: Pick<UploadRight, 'ownerId' | 'purpose'>,
): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `select from profile where id = $1 and disabled_at is null and (role = 'admin' or $2 = 'avatar')
     for no key update`,
    [ownerId, purpose],
  );
  return rows.length > 0;
}

/** Refuses whoever may not upload any more; a program that knows the secret always may. */
export async function requireOwner(
  manager: EntityManager,
  right: Pick<UploadRight, 'ownerId' | 'purpose'>,
): Promise<void> {
  if (right.ownerId !== null && !(await mayStillUpload(manager, right))) {
    throw new UploadRefusal('INVALID_OWNER');
  }
}
