import { AppError } from '#server/platform/errors';
import { requirePerson } from '#server/platform/access/policy';
import type { AccountKind, Person, Viewer } from '#server/platform/access/viewer';

export type Bucket = 'distributor' | 'retailer';

const kinds: Record<Bucket, readonly AccountKind[]> = {
  distributor: ['gold_distributor'],
  retailer: ['gold_retailer', 'gold_distributor'],
};

/**
 * Returns the kinds of account whose numbers open a program. A distributor's number also opens the retailers' program.
 */
export const accountKindsOf = (bucket: Bucket): readonly AccountKind[] => kinds[bucket];

export const isBucket = (value: unknown): value is Bucket => value === 'distributor' || value === 'retailer';

/** Signed-in people can open a program. */
export const assertCanEnterProgram = (viewer: Viewer): Person => requirePerson(viewer);

/** The programs that the settings have enabled. */
export interface OpenPrograms {
  goldDistributorModulesEnabled: boolean;
  goldRetailerModulesEnabled: boolean;
}

/** Returns true if the settings have enabled a program. */
export const isOpenProgram = (bucket: Bucket, site: OpenPrograms): boolean =>
  bucket === 'distributor' ? site.goldDistributorModulesEnabled : site.goldRetailerModulesEnabled;

/** Throws FORBIDDEN if the settings haven't enabled a program. */
export function requireOpenProgram(bucket: Bucket, site: OpenPrograms): void {
  if (!isOpenProgram(bucket, site))
    throw new AppError('FORBIDDEN', `The gold ${bucket} program is not open.`);
}

/** The duration of program access and its cookie: 7 days. */
export const entrySeconds = 604_800;

export const allowedMisses = 10;
const hour = 3600_000;

/**
 * Returns the seconds until another number may be tried; null if now. `misses` are the times of wrong numbers, newest
 * first: the tenth newest must be an hour old.
 */
export function secondsUntilNextTry(misses: readonly Date[], at: Date): number | null {
  const tenth = misses[allowedMisses - 1];
  if (!tenth) return null;
  const wait = tenth.getTime() + hour - at.getTime();
  return wait > 0 ? Math.ceil(wait / 1000) : null;
}
