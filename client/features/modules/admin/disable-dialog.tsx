import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';

type Props = { opened: boolean; testTakerCount: number; onClose: () => void; onConfirm: () => void };

/** Asks for confirmation before a module is disabled, because attempts in progress wouldn't count. */
export function DisableDialog({ testTakerCount, ...rest }: Props) {
  return (
    <ConfirmDialog
      {...rest}
      danger
      title={<FormattedMessage id="admin.disable.title" />}
      confirm={<FormattedMessage id="admin.disable.confirm" />}
    >
      <FormattedMessage id="admin.disable.text" values={{ count: testTakerCount }} />
    </ConfirmDialog>
  );
}
