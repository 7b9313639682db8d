import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { NoSuchPage, PageTitle } from '#client/features/settings/index';
import { useFormat } from '#client/platform/formats/format';
import { BackLink } from '#client/ui/editing/back-link';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { Detail, DescriptionList } from '#client/ui/layout/description-list';
import { Waiting } from '#client/ui/feedback/states';
import { addressee } from './mail-columns';
import styles from './mail-page.module.css';
import { MailText } from './mail-text';
import { useSentMailQuery } from './sent-mail.generated';

/** The page of an e-mail in the mailbox, with working links. */
export default function MailPage() {
  const { id = '' } = useParams();
  const { dateTime } = useFormat();
  const { data, error, refetch } = useSentMailQuery({ variables: { id } });
  if (!data) {
    return (
      <PageBody>
        <Waiting error={error} onRetry={() => void refetch()} />
      </PageBody>
    );
  }
  const mail = data.sentMail;
  if (!mail) return <NoSuchPage textId="admin.mailbox.gone" to="/admin/mailbox" toId="admin.mailbox" />;
  return (
    <>
      <PageTitle>{mail.subject}</PageTitle>
      <PageHead
        back={
          <BackLink>
            <FormattedMessage id="admin.mailbox" />
          </BackLink>
        }
        title={<span lang={mail.lang}>{mail.subject}</span>}
      />
      <PageBody>
        <DescriptionList>
          <Detail label="admin.mailbox.to">{addressee(mail)}</Detail>
          <Detail label="admin.mailbox.sent">{dateTime(mail.sentAt)}</Detail>
        </DescriptionList>
        <div className={styles.text} lang={mail.lang}>
          <MailText text={mail.text} />
        </div>
      </PageBody>
    </>
  );
}
