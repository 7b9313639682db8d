import type { Cookie } from 'playwright-core';
import type { RunningPortal } from './portal';
import { readShared, writeShared } from './shared-files';
import type { Sessions } from './stage';

/** Returns the portal that all spec files of the run share. */
export const sharedPortal = (): RunningPortal => readShared<RunningPortal>('portal')!;

/** The sessions on the shared portal. The first spec in any worker signs in for all. */
export const sharedSessions: Sessions = {
  get: (who) => readShared<Cookie[]>(`sessions/${who}`),
  set: (who, cookies) => writeShared(`sessions/${who}`, cookies),
};
