import type { EntityManager } from 'typeorm';
import type { UploadPurpose } from './purposes';
import type { UploadRight } from './signed-params';
import { UploadRejection } from './upload-rejection';

/**
 * Whether somebody may still upload for a purpose, who may have been disabled, or lost the role, since the signature
 * was made. Holds others of the same person until the transaction ends.
 */
export type UploadRule = (
  manager: EntityManager,
  right: { ownerId: string; purpose: UploadPurpose },
) => Promise<boolean>;

let rule: UploadRule | null = null;

/** Has the rule decide who may upload: whom the portal knows is not for this room to read. */
export function decideUploadsBy(given: UploadRule): void {
  rule = given;
}

export const canStillUpload: UploadRule = (manager, right) => {
  if (!rule) throw new Error('Nothing decides who may upload.');
  return rule(manager, right);
};

/** Refuses whoever may not upload any more; a program that knows the secret always may. */
export async function requireOwner(
  manager: EntityManager,
  { ownerId, purpose }: Pick<UploadRight, 'ownerId' | 'purpose'>,
): Promise<void> {
  if (ownerId !== null && !(await canStillUpload(manager, { ownerId, purpose }))) {
    throw new UploadRejection('INVALID_OWNER');
  }
}
