import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { languageName } from '#client/platform/i18n/languages';
import { Face } from '#client/ui/images/face';
import { FormDialog } from '#client/ui/dialog/form-dialog';
import { TextField } from '#client/ui/fields/fields';
import { ErrorNote } from '#client/ui/feedback/messages';
import { RibList } from '#client/ui/layout/rib-list';
import { OpenWords } from './member-words';
import {
  type MemberFragment,
  TeamDocument,
  TeamMemberDocument,
  useReminderQuery,
  useRemindPeopleMutation,
} from './team.generated';
import styles from './team.module.css';

type Props = {
  opened: boolean;
  onClose: () => void;
  members: readonly MemberFragment[];
  /** True if the dialog was opened on a person's page. */
  isPage?: boolean;
  onDone?: () => void;
};

/** The reminder to the first person, in that person's language. */
function Preview({ to: { id, name } }: { to: MemberFragment }) {
  const { data } = useReminderQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (!data?.person?.reminder) return null;
  const { lang, reminder } = data.person;
  return (
    <section aria-labelledby="reminder">
      <h3 id="reminder" className={styles.previewName}>
        <FormattedMessage id="team.preview" values={{ name, language: languageName(lang) }} />
      </h3>
      <div className={styles.preview} lang={lang}>
        <strong>{reminder.subject}</strong>
        {reminder.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

/** The dialog that sends reminders about open tests, with an optional own line. */
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
      // The dialog shows the error.
      onSubmit={() => void send().catch(() => undefined)}
    >
      <RibList>
        {members.map((member) => (
          <li key={member.id} className={styles.requested}>
            <Face name={member.name} imageUrl={member.imageUrl} />
            <strong className={styles.name}>{member.name}</strong>
            <OpenWords openTests={member.openTests} testsInProgress={member.testsInProgress} />
          </li>
        ))}
      </RibList>
      <p className="sm dim">
        <FormattedMessage id="team.remindAbout" />
      </p>
      {opened && members[0] && <Preview to={members[0]} />}
      <TextField
        label={intl.formatMessage({ id: 'team.line' })}
        description={intl.formatMessage({ id: 'team.lineHint' })}
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
