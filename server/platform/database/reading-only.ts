import { AppError } from '../errors';
import { workUnderWay } from '../work';

/** Makes the current request read-only. */
export function readOnly(): void {
  workUnderWay()!.readsOnly = true;
}

/** Returns true within a read-only request. */
export const readsOnly = (): boolean => workUnderWay()?.readsOnly ?? false;

/** Throws IMPERSONATING in a read-only request. */
export function requireWriting(): void {
  if (readsOnly()) throw new AppError('IMPERSONATING');
}
