import { IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/error-message';
import { raiseToast } from '#client/platform/raise-toast';
import { Button } from '#client/ui/button';
import { ConfirmDialog } from '../dialog/confirm-dialog';

type Props = {
  title: ReactNode;
  /** What is lost. */
  children: ReactNode;
  deleting: boolean;
  /** Why the last try was refused. */
  error: unknown;
  /** Deletes it; gives data where that went well. */
  onDelete: () => Promise<{ data?: object | null | undefined }>;
  onDeleted: () => void;
};

/** Deletes what a page shows, after asking once more. */
export function DeleteButton({ title, children, deleting, error, onDelete, onDeleted }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [asking, setAsking] = useState(false);
  const confirm = async () => {
    // What is refused is told by `error`.
    const done = await onDelete().catch(() => undefined);
    if (!done?.data) return;
    void raiseToast('success', intl.formatMessage({ id: 'admin.deleted' }));
    onDeleted();
  };
  return (
    <>
      <Button type="button" variant="danger" onClick={() => setAsking(true)}>
        <IconTrash size={16} stroke={1.9} aria-hidden />
        <FormattedMessage id="admin.delete" />
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
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
