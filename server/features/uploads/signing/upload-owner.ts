import type { EntityManager } from 'typeorm';
import type { UploadPurpose } from './purposes';
import type { UploadRight } from './signed-params';
import { UploadRejection } from './upload-rejection';

/**
 * Returns true if a person may still upload for a purpose. They may have been disabled or lost the role since the
 * signature. Locks the person until the transaction ends.
 */
export type UploadRule = (
  manager: EntityManager,
  right: { ownerId: string; purpose: UploadPurpose },
) => Promise<boolean>;

let rule: UploadRule | null = null;

/** Sets the rule that decides who may upload. This feature can't read the people of the portal. */
export function decideUploadsBy(given: UploadRule): void {
  rule = given;
}

export const canStillUpload: UploadRule = (manager, right) => {
  if (!rule) throw new Error('Nothing decides who may upload.');
  return rule(manager, right);
};

/** Throws if the owner may no longer upload. API clients with the secret always may. */
export async function requireOwner(
  manager: EntityManager,
  { ownerId, purpose }: Pick<UploadRight, 'ownerId' | 'purpose'>,
): Promise<void> {
  if (ownerId !== null && !(await canStillUpload(manager, { ownerId, purpose }))) {
    throw new UploadRejection('INVALID_OWNER');
  }
}
