import { FormattedMessage, useIntl } from 'react-intl';
import { ListedRowsPage } from '#client/features/editing/index';
import { PageTitle } from '#client/features/settings/index';
import { PageState } from '#client/ui/feedback/states';
import { useMailColumns, useMailFilters } from './mail-columns';
import { SentMailsDocument, useMailboxRetentionQuery } from './sent-mail.generated';

const texts = {
  title: 'admin.mailbox',
  count: 'admin.mailbox.count',
  search: 'admin.mailbox.search',
  none: 'admin.mailbox.none',
  noneHelp: 'admin.mailbox.noneHelp',
  noneFor: 'admin.mailbox.noneFor',
} as const;

function MailList() {
  return (
    <ListedRowsPage
      list="sentMails"
      query={SentMailsDocument}
      page={({ sentMails }) => sentMails}
      columns={useMailColumns()}
      filters={useMailFilters()}
      texts={texts}
      lead={<FormattedMessage id="admin.mailbox.about" />}
    />
  );
}

/** The e-mails that the portal has sent while no mail server is configured. */
export default function MailboxPage() {
  const title = useIntl().formatMessage({ id: 'admin.mailbox' });
  // Until the retention is known, the page shows the list, which is empty if a mail server is configured.
  const { data } = useMailboxRetentionQuery();
  if (data?.mailboxRetention !== false) return <MailList />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageState title={title}>
        <FormattedMessage id="admin.mailbox.notKept" />
      </PageState>
    </>
  );
}
