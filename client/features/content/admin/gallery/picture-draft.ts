import type { UploadedImage } from '#client/features/uploads/index';
import type { AlbumFieldsFragment } from '#client/platform/generated/described.generated';
import type { AlbumPictureInput } from '#client/platform/generated/schema';
import { altOf, altProblem } from '#client/ui/editing/fields/alt-texts';
import {
  emptyLocalized,
  localizedDraft,
  type LocalizedDraft,
} from '#client/ui/editing/fields/localized-fields';

/** An album image while it is edited. */
export type AlbumPictureDraft = {
  assetId: string;
  smUrl: string;
  alt: LocalizedDraft;
  caption: LocalizedDraft;
};

export type StoredAlbumPicture = AlbumFieldsFragment['pictures'][number];

/** Creates the draft of a newly uploaded image. */
export const newPicture = ({ assetId, smUrl }: UploadedImage): AlbumPictureDraft => ({
  assetId,
  smUrl,
  alt: emptyLocalized,
  caption: emptyLocalized,
});

export const pictureDraft = ({
  picture: { assetId, smUrl },
  altTranslations,
  captionTranslations,
}: StoredAlbumPicture): AlbumPictureDraft => ({
  assetId,
  smUrl,
  alt: localizedDraft(altTranslations),
  caption: localizedDraft(captionTranslations),
});

export const pictureInput = ({ assetId, alt, caption }: AlbumPictureDraft): AlbumPictureInput => ({
  pictureId: assetId,
  alt: altOf(alt),
  caption: altOf(caption),
});

/** Returns true if the image has texts in other languages but not in English. */
export const lacksEnglish = ({ alt, caption }: AlbumPictureDraft): boolean =>
  altProblem(alt) !== undefined || altProblem(caption) !== undefined;
