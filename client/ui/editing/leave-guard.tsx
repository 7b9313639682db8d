import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { useLeave } from './use-leave';

type Props = {
  when: boolean;
  /** Whether a reload loses nothing, so that only another page does. */
  survivesReload?: boolean;
  /** The names of what would be lost, where they are known. */
  changes?: readonly string[];
};

/** Asks before the page is left while `when`: what was typed is not saved yet. */
export function LeaveGuard({ when, survivesReload = false, changes = [] }: Props) {
  const intl = useIntl();
  const { asked, stay, go } = useLeave(when, survivesReload);
  return (
    <ConfirmDialog
      opened={asked}
      onClose={stay}
      danger
      title={<FormattedMessage id="admin.leave.title" />}
      confirm={<FormattedMessage id="admin.leave.confirm" />}
      onConfirm={go}
    >
      <FormattedMessage id="admin.leave.text" />
      {changes.length > 0 && (
        <p>
          <strong>{intl.formatList(changes)}</strong>
        </p>
      )}
    </ConfirmDialog>
  );
}
