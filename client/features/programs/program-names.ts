import type { Bucket } from '#client/platform/generated/schema';

export type ProgramBucket = Bucket;

/** The message ids of the programs, which are also those of the module groups. */
export const programNames = {
  distributor: 'groups.gold_distributor',
  retailer: 'groups.gold_retailer',
} as const satisfies Record<ProgramBucket, string>;

export const isProgram = (value: unknown): value is ProgramBucket =>
  value === 'distributor' || value === 'retailer';

/** Returns the path of a program's page. */
export const programPath = (bucket: ProgramBucket): string => `/training/gold-${bucket}`;
