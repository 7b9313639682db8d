import type { UploadPlace } from '#client/features/uploads/public';

/** Where a person's own picture is uploaded. */
export const avatarOf = (profileId: string): UploadPlace => ({
  owner: profileId,
  purpose: 'avatar',
  of: profileId,
});
