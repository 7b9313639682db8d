import type { Cookie } from 'playwright-core';
import type { RunningPortal } from './portal';
import { readShared, writeShared } from './shared-files';
import type { Sessions } from './stage';

/** The portal that runs for all files of the run. */
export const sharedPortal = (): RunningPortal => readShared<RunningPortal>('portal')!;

/** Sessions on it; whoever comes first signs in for all, in whichever worker. */
export const sharedSessions: Sessions = {
  get: (who) => readShared<Cookie[]>(`sessions/${who}`),
  set: (who, cookies) => writeShared(`sessions/${who}`, cookies),
};
