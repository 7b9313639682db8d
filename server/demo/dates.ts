import { now } from '#server/platform/clock';

const day = 86_400_000;

/** Returns the moment some days ago, or in the future if `days` is negative. */
export const daysAgo = (days: number): Date => new Date(now().getTime() - days * day);

/** Returns when a record of this age was published. Null, which is a draft, stays null. */
export const publishedAt = (age: number | null): string | null =>
  age === null ? null : daysAgo(age).toISOString();
