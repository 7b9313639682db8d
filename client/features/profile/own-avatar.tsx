import { Suspense, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyScreen } from '#client/platform/lazy-loading/lazy-screen';
import { Button } from '#client/ui/button';
import { isAvatarOnItsWay, storedAvatar } from './avatar-place';

const AvatarDialog = lazyScreen(() => import('./avatar-dialog'));

/** A button that opens the avatar dialog. The dialog opens by itself if an upload resumes after a reload. */
export function OwnAvatar({ profileId }: { profileId: string }) {
  const [openDialog, setOpenDialog] = useState(
    () => isAvatarOnItsWay(profileId) || storedAvatar(profileId) !== null,
  );
  const [opened, setOpened] = useState(openDialog);
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    setOpenDialog(true);
    setOpened(true);
  };
  const close = () => {
    setOpened(false);
    // The dialog doesn't know the previous focus if it opened by itself or after a confirmation.
    setTimeout(() => button.current?.focus(), 50);
  };
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" onClick={open}>
        <FormattedMessage id="profile.avatarChange" />
      </Button>
      {openDialog && (
        <Suspense>
          <AvatarDialog opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
