import { useLocation } from 'react-router-dom';
import { required } from '#client/ui/editing/problem';
import type { Field, InputProps } from '#client/ui/editor/described/field';
import { PictureInput, type PictureDraft } from './picture-input';
import { pictureSaid } from './picture-said';

/** A field for a content image. The path of the page identifies its upload. */
function ContentPicture(props: InputProps<PictureDraft | null>) {
  const { pathname } = useLocation();
  return <PictureInput {...props} purpose="content" of={pathname} />;
}

type Picture<Sent> = Field<PictureDraft | null, PictureDraft | null, Sent>;

/** A content image. Its name in inputs ends with `Id`, unlike the property of the stored record. */
export const picture = ({ label }: { label: string }): Picture<string | null> => ({
  label,
  property: (name) => name.replace(/Id$/, ''),
  initial: null,
  draftOf: (stored) => stored && { assetId: stored.assetId, smUrl: stored.smUrl },
  inputOf: (draft) => draft?.assetId ?? null,
  said: pictureSaid,
  Input: ContentPicture,
});

/** Like `picture`, but required for new records and not removable. A stored record without an image remains valid. */
export const neededPicture = (of: { label: string }): Picture<string> => ({
  ...picture(of),
  // The form isn't sent without an image.
  inputOf: (draft) => draft?.assetId ?? '',
  problem: (draft, before) => (draft === null && before !== null ? required : undefined),
});
