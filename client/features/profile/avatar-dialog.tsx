import { Checkbox } from '@mantine/core';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { keptUpload, type UploadedImage } from '#client/features/uploads/public';
import { useErrorMessage } from '#client/platform/error-message';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { Note } from '#client/ui/messages';
import { ErrorState, Loading } from '#client/ui/states';
import { AvatarImage } from './avatar-image';
import { avatarOf } from './avatar-place';
import styles from './avatar.module.css';
import { GiveUpPrompt } from './give-up-prompt';
import { readProfile, saveAvatar, type WholeProfile } from './save-avatar';

type FormProps = {
  profile: WholeProfile;
  /** Told whether a picture is on its way. */
  onBusy: (busy: boolean) => void;
};

function AvatarForm({ profile, onBusy }: FormProps) {
  const errorMessage = useErrorMessage();
  const { _id: profileId } = profile;
  const [pending, setPending] = useState(() => keptUpload(avatarOf(profileId)) !== null);
  const stored = profile.image?.smUrl && !pending ? [profile.image as UploadedImage] : [];
  const [images, setImages] = useState<readonly UploadedImage[]>(stored);
  const [isPublic, setPublic] = useState(profile.allowsPublicAvatar);
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
  return (
    <div className={styles.form}>
      <AvatarImage
        profileId={profileId}
        images={images}
        onChange={setImages}
        onPending={setPending}
        onBusy={onBusy}
      />
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
function ReadProfile({ onBusy }: Pick<FormProps, 'onBusy'>) {
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
  if (profile) return <AvatarForm profile={profile} onBusy={onBusy} />;
  return error === undefined ? <Loading /> : <ErrorState message={errorMessage(error)} onRetry={again} />;
}

/** Avatar Upload: a picture of oneself and whether other people see it; asks before an upload is given up. */
export default function AvatarDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const tellBusy = (now: boolean) => {
    setBusy(now);
    // An upload that has ended by itself needs no answer.
    if (!now) setAsking(false);
  };
  // The question comes after the key that asked for it, which would close it at once.
  const close = () => (busy ? setTimeout(() => setAsking(true)) : onClose());
  const giveUp = () => {
    setAsking(false);
    onClose();
  };
  return (
    <>
      <Dialog
        opened={opened}
        onClose={close}
        title={<FormattedMessage id="profile.avatarUpload" />}
        mustChoose={asking}
      >
        <ReadProfile onBusy={tellBusy} />
      </Dialog>
      <GiveUpPrompt opened={asking} onClose={() => setAsking(false)} onConfirm={giveUp} />
    </>
  );
}
