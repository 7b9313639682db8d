import { useApolloClient } from '@apollo/client/react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/error-message';
import { ProPeopleDocument, useResetProMutation, useResetProPreviewQuery } from './pro-people.generated';
import { useSession } from '#client/platform/sign-in/session';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';
import { Waiting } from '#client/ui/states';
import { ResetPreview } from './reset-preview';

/** Who is to be reset, null for everyone, and what follows when the list shows it. */
export type ResetTarget = { ids: string[] | null; count: number; onDone: () => void };

type Props = { target: ResetTarget; opened: boolean; onClose: () => void };

/** Asks, with the number of people, before they are reset to standard, and does it. */
export function ResetDialog({ target: { ids, count, onDone }, opened, onClose }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const { renewToken } = useSession();
  const [resetPro, { loading, error, reset: forgetError }] = useResetProMutation();
  const client = useApolloClient();
  const input = ids ? { profileIds: ids } : { all: true };
  // What is confirmed must be what is so now.
  const asked = useResetProPreviewQuery({ variables: { input }, skip: !opened, fetchPolicy: 'no-cache' });
  const preview = asked.data?.resetProPreview;
  const close = () => {
    forgetError();
    onClose();
  };
  const confirm = async () => {
    const { data } = await resetPro({ variables: { input } });
    if (!data) return;
    // Whoever did it may have been one of them, and the token still names the type from before.
    await Promise.all([client.refetchQueries({ include: [ProPeopleDocument] }), renewToken()]);
    close();
    onDone();
    toast.success(intl.formatMessage({ id: 'admin.pro.done' }, { count: data.resetPro.count }));
  };
  return (
    <ConfirmDialog
      opened={opened}
      ready={preview !== undefined}
      danger
      title={<FormattedMessage id="admin.pro.confirmTitle" values={{ count: preview?.count ?? count }} />}
      confirm={<FormattedMessage id="admin.pro.confirm" values={{ count: preview?.count ?? count }} />}
      busyLabel={loading ? <FormattedMessage id="admin.pro.busy" /> : undefined}
      error={error && errorMessage(error)}
      onClose={close}
      // The dialog shows what went wrong.
      onConfirm={() => void confirm().catch(() => undefined)}
    >
      <p>
        <FormattedMessage id="admin.pro.confirmText" values={{ count: preview?.count ?? count }} />
      </p>
      {preview ? (
        <ResetPreview preview={preview} />
      ) : (
        <Waiting error={asked.error} onRetry={() => void asked.refetch()} lines={3} />
      )}
    </ConfirmDialog>
  );
}
