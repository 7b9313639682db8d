import { Checkbox, FileButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ImageUpload, type UploadedImage } from '#client/features/uploads/public';
import { useErrorMessage } from '#client/platform/error-message';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { Note } from '#client/ui/messages';
import { ErrorState, Loading } from '#client/ui/states';
import { AvatarCrop } from './avatar-crop';
import styles from './avatar.module.css';
import { readProfile, saveAvatar, type WholeProfile } from './save-avatar';

const accepted = 'image/jpeg,image/png,image/webp';

type ImageProps = {
  profileId: string;
  images: readonly UploadedImage[];
  onChange: (images: readonly UploadedImage[]) => void;
  /** Told whether a picture was chosen that is not uploaded yet. */
  onPending: (pending: boolean) => void;
};

/** Choosing, then cutting, then uploading what was cut. */
function AvatarImage({ profileId, images, onChange, onPending }: ImageProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<File | null>(null);
  const [cropped, setCropped] = useState<File>();
  const choose = (file: File | null) => {
    setCropped(undefined);
    setChosen(file);
    onPending(file !== null);
  };
  const change = (next: readonly UploadedImage[]) => {
    if (next.length === 0) choose(null);
    else onPending(false);
    onChange(next);
  };
  return (
    <>
      {!cropped && images.length === 0 && (
        <FileButton accept={accepted} onChange={choose}>
          {({ onClick }) => (
            <Button type="button" onClick={onClick}>
              <FormattedMessage id="profile.avatarChoose" />
            </Button>
          )}
        </FileButton>
      )}
      {chosen && !cropped && <AvatarCrop key={chosen.name} file={chosen} onCropped={setCropped} />}
      {(cropped || images.length > 0) && (
        <ImageUpload
          label={intl.formatMessage({ id: 'profile.avatar' })}
          purpose="avatar"
          of={profileId}
          value={images}
          onChange={change}
          file={cropped}
        />
      )}
    </>
  );
}

function AvatarForm({ profile }: { profile: WholeProfile }) {
  const errorMessage = useErrorMessage();
  const stored = profile.image?.smUrl ? [profile.image as UploadedImage] : [];
  const [images, setImages] = useState<readonly UploadedImage[]>(stored);
  const [isPublic, setPublic] = useState(profile.allowsPublicAvatar);
  const [pending, setPending] = useState(false);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const save = async () => {
    setSaving(true);
    setError(undefined);
    try {
      await saveAvatar(profile, { image: images[0] ?? null, allowsPublicAvatar: isPublic });
      location.reload();
    } catch (reason) {
      setError(reason);
      setSaving(false);
    }
  };
  const { _id: profileId } = profile;
  return (
    <div className={styles.form}>
      <AvatarImage profileId={profileId} images={images} onChange={setImages} onPending={setPending} />
      <Checkbox
        label={<FormattedMessage id="profile.avatarPublic" />}
        checked={isPublic}
        onChange={(event) => setPublic(event.currentTarget.checked)}
      />
      {error !== undefined && (
        <div role="alert">
          <Note tone="bad">{errorMessage(error)}</Note>
        </div>
      )}
      <Button
        type="button"
        variant="strong"
        block
        disabled={pending}
        busyLabel={saving ? <FormattedMessage id="profile.avatarSaving" /> : undefined}
        onClick={() => void save()}
      >
        <FormattedMessage id="profile.avatarSave" />
      </Button>
    </div>
  );
}

/** The profile is read when the dialog opens, so that saving notices whoever changed it meanwhile. */
function ReadProfile() {
  const errorMessage = useErrorMessage();
  const [profile, setProfile] = useState<WholeProfile>();
  const [error, setError] = useState<unknown>();
  const [reading, setReading] = useState(readProfile);
  useEffect(() => {
    let left = false;
    reading.then(
      (read) => !left && setProfile(read),
      (reason: unknown) => !left && setError(reason),
    );
    return () => {
      left = true;
    };
  }, [reading]);
  const again = () => {
    setError(undefined);
    setReading(readProfile());
  };
  if (profile) return <AvatarForm profile={profile} />;
  return error === undefined ? <Loading /> : <ErrorState message={errorMessage(error)} onRetry={again} />;
}

/** Avatar Upload: a picture of oneself and whether other people see it. */
export default function AvatarDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={<FormattedMessage id="profile.avatarUpload" />}>
      <ReadProfile />
    </Dialog>
  );
}
