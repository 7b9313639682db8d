import { registerEnumType } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import { AppError } from '#server/platform/errors';

/** The reason why the profile of a removed person is retained: they were deleted, or merged into another profile. */
export const RemovalReasonEnum = { deleted: 'deleted', merged: 'merged' } as const;
export type RemovalReason = keyof typeof RemovalReasonEnum;

registerEnumType(RemovalReasonEnum, {
  name: 'RemovalReason',
  description: 'Reason why a profile can no longer be used or changed.',
  valuesConfig: {
    deleted: { description: 'The person was deleted.' },
    merged: { description: 'The person was merged into another, who has all their data.' },
  },
});

const reasons: Record<RemovalReason, string> = {
  deleted: 'This person was deleted.',
  merged: 'This person was merged into another, who is the one to change.',
};

/**
 * Throws NOT_FOUND if the person was removed. Their profile is retained for references and must not change, or it would
 * have a name, points or a sign-in again.
 */
export async function requirePersonStill(manager: EntityManager, profileId: string): Promise<void> {
  const [profile] = await manager.query<{ removalReason: RemovalReason | null }[]>(
    'select removal_reason as "removalReason" from profile where id = $1',
    [profileId],
  );
  if (!profile) throw new AppError('NOT_FOUND');
  if (profile.removalReason) throw new AppError('NOT_FOUND', reasons[profile.removalReason]);
}
