import { useEffect, useState } from 'react';
import type { UploadedImage } from '#client/features/uploads/index';
import { isAvatarOnItsWay, keepAvatar, storedAvatar } from './avatar-place';
import type { WholeProfile } from './whole-profile';

/** Manages the unsaved avatar. It survives a reload, but not closing the dialog. */
export function useAvatarChanges(profile: WholeProfile) {
  const { _id: id, image: stored, allowsPublicAvatar } = profile;
  const [kept] = useState(() => storedAvatar(id));
  const [pending, setPending] = useState(() => isAvatarOnItsWay(id));
  const [images, setImages] = useState<readonly UploadedImage[]>(() => {
    if (kept?.image) return [kept.image];
    return stored?.smUrl && !pending ? [stored as UploadedImage] : [];
  });
  const [isPublic, setPublic] = useState(kept?.isPublic ?? allowsPublicAvatar);
  const image = images[0] ?? null;
  const isOther = (image?.smUrl ?? null) !== (stored?.smUrl ?? null);

  useEffect(() => {
    const isKept = pending || (image && isOther);
    keepAvatar(id, isKept ? { image, isPublic } : undefined);
  }, [id, pending, image, isOther, isPublic]);
  useEffect(() => () => keepAvatar(id, undefined), [id]);

  return {
    images,
    setImages,
    isPublic,
    setPublic,
    /** True if an image is selected that isn't uploaded yet. */
    pending,
    setPending,
    changed: isOther || isPublic !== allowsPublicAvatar,
  };
}
