import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ImagePreviews, ImageUpload, isUploadStored } from '#client/features/uploads/index';
import type { UploadPurpose } from '#client/platform/generated/schema';
import { Button } from '#client/ui/button';
import { useReturnedFocus } from '#client/ui/dialog/returned-focus';
import { FormPart, PartProblem } from '#client/ui/editing/form';
import type { Problem } from '#client/ui/editing/problem';
import type { InputProps } from '#client/ui/editor/described/field';
import styles from './picture-input.module.css';

/** An image while it is edited. */
export type PictureDraft = {
  smUrl: string;
  /** Null for an image from before uploads existed, which can only be kept or removed. */
  assetId: string | null;
};

type Props = Omit<InputProps<PictureDraft | null>, 'hint' | 'draft'> & {
  purpose: UploadPurpose;
  /** Identifies the upload, so that it can be resumed after a reload. */
  of: string;
  /** Additional fields of an existing image. */
  children?: ReactNode;
};

const onItsWay: Problem = { id: 'admin.picture.onItsWay' };

function actionOf(isThere: boolean, choosing: boolean): string {
  if (!isThere) return 'admin.picture.add';
  return choosing ? 'admin.picture.keep' : 'admin.picture.replace';
}

/** The input of an image: preview, replace and remove. */
export function PictureInput(props: Props) {
  const { label, value, problem, onChange, onWait, purpose, of, children } = props;
  const intl = useIntl();
  // An interrupted upload resumes only if its field is rendered.
  const [choosing, setChoosing] = useState(() => isUploadStored(purpose, of));
  const part = useRef<HTMLDivElement>(null);
  useReturnedFocus(part);
  const wrong = problem();
  return (
    <FormPart title={label}>
      <div ref={part} className={styles.picture} role="group" aria-label={label} tabIndex={-1}>
        {value && <ImagePreviews images={[value]} onRemove={() => onChange(null)} />}
        {(value || !choosing) && (
          <Button type="button" size="sm" onClick={() => setChoosing(!choosing)}>
            <FormattedMessage id={actionOf(value !== null, choosing)} />
          </Button>
        )}
        {choosing && (
          <ImageUpload
            label={intl.formatMessage({ id: 'admin.picture.new' })}
            purpose={purpose}
            of={of}
            value={[]}
            onBusy={(busy) => onWait(busy ? onItsWay : undefined)}
            onChange={([image]) => {
              if (!image) return;
              onChange({ smUrl: image.smUrl, assetId: image.assetId });
              setChoosing(false);
            }}
          />
        )}
        {wrong && <PartProblem>{wrong}</PartProblem>}
      </div>
      {value && children}
    </FormPart>
  );
}
