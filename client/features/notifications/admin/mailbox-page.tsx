import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/public';
import { AdminList } from '#client/ui/list/admin-list';
import { PageState } from '#client/ui/states';
import { useMailColumns } from './mail-columns';
import { SentMailsDocument, useMailboxKeptQuery } from './sent-mail.generated';

function MailList({ title }: { title: string }) {
  const intl = useIntl();
  return (
    <AdminList
      title={title}
      count={(count) => <FormattedMessage id="admin.mailbox.count" values={{ count }} />}
      lead={<FormattedMessage id="admin.mailbox.about" />}
      searchLabel={intl.formatMessage({ id: 'admin.mailbox.search' })}
      query={SentMailsDocument}
      variables={({ search, after }) => ({ search: search || null, after })}
      page={({ sentMails }) => sentMails}
      columns={useMailColumns()}
      nothing={{
        title: <FormattedMessage id="admin.mailbox.none" />,
        help: <FormattedMessage id="admin.mailbox.noneHelp" />,
      }}
      noneFor={(query) => <FormattedMessage id="admin.mailbox.noneFor" values={{ query }} />}
    />
  );
}

/** What the portal tells people by e-mail, where no mail server takes it. */
export default function MailboxPage() {
  const title = useIntl().formatMessage({ id: 'admin.mailbox' });
  // Until it is known the list stands, which is empty where a mail server takes the messages.
  const { data } = useMailboxKeptQuery();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {data?.mailboxKept === false ? (
        <PageState title={title}>
          <FormattedMessage id="admin.mailbox.notKept" />
        </PageState>
      ) : (
        <MailList title={title} />
      )}
    </>
  );
}
