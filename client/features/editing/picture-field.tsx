import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ImagePreviews, ImageUpload, isUploadKept } from '#client/features/uploads/public';
import { Button } from '#client/ui/button';
import { useReturnedFocus } from '#client/ui/dialog/returned-focus';
import { FormPart } from '#client/ui/editing/form';
import type { Field, InputProps } from '#client/ui/editor/described/field';
import { FieldError } from '#client/ui/fields';

/** A picture as it is edited: what is shown of it, and the uploaded image that it is. */
type PictureDraft = { assetId: string; smUrl: string } | null;

function PictureInput({ label, value, problem, onChange }: InputProps<PictureDraft>) {
  const intl = useIntl();
  const { pathname } = useLocation();
  // An upload that a reload interrupted goes on only where its field is shown.
  const [choosing, setChoosing] = useState(() => isUploadKept('content', pathname));
  const part = useRef<HTMLDivElement>(null);
  useReturnedFocus(part);
  const deed = choosing ? 'admin.question.keepPicture' : 'admin.question.replacePicture';
  return (
    <FormPart title={label}>
      <div ref={part} role="group" aria-label={label} tabIndex={-1}>
        {value && <ImagePreviews images={[value]} onRemove={() => onChange(null)} />}
        {(value || !choosing) && (
          <Button type="button" size="sm" onClick={() => setChoosing(!choosing)}>
            <FormattedMessage id={value ? deed : 'admin.question.addPicture'} />
          </Button>
        )}
        {choosing && (
          <ImageUpload
            label={intl.formatMessage({ id: 'admin.question.newPicture' })}
            purpose="content"
            of={pathname}
            value={[]}
            onChange={([image]) => {
              if (!image) return;
              onChange({ smUrl: image.smUrl, assetId: image.assetId });
              setChoosing(false);
            }}
          />
        )}
        {problem() && (
          <div role="alert">
            <FieldError>{problem()}</FieldError>
          </div>
        )}
      </div>
    </FormPart>
  );
}

/** A picture that is uploaded as content; its name in inputs ends in `Id`, and the stored thing has it without. */
export const picture = ({ label }: { label: string }): Field<PictureDraft, PictureDraft, string | null> => ({
  label,
  property: (name) => name.replace(/Id$/, ''),
  initial: null,
  draftOf: (stored) => stored && { assetId: stored.assetId, smUrl: stored.smUrl },
  inputOf: (draft) => draft?.assetId ?? null,
  said: (draft, { text }) => text(draft ? 'admin.yes' : 'admin.no'),
  Input: PictureInput,
});
