import { FormattedMessage } from 'react-intl';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';

type Props = { opened: boolean; onClose: () => void; onConfirm: () => void };

/** Asks before a picture that is on its way is given up. */
export function GiveUpPrompt({ opened, onClose, onConfirm }: Props) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={<FormattedMessage id="profile.avatarGiveUpTitle" />}
      footer={
        <>
          <Button type="button" data-autofocus onClick={onClose}>
            <FormattedMessage id="uploads.cancel" />
          </Button>
          <Button type="button" variant="danger" onClick={onConfirm}>
            <FormattedMessage id="profile.avatarGiveUp" />
          </Button>
        </>
      }
    >
      <FormattedMessage id="profile.avatarGiveUpText" />
    </Dialog>
  );
}
