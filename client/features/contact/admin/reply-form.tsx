import { useState, type SyntheticEvent } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { evictList } from '#client/features/editing/index';
import { errorCode } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import type { ContactMessageFieldsFragment } from '#client/platform/generated/described.generated';
import { Button } from '#client/ui/button';
import { TextArea } from '#client/ui/editing/fields/text-area';
import { LeaveGuard } from '#client/ui/editing/leave-guard';
import { ErrorNote } from '#client/ui/feedback/messages';
import { useReplyToContactMessageMutation } from './messages.generated';
import styles from './message-page.module.css';

const maxLength = 5000;

type Props = { message: ContactMessageFieldsFragment; onConflict: () => void };

/** The form that replies to a message by e-mail. */
export function ReplyForm({ message: { id, updatedAt, name }, onConflict }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [text, setText] = useState('');
  const [checked, setChecked] = useState(false);
  const [reply, { loading, error }] = useReplyToContactMessageMutation({
    update: evictList('adminContactMessages'),
  });
  const isEmpty = text.trim() === '';
  const send = async () => {
    const { data } = await reply({ variables: { input: { id, updatedAt, text } } });
    if (data) toast.success(intl.formatMessage({ id: 'admin.messages.replied' }));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isEmpty || loading) return;
    send().catch((reason: unknown) => {
      // Other errors appear in the form.
      if (errorCode(reason) === 'CONFLICT') onConflict();
    });
  };
  return (
    <form className={styles.reply} onSubmit={submit} noValidate>
      <LeaveGuard when={!isEmpty && !loading} />
      <TextArea
        label={intl.formatMessage({ id: 'admin.messages.reply' }, { name })}
        description={intl.formatMessage({ id: 'admin.messages.replyHint' })}
        rows={6}
        maxLength={maxLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={checked && isEmpty && intl.formatMessage({ id: 'admin.messages.replyMissing' })}
      />
      {error && <ErrorNote>{errorMessage(error)}</ErrorNote>}
      <div>
        <Button
          type="submit"
          variant="primary"
          busyLabel={loading ? <FormattedMessage id="admin.messages.sending" /> : undefined}
        >
          <FormattedMessage id="admin.messages.send" />
        </Button>
      </div>
    </form>
  );
}
