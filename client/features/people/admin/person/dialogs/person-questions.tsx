import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';
import type { VisiblePerson } from '../visible-person';
import { useEndSessionsMutation } from '../person-page.generated';
import { usePersonChange } from '../use-person-change';

type Props = { opened: boolean; onClose: () => void; person: VisiblePerson; isOwn: boolean };

/** Asks for confirmation before all sessions of a person end. The administrator's own current session remains. */
export function EndSessionsDialog({ opened, onClose, person: { id, name }, isOwn }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [end, { loading, error }] = useEndSessionsMutation();
  const confirm = () =>
    end({ variables: { input: { profileId: id } } })
      .then(() => {
        onClose();
        toast.success(intl.formatMessage({ id: 'people.sessionsEnded' }));
      })
      // The dialog shows the error.
      .catch(() => undefined);
  return (
    <ConfirmDialog
      opened={opened}
      danger
      title={<FormattedMessage id="people.endSessionsTitle" values={{ name }} />}
      confirm={<FormattedMessage id="people.endSessions" />}
      busyLabel={loading ? <FormattedMessage id="people.ending" /> : undefined}
      error={error && errorMessage(error)}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <FormattedMessage id={isOwn ? 'people.endOwnSessionsText' : 'people.endSessionsText'} />
    </ConfirmDialog>
  );
}

/** Asks for confirmation before a person is disabled. */
export function DisableDialog({ opened, onClose, person, isOwn }: Props) {
  const { save, saving, failure } = usePersonChange(person);
  const confirm = async () => {
    if (await save({ disabled: true })) onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      danger
      title={<FormattedMessage id="people.disableTitle" values={{ name: person.name }} />}
      confirm={<FormattedMessage id="people.disable" />}
      busyLabel={saving ? <FormattedMessage id="admin.saving" /> : undefined}
      error={failure}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <FormattedMessage id={isOwn ? 'people.disableOwnText' : 'people.disableText'} />
    </ConfirmDialog>
  );
}
