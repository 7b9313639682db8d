import { AppError } from './errors';
import { workUnderWay } from './work';

/** Has the request that this is part of write nothing from now on. */
export function readOnly(): void {
  workUnderWay()!.readsOnly = true;
}

/** Whether this is part of a request that only reads. */
export const readsOnly = (): boolean => workUnderWay()?.readsOnly ?? false;

/** Refuses what would write, in a request that only reads. */
export function requireWriting(): void {
  if (readsOnly()) throw new AppError('IMPERSONATING');
}
