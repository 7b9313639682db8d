import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/error-message';
import { Face } from '#client/ui/face';
import { FormDialog } from '#client/ui/dialog/form-dialog';
import { TextField } from '#client/ui/fields';
import { ErrorNote } from '#client/ui/messages';
import { RibList } from '#client/ui/rib-list';
import { OpenWords } from './member-words';
import {
  type MemberFragment,
  TeamDocument,
  TeamMemberDocument,
  useRemindPeopleMutation,
} from './team.generated';
import styles from './team.module.css';

type Props = {
  opened: boolean;
  onClose: () => void;
  members: readonly MemberFragment[];
  /** Whether it is asked for on the page of one person. */
  isPage?: boolean;
  onDone?: () => void;
};

/** Asks before people are sent a reminder of what is open, with a line of one's own. */
export default function RemindDialog({ opened, onClose, members, isPage = false, onDone }: Props) {
  const intl = useIntl();
  const client = useApolloClient();
  const errorMessage = useErrorMessage();
  const [line, setLine] = useState('');
  const [remind, { loading, error }] = useRemindPeopleMutation();
  const count = members.length;
  const send = async () => {
    const { data } = await remind({
      variables: { input: { profileIds: members.map(({ id }) => id), line: line || null } },
    });
    if (!data) return;
    await client.refetchQueries({ include: [isPage ? TeamMemberDocument : TeamDocument] });
    toast.success(intl.formatMessage({ id: 'team.reminded' }, data.remindPeople));
    onClose();
    onDone?.();
  };
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={<FormattedMessage id="team.remindTitle" values={{ count }} />}
      className={styles.dialog}
      submit={<FormattedMessage id="team.send" values={{ count }} />}
      busyLabel={loading ? <FormattedMessage id="team.sending" /> : undefined}
      // The dialog says what went wrong.
      onSubmit={() => void send().catch(() => undefined)}
    >
      <RibList>
        {members.map((member) => (
          <li key={member.id} className={styles.asked}>
            <Face name={member.name} imageUrl={member.imageUrl} />
            <strong className={styles.name}>{member.name}</strong>
            <OpenWords openTests={member.openTests} testsInProgress={member.testsInProgress} />
          </li>
        ))}
      </RibList>
      <p className="sm dim">
        <FormattedMessage id="team.remindAbout" />
      </p>
      <TextField
        label={intl.formatMessage({ id: 'team.line' })}
        value={line}
        maxLength={200}
        autoComplete="off"
        data-autofocus
        onChange={(event) => setLine(event.currentTarget.value)}
      />
      {error && <ErrorNote>{errorMessage(error)}</ErrorNote>}
    </FormDialog>
  );
}
