import {
  keepDone,
  keptDone,
  storedUpload,
  type UploadedImage,
  type UploadPlace,
} from '#client/features/uploads/index';

/** Returns the upload place of a person's avatar. */
const avatarOf = (profileId: string): UploadPlace => ({
  owner: profileId,
  purpose: 'avatar',
  of: profileId,
});

/** The unsaved content of the dialog. */
type AvatarDraft = {
  /** The new image. Null while it is uploading. */
  image: UploadedImage | null;
  isPublic: boolean;
};

/** Stores the draft in this tab, so that it survives a reload. Undefined removes it. */
export const keepAvatar = (profileId: string, draft: AvatarDraft | undefined): void =>
  keepDone(avatarOf(profileId), draft);

/** Returns true if an upload from before a reload can be resumed. */
export const isAvatarOnItsWay = (profileId: string): boolean => storedUpload(avatarOf(profileId)) !== null;

/** Returns the draft from before a reload if its image is uploaded or can be resumed. */
export function storedAvatar(profileId: string): AvatarDraft | null {
  const draft = keptDone<AvatarDraft>(avatarOf(profileId));
  return draft && (draft.image || isAvatarOnItsWay(profileId)) ? draft : null;
}
