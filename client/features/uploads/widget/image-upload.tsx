import { VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import type { UploadPurpose } from '#client/platform/generated/schema';
import { FieldError } from '#client/ui/fields/fields';
import { useReturnedFocus } from '#client/ui/dialog/returned-focus';
import { ErrorState, Loading } from '#client/ui/feedback/states';
import { ImagePreviews } from './image-previews';
import styles from './image-upload.module.css';
import { progressWords } from './progress-words';
import { retryUpload } from '../protocol/traps';
import { UploadNotices } from './upload-notices';
import { UploadArea } from './upload-area';
import type { UploadedImage } from '../protocol/upload-result';
import { UploadFailure } from './upload-failure';
import { useBusy } from './use-busy';
import { useUploader } from './use-uploader';

export type ImageUploadProps = {
  label: string;
  purpose: UploadPurpose;
  /** The id of the image's record, by which an upload is resumed after a reload. */
  of: string;
  value: readonly UploadedImage[];
  onChange: (value: readonly UploadedImage[]) => void;
  multi?: boolean;
  /** The number of further images that are allowed, if the record has a limit. */
  maxFiles?: number;
  /** True if an error says that an image is required. */
  missing?: boolean;
  /** An image from the page itself, which is uploaded immediately. */
  file?: File;
  /** Called when no upload runs: nothing could be resumed, or it was cancelled. */
  onIdle?: () => void;
  /** Called with true while an upload runs. */
  onBusy?: (busy: boolean) => void;
};

type UploadingProps = Omit<ImageUploadProps, 'label' | 'missing'> & {
  /** Remounts the uploader. */
  again: () => void;
  /** Announces the progress to screen readers. */
  say: (words: string) => void;
};

function Uploading({ again, say, ...props }: UploadingProps) {
  const { purpose, of, value, onChange, multi = false, maxFiles, file, onIdle, onBusy } = props;
  const errorMessage = useErrorMessage();
  const { uploader, limits, resumes, error, failure } = useUploader({
    purpose,
    of,
    multi,
    maxFiles,
    onUploaded: (images) => {
      if (uploader) say(uploader.i18n('uploadComplete'));
      onChange(multi ? [...value, ...images] : images);
    },
    onCancelled: () => {
      say('');
      onIdle?.();
    },
  });
  useBusy(uploader, (busy) => onBusy?.(busy));
  const idle = useEffectEvent(() => onIdle?.());
  const tell = useEffectEvent(say);
  useEffect(() => {
    if (!uploader || resumes) return;
    if (file) uploader.addFile({ name: file.name, type: file.type, data: file });
    else idle();
  }, [uploader, resumes, file]);
  useEffect(() => {
    if (!uploader) return undefined;
    const report = () => {
      const words = progressWords(uploader);
      if (words !== undefined) tell(words);
    };
    uploader.on('state-update', report);
    return () => {
      uploader.off('state-update', report);
    };
  }, [uploader]);
  if (error) return <ErrorState message={errorMessage(error)} onRetry={again} />;
  if (!uploader || !limits) return <Loading />;
  return (
    <>
      <UploadArea uploader={uploader} limits={limits} />
      <UploadNotices uploader={uploader} />
      {failure && (
        <UploadFailure
          failure={failure}
          onRetry={() => retryUpload(uploader)}
          onDiscard={() => uploader.cancelAll()}
        />
      )}
    </>
  );
}

/** The image field. See `ImageUpload`. */
export default function ImageUploadField(props: ImageUploadProps) {
  const { label, missing, ...upload } = props;
  const { value, onChange, multi } = upload;
  const [round, setRound] = useState(0);
  const [said, say] = useState('');
  const labelId = useId();
  const field = useRef<HTMLDivElement>(null);
  useReturnedFocus(field);
  return (
    <div ref={field} className={styles.field} role="group" aria-labelledby={labelId} tabIndex={-1}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {value.length > 0 && (
        <ImagePreviews
          images={value}
          onRemove={(removed) => onChange(value.filter((image) => image !== removed))}
        />
      )}
      {(multi || value.length === 0) && (
        <Uploading key={round} {...upload} again={() => setRound(round + 1)} say={say} />
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
