import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { useLeave } from './use-leave';

type Props = {
  when: boolean;
  /** True if a reload loses nothing, so that only navigation needs a confirmation. */
  survivesReload?: boolean;
  /** The names of the unsaved fields, if known. */
  changes?: readonly string[];
};

/** Asks for confirmation before the page is left while `when` is true. */
export function LeaveGuard({ when, survivesReload = false, changes = [] }: Props) {
  const intl = useIntl();
  const { isOpen, stay, go } = useLeave(when, survivesReload);
  return (
    <ConfirmDialog
      opened={isOpen}
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
