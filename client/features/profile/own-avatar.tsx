import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { keptUpload } from '#client/features/uploads/public';
import { Button } from '#client/ui/button';
import { avatarOf } from './avatar-place';
import styles from './avatar.module.css';

const AvatarDialog = lazy(() => import('./avatar-dialog'));

type Props = { profileId: string; imageUrl: string | null };

/** The own picture and a button that opens the dialog in which it is changed; opens where an upload goes on in it. */
export function OwnAvatar({ profileId, imageUrl }: Props) {
  const [asked, setAsked] = useState(() => keptUpload(avatarOf(profileId)) !== null);
  const [opened, setOpened] = useState(asked);
  const open = () => {
    setAsked(true);
    setOpened(true);
  };
  return (
    <div className={styles.own}>
      {imageUrl && <img className={styles.picture} src={imageUrl} alt="" />}
      <Button aria-haspopup="dialog" onClick={open}>
        <FormattedMessage id="profile.avatarChange" />
      </Button>
      {asked && (
        <Suspense>
          <AvatarDialog opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </div>
  );
}
