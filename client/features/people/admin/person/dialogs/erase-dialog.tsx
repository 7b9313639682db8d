import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { evictList } from '#client/features/editing/index';
import { rejectedFields } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { FormDialog } from '#client/ui/dialog/form-dialog';
import { TextField } from '#client/ui/fields/fields';
import { ErrorNote } from '#client/ui/feedback/messages';
import { useDeletePersonMutation } from '../person-page.generated';
import { PersonLine } from '../person-line';
import type { VisiblePerson } from '../visible-person';
import styles from '../../people.module.css';

type Props = { opened: boolean; onClose: () => void; person: VisiblePerson };

/** Erases a person's data after their e-mail address was typed as a confirmation. */
export default function EraseDialog({ opened, onClose, person }: Props) {
  const intl = useIntl();
  const navigate = useNavigate();
  const errorMessage = useErrorMessage({ CONFLICT: 'people.eraseAgain' });
  const [email, setEmail] = useState('');
  const [erase, { loading, error, reset }] = useDeletePersonMutation({ update: evictList('people') });
  const isWrong = error !== undefined && rejectedFields(error).includes('email');
  const submit = () =>
    erase({ variables: { input: { profileId: person.id, email } } })
      .then(() => {
        toast.success(intl.formatMessage({ id: 'people.erased' }));
        void navigate('/admin/people', { replace: true });
      })
      // The dialog shows the error.
      .catch(() => undefined);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={<FormattedMessage id="people.eraseTitle" values={{ name: person.name }} />}
      className={styles.dialog}
      danger
      submit={<FormattedMessage id="people.erase" />}
      busyLabel={loading ? <FormattedMessage id="people.erasing" /> : undefined}
      onSubmit={() => void submit()}
    >
      <PersonLine person={person} />
      <p>
        <FormattedMessage id="people.eraseText" />
      </p>
      <TextField
        data-autofocus
        type="email"
        label={intl.formatMessage({ id: 'people.eraseConfirm' })}
        value={email}
        maxLength={300}
        autoComplete="off"
        aria-required
        error={isWrong && intl.formatMessage({ id: 'people.eraseWrong' })}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          reset();
        }}
      />
      {error && !isWrong && <ErrorNote>{errorMessage(error)}</ErrorNote>}
    </FormDialog>
  );
}
