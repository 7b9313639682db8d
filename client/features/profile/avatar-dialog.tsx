import { useApolloClient } from '@apollo/client/react';
import { Checkbox } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { refetchAfter } from '#client/ui/refetch-after';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import { useLeave } from '#client/ui/editing/use-leave';
import { Note } from '#client/ui/feedback/messages';
import { ErrorState, Loading } from '#client/ui/feedback/states';
import { AvatarImage } from './avatar-image';
import { keepAvatar } from './avatar-place';
import styles from './avatar.module.css';
import { GiveUpPrompt, type Unsaved } from './give-up-prompt';
import { readProfile, saveAvatar } from './save-avatar';
import { useAvatarChanges } from './use-avatar-changes';
import type { WholeProfile } from './whole-profile';

type FormProps = {
  profile: WholeProfile;
  /** Called with the unsaved work that closing the dialog would lose, or null. */
  onUnsaved: (unsaved: Unsaved | null) => void;
};

function AvatarForm({ profile, onUnsaved }: FormProps) {
  const errorMessage = useErrorMessage();
  const { _id: profileId } = profile;
  const { images, setImages, isPublic, setPublic, pending, setPending, changed } = useAvatarChanges(profile);
  const [busy, setBusy] = useState(false);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const unsaved = busy ? 'upload' : changed ? 'changes' : null;
  const tell = useEffectEvent(onUnsaved);
  useEffect(() => tell(unsaved), [unsaved]);
  const save = async () => {
    setSaving(true);
    setError(undefined);
    try {
      await saveAvatar(profile, { image: images[0] ?? null, allowsPublicAvatar: isPublic });
      keepAvatar(profileId, undefined);
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
        onBusy={setBusy}
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

/** Reads the profile when the dialog opens, so that saving detects later changes by others. */
function ReadProfile({ onUnsaved }: Pick<FormProps, 'onUnsaved'>) {
  const errorMessage = useErrorMessage();
  const { cache } = useApolloClient();
  const [profile, setProfile] = useState<WholeProfile>();
  const [error, setError] = useState<unknown>();
  const [reading, setReading] = useState(() => readProfile(cache));
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
    setReading(readProfile(cache));
  };
  if (profile) return <AvatarForm profile={profile} onUnsaved={onUnsaved} />;
  return error === undefined ? (
    <Loading />
  ) : (
    <ErrorState message={errorMessage(error)} onRetry={again} error={error} />
  );
}

/**
 * The "Avatar Upload" dialog: an image and whether others can see it. It asks for confirmation before unsaved work is
 * lost.
 */
export default function AvatarDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  const [confirming, setConfirming] = useState(false);
  const leaving = useLeave(opened && unsaved !== null, true);
  const isOpen = confirming || leaving.isOpen;
  const stay = () => {
    setConfirming(false);
    leaving.stay();
  };
  const tell = (now: Unsaved | null) => {
    setUnsaved(now);
    // The question is obsolete once the upload has finished.
    stay();
  };
  const close = () => {
    // The Escape key that closes the confirmation also reaches this dialog.
    if (isOpen) return;
    if (!unsaved) return onClose();
    refetchAfter(() => setConfirming(true));
  };
  const giveUp = () => {
    if (leaving.isOpen) return leaving.go();
    setConfirming(false);
    setUnsaved(null);
    return onClose();
  };
  return (
    <>
      <Dialog opened={opened} onClose={close} title={<FormattedMessage id="profile.avatarUpload" />}>
        <ReadProfile onUnsaved={tell} />
      </Dialog>
      <GiveUpPrompt unsaved={unsaved ?? 'changes'} opened={isOpen} onClose={stay} onConfirm={giveUp} />
    </>
  );
}
