import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';

/** The unsaved work that would be lost. */
export type Unsaved = 'upload' | 'changes' | 'page';

const texts: Record<Unsaved, { title: string; text: string; confirm: string }> = {
  upload: {
    title: 'profile.avatarGiveUpTitle',
    text: 'profile.avatarGiveUpText',
    confirm: 'profile.avatarGiveUp',
  },
  changes: {
    title: 'profile.avatarLeaveTitle',
    text: 'profile.avatarLeaveText',
    confirm: 'profile.avatarLeave',
  },
  page: { title: 'profile.leaveTitle', text: 'profile.avatarLeaveText', confirm: 'profile.leave' },
};

type Props = { unsaved: Unsaved; opened: boolean; onClose: () => void; onConfirm: () => void };

/** Asks for confirmation before an upload or unsaved changes are lost. */
export function GiveUpPrompt({ unsaved, ...props }: Props) {
  const { title, text, confirm } = texts[unsaved];
  return (
    <ConfirmDialog
      {...props}
      danger
      title={<FormattedMessage id={title} />}
      confirm={<FormattedMessage id={confirm} />}
    >
      <FormattedMessage id={text} />
    </ConfirmDialog>
  );
}
