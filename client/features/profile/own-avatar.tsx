import { Suspense, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyScreen } from '#client/platform/lazy-screen';
import { Button } from '#client/ui/button';
import { isAvatarOnItsWay, storedAvatar } from './avatar-place';

const AvatarDialog = lazyScreen(() => import('./avatar-dialog'));

/** A button that opens the dialog in which the own picture is changed; opens where that goes on after a reload. */
export function OwnAvatar({ profileId }: { profileId: string }) {
  const [asked, setRequested] = useState(
    () => isAvatarOnItsWay(profileId) || storedAvatar(profileId) !== null,
  );
  const [opened, setOpened] = useState(asked);
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    setRequested(true);
    setOpened(true);
  };
  const close = () => {
    setOpened(false);
    // The dialog does not know where the focus came from where it opened by itself, or another one asked before.
    setTimeout(() => button.current?.focus(), 50);
  };
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" onClick={open}>
        <FormattedMessage id="profile.avatarChange" />
      </Button>
      {asked && (
        <Suspense>
          <AvatarDialog opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
