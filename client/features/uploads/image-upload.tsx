import { useEffect, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorMessage } from '#client/platform/error-message';
import type { UploadPurpose } from '#client/platform/generated/graphql';
import { FieldError } from '#client/ui/fields';
import { ErrorState, Loading } from '#client/ui/states';
import { ImagePreviews } from './image-previews';
import styles from './image-upload.module.css';
import { retryUpload } from './retry-upload';
import { UploadArea } from './upload-area';
import type { UploadedImage } from './upload-result';
import { UploadTrouble } from './upload-trouble';
import { useUploader } from './use-uploader';

export type ImageUploadProps = {
  label: string;
  purpose: UploadPurpose;
  /** Id of the record whose image it is: after a reload its upload goes on there. */
  of: string;
  value: readonly UploadedImage[];
  onChange: (value: readonly UploadedImage[]) => void;
  multi?: boolean;
  /** Whether it is said that an image is missing. */
  missing?: boolean;
  /** An image that the page made, to upload at once. */
  file?: File;
};

type UploadingProps = Omit<ImageUploadProps, 'label' | 'missing'> & {
  labelId: string;
  /** Begins anew. */
  again: () => void;
};

function Uploading({ labelId, again, ...props }: UploadingProps) {
  const { purpose, of, value, onChange, multi = false, file } = props;
  const errorMessage = useErrorMessage();
  const { uploader, limits, error, trouble } = useUploader({
    purpose,
    of,
    multi,
    onUploaded: (images) => onChange(multi ? [...value, ...images] : images),
  });
  useEffect(() => {
    if (uploader && file) uploader.addFile({ name: file.name, type: file.type, data: file });
  }, [uploader, file]);
  if (error) return <ErrorState message={errorMessage(error)} onRetry={again} />;
  if (!uploader || !limits) return <Loading />;
  return (
    <>
      <UploadArea uploader={uploader} limits={limits} labelId={labelId} />
      {trouble && <UploadTrouble trouble={trouble} onRetry={() => retryUpload(uploader)} onDiscard={again} />}
    </>
  );
}

/** The field itself; see `ImageUpload`. */
export default function ImageUploadField(props: ImageUploadProps) {
  const { label, missing, ...upload } = props;
  const { value, onChange, multi } = upload;
  const [round, setRound] = useState(0);
  const labelId = useId();
  return (
    <div className={styles.field} role="group" aria-labelledby={labelId}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      {value.length > 0 && (
        <ImagePreviews
          images={value}
          onRemove={(removed) => onChange(value.filter((image) => image !== removed))}
        />
      )}
      {(multi || value.length === 0) && (
        <Uploading key={round} {...upload} labelId={labelId} again={() => setRound(round + 1)} />
      )}
      {missing && value.length === 0 && (
        <div className={styles.missing} role="alert">
          <FieldError>
            <FormattedMessage id="uploads.required" />
          </FieldError>
        </div>
      )}
    </div>
  );
}
