import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { usePublishTestMutation, type AdminTestFieldsFragment } from './admin-test.generated';
import { Button } from '#client/ui/button';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';

type Props = {
  test: AdminTestFieldsFragment;
  /** True if there are unsaved settings, which wouldn't be published. */
  unsaved: boolean;
};

/** Publishes the saved test after a confirmation with the number of people who are taking it. */
export function PublishButton({ test, unsaved }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [confirming, setConfirming] = useState(false);
  const [publish, { loading, error }] = usePublishTestMutation();
  const go = async () => {
    const done = await publish({ variables: { input: { id: test.id } } }).catch(() => undefined);
    if (!done?.data) return;
    setConfirming(false);
    toast.success(intl.formatMessage({ id: 'admin.publish.done' }));
  };
  const ready = test.changed && !unsaved && test.enabledQuestionCount > 0;
  return (
    <>
      <Button type="button" disabled={!ready} onClick={() => setConfirming(true)}>
        <FormattedMessage id="admin.publish" />
      </Button>
      <ConfirmDialog
        opened={confirming}
        onClose={() => setConfirming(false)}
        title={<FormattedMessage id="admin.publish.title" />}
        confirm={<FormattedMessage id="admin.publish" />}
        busyLabel={loading ? <FormattedMessage id="admin.publish.busy" /> : undefined}
        error={error && errorMessage(error)}
        onConfirm={() => void go()}
      >
        <FormattedMessage id="admin.publish.text" values={{ count: test.testTakerCount }} />
      </ConfirmDialog>
    </>
  );
}
