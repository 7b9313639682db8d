import {
  keepDone,
  keptDone,
  storedUpload,
  type UploadedImage,
  type UploadPlace,
} from '#client/features/uploads/public';

/** Where a person's own picture is uploaded. */
const avatarOf = (profileId: string): UploadPlace => ({
  owner: profileId,
  purpose: 'avatar',
  of: profileId,
});

/** What was chosen in the dialog and is not saved yet. */
type AvatarDraft = {
  /** The new picture; null while it is on its way. */
  image: UploadedImage | null;
  isPublic: boolean;
};

/** Keeps it in this tab, so that a reload loses nothing; undefined where there is nothing to save any more. */
export const keepAvatar = (profileId: string, draft: AvatarDraft | undefined): void =>
  keepDone(avatarOf(profileId), draft);

/** Whether a picture is on its way that was chosen before a reload. */
export const isAvatarOnItsWay = (profileId: string): boolean => storedUpload(avatarOf(profileId)) !== null;

/** What was chosen before a reload and can go on: its picture is here or on its way. */
export function storedAvatar(profileId: string): AvatarDraft | null {
  const draft = keptDone<AvatarDraft>(avatarOf(profileId));
  return draft && (draft.image || isAvatarOnItsWay(profileId)) ? draft : null;
}
