import type { AlbumPictureInput } from '#client/platform/generated/schema';
import { required, type Problem } from '#client/ui/editing/problem';
import type { Field } from '#client/ui/editor/described/field';
import {
  lacksEnglish,
  pictureDraft,
  pictureInput,
  type AlbumPictureDraft,
  type StoredAlbumPicture,
} from './picture-draft';
import { PicturesInput } from './pictures-input';

type Pictures = readonly AlbumPictureDraft[];

/** A draft may have no images, but a published album needs at least one. */
function problem(pictures: Pictures, _before?: Pictures, all: object = {}): Problem | undefined {
  const { publishAt } = all as { publishAt?: string };
  if (pictures.length === 0 && publishAt) return required;
  const at = pictures.findIndex(lacksEnglish);
  return at < 0 ? undefined : { id: 'admin.albums.wrong', values: { number: at + 1 } };
}

/** The images of an album. */
export const pictures = (
  common: Pick<Field<never, never, never>, 'label' | 'hint'>,
): Field<Pictures, readonly StoredAlbumPicture[], AlbumPictureInput[]> => ({
  ...common,
  initial: [],
  draftOf: (stored) => stored.map(pictureDraft),
  inputOf: (draft) => draft.map(pictureInput),
  problem,
  said: (draft, { text, language }) =>
    draft
      .map(({ alt }, at) => `${at + 1}. ${alt[language] || alt.en || text('admin.albums.notDescribed')}`)
      .join('\n'),
  Input: PicturesInput,
});
