import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { evictList } from '#client/features/editing/index';
import { errorCode } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import type { ContactMessageFieldsFragment } from '#client/platform/generated/described.generated';
import { Button } from '#client/ui/button';
import { DeleteButton } from '#client/ui/editing/delete-button';
import { ErrorNote } from '#client/ui/feedback/messages';
import { useDeleteContactMessageMutation, useUpdateContactMessageMutation } from './messages.generated';
import styles from './message-page.module.css';

type Props = { message: ContactMessageFieldsFragment; onConflict: () => void };

const forget = { update: evictList('adminContactMessages') };

function DeleteMessage({ message: { id, updatedAt, name } }: Pick<Props, 'message'>) {
  const navigate = useNavigate();
  const [remove, { loading, error }] = useDeleteContactMessageMutation(forget);
  return (
    <DeleteButton
      title={<FormattedMessage id="admin.messages.deleteTitle" />}
      deleting={loading}
      error={error}
      onDelete={() => remove({ variables: { input: { id, updatedAt } } })}
      onDeleted={() => void navigate('/admin/messages', { replace: true })}
    >
      <FormattedMessage id="admin.messages.deleteText" values={{ name }} />
    </DeleteButton>
  );
}

/** Buttons that mark a message as done or open and delete it. */
export function MessageActions({ message, onConflict }: Props) {
  const errorMessage = useErrorMessage();
  const { id, updatedAt, done } = message;
  const [update, { loading, error }] = useUpdateContactMessageMutation(forget);
  const change = () =>
    void update({ variables: { input: { id, updatedAt, done: !done } } }).catch((reason: unknown) => {
      // Other errors appear beside the button.
      if (errorCode(reason) === 'CONFLICT') onConflict();
    });
  return (
    <>
      {error && <ErrorNote>{errorMessage(error)}</ErrorNote>}
      <div className={styles.actions}>
        <Button onClick={change} busyLabel={loading ? <FormattedMessage id="admin.saving" /> : undefined}>
          <FormattedMessage id={done ? 'admin.messages.reopen' : 'admin.messages.markDone'} />
        </Button>
        <DeleteMessage message={message} />
      </div>
    </>
  );
}
