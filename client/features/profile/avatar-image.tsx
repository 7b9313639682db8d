import { FileButton } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ImageUpload, type UploadedImage } from '#client/features/uploads/index';
import { Button } from '#client/ui/button';
import { useReturnedFocus } from '#client/ui/dialog/returned-focus';
import { AvatarCrop } from './avatar-crop';
import { isAvatarOnItsWay } from './avatar-place';
import styles from './avatar.module.css';

const accepted = 'image/jpeg,image/png,image/webp';

type Props = {
  profileId: string;
  images: readonly UploadedImage[];
  onChange: (images: readonly UploadedImage[]) => void;
  /** Called with true if an image is selected that isn't uploaded yet. */
  onPending: (pending: boolean) => void;
  /** Called with true while the upload runs. */
  onBusy: (busy: boolean) => void;
};

/** Selects, crops and uploads an image. The upload resumes after a reload. */
export function AvatarImage({ profileId, images, onChange, onPending, onBusy }: Props) {
  const intl = useIntl();
  const [resumed, setResumed] = useState(() => isAvatarOnItsWay(profileId));
  const [selected, setSelected] = useState<File | null>(null);
  const [cropped, setCropped] = useState<File>();
  const part = useRef<HTMLDivElement>(null);
  useReturnedFocus(part);
  const choose = (file: File | null) => {
    setResumed(false);
    setCropped(undefined);
    setSelected(file);
    onPending(file !== null);
  };
  const change = (next: readonly UploadedImage[]) => {
    if (next.length === 0) choose(null);
    else onPending(false);
    onChange(next);
  };
  const label = intl.formatMessage({ id: 'profile.avatar' });
  const uploads = resumed || cropped !== undefined || images.length > 0;
  return (
    <div ref={part} className={styles.image} role="group" aria-label={label} tabIndex={-1}>
      {!uploads && (
        <FileButton accept={accepted} onChange={choose}>
          {({ onClick }) => (
            <Button type="button" onClick={onClick}>
              <FormattedMessage id="profile.avatarChoose" />
            </Button>
          )}
        </FileButton>
      )}
      {selected && !cropped && (
        <AvatarCrop
          key={`${selected.name} ${selected.lastModified}`}
          file={selected}
          onCropped={setCropped}
        />
      )}
      {uploads && (
        <ImageUpload
          label={label}
          purpose="avatar"
          of={profileId}
          value={images}
          onChange={change}
          file={cropped}
          onIdle={() => choose(null)}
          onBusy={onBusy}
        />
      )}
    </div>
  );
}
