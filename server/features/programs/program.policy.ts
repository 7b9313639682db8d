import { AppError } from '#server/platform/errors';
import { requirePerson } from '#server/platform/policy';
import type { AccountKind, Person, Viewer } from '#server/platform/viewer';

export type Bucket = 'distributor' | 'retailer';

const kinds: Record<Bucket, readonly AccountKind[]> = {
  distributor: ['gold_distributor'],
  retailer: ['gold_retailer', 'gold_distributor'],
};

/** The kinds of account whose numbers open a program: a distributor's number opens the retailers' as well. */
export const accountKindsOf = (bucket: Bucket): readonly AccountKind[] => kinds[bucket];

export const isBucket = (value: unknown): value is Bucket => value === 'distributor' || value === 'retailer';

/** Signed-in people enter a program. */
export const assertCanEnterProgram = (viewer: Viewer): Person => requirePerson(viewer);

/** Which programs the site has opened. */
export interface OpenPrograms {
  goldDistributorModulesEnabled: boolean;
  goldRetailerModulesEnabled: boolean;
}

/** Whether the site has opened a program. */
export const isOpenProgram = (bucket: Bucket, site: OpenPrograms): boolean =>
  bucket === 'distributor' ? site.goldDistributorModulesEnabled : site.goldRetailerModulesEnabled;

/** Refuses a program that the site has not opened. */
export function requireOpenProgram(bucket: Bucket, site: OpenPrograms): void {
  if (!isOpenProgram(bucket, site))
    throw new AppError('FORBIDDEN', `The gold ${bucket} program is not open.`);
}

/** How long an entry and its cookie last: 7 days. */
export const entrySeconds = 604_800;

export const allowedMisses = 10;
const hour = 3600_000;

/**
 * Seconds until another number may be tried; null where it may be now. `misses` are the instants of the wrong
 * numbers, newest first: the tenth newest must be an hour old.
 */
export function secondsUntilNextTry(misses: readonly Date[], at: Date): number | null {
  const tenth = misses[allowedMisses - 1];
  if (!tenth) return null;
  const wait = tenth.getTime() + hour - at.getTime();
  return wait > 0 ? Math.ceil(wait / 1000) : null;
}
