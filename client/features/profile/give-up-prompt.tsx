import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '#client/ui/confirm-dialog';

type Props = { opened: boolean; onClose: () => void; onConfirm: () => void };

/** Asks before a picture that is on its way is given up. */
export function GiveUpPrompt(props: Props) {
  return (
    <ConfirmDialog
      {...props}
      danger
      title={<FormattedMessage id="profile.avatarGiveUpTitle" />}
      confirm={<FormattedMessage id="profile.avatarGiveUp" />}
    >
      <FormattedMessage id="profile.avatarGiveUpText" />
    </ConfirmDialog>
  );
}
