import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#client/ui/button';
import styles from './avatar.module.css';

const AvatarDialog = lazy(() => import('./avatar-dialog'));

/** The own picture and a button that opens the dialog in which it is changed. */
export function OwnAvatar({ imageUrl }: { imageUrl: string | null }) {
  const [asked, setAsked] = useState(false);
  const [opened, setOpened] = useState(false);
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
