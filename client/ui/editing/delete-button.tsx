import { IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { raiseToast } from '#client/platform/raise-toast';
import { Button } from '#client/ui/button';
import { ConfirmDialog } from '../dialog/confirm-dialog';

type Props = {
  title: ReactNode;
  /** The consequence of the deletion. */
  children: ReactNode;
  deleting: boolean;
  /** The error of the last attempt. */
  error: unknown;
  /** Runs the deletion. The result has data if it succeeded. */
  onDelete: () => Promise<{ data?: object | null | undefined }>;
  onDeleted: () => void;
};

/** A button that deletes the record of a page after a confirmation. */
export function DeleteButton({ title, children, deleting, error, onDelete, onDeleted }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [confirming, setConfirming] = useState(false);
  const confirm = async () => {
    // The `error` prop shows the rejection.
    const done = await onDelete().catch(() => undefined);
    if (!done?.data) return;
    void raiseToast('success', intl.formatMessage({ id: 'admin.deleted' }));
    onDeleted();
  };
  return (
    <>
      <Button type="button" variant="danger" onClick={() => setConfirming(true)}>
        <IconTrash size={16} stroke={1.9} aria-hidden />
        <FormattedMessage id="admin.delete" />
      </Button>
      <ConfirmDialog
        opened={confirming}
        onClose={() => setConfirming(false)}
        danger
        title={title}
        confirm={<FormattedMessage id="admin.delete" />}
        busyLabel={deleting ? <FormattedMessage id="admin.deleting" /> : undefined}
        error={error ? errorMessage(error) : undefined}
        onConfirm={() => void confirm()}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
