import { useLocation } from 'react-router-dom';
import { required } from '#client/ui/editing/problem';
import type { Field, InputProps } from '#client/ui/editor/described/field';
import { PictureInput, type PictureDraft } from './picture-input';
import { pictureSaid } from './picture-said';

/** The upload of a thing's picture is known by the address of the thing. */
function ContentPicture(props: InputProps<PictureDraft | null>) {
  const { pathname } = useLocation();
  return <PictureInput {...props} purpose="content" of={pathname} />;
}

type Picture<Sent> = Field<PictureDraft | null, PictureDraft | null, Sent>;

/** A picture that is uploaded as content; its name in inputs ends in `Id`, and the stored thing has it without. */
export const picture = ({ label }: { label: string }): Picture<string | null> => ({
  label,
  property: (name) => name.replace(/Id$/, ''),
  initial: null,
  draftOf: (stored) => stored && { assetId: stored.assetId, smUrl: stored.smUrl },
  inputOf: (draft) => draft?.assetId ?? null,
  said: pictureSaid,
  Input: ContentPicture,
});

/** As `picture`, where a new thing has to have one and none may lose it; what is stored without one stays so. */
export const neededPicture = (of: { label: string }): Picture<string> => ({
  ...picture(of),
  // One that is not there is not sent.
  inputOf: (draft) => draft?.assetId ?? '',
  problem: (draft, before) => (draft === null && before !== null ? required : undefined),
});
