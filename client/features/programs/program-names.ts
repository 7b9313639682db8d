import type { Bucket } from '#client/platform/generated/schema';

export type ProgramBucket = Bucket;

/** Ids of the messages that name the programs; their modules' group has the same name. */
export const programNames = {
  distributor: 'groups.gold_distributor',
  retailer: 'groups.gold_retailer',
} as const satisfies Record<ProgramBucket, string>;

export const isProgram = (value: unknown): value is ProgramBucket =>
  value === 'distributor' || value === 'retailer';

/** The address of a program's page. */
export const programPath = (bucket: ProgramBucket): string => `/training/gold-${bucket}`;
