import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { NoSuchPage, PageTitle } from '#client/features/settings/index';
import { useFormat } from '#client/platform/formats/format';
import type { ContactMessageFieldsFragment } from '#client/platform/generated/described.generated';
import { BackLink } from '#client/ui/editing/back-link';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { Waiting } from '#client/ui/feedback/states';
import { MessageState } from './message-columns';
import { MessageActions } from './message-actions';
import { MessageDetails } from './message-details';
import styles from './message-page.module.css';
import { useAdminContactMessageQuery } from './messages.generated';
import { ReplyForm } from './reply-form';

function Answered({ message: { reply, repliedAt, lang } }: { message: ContactMessageFieldsFragment }) {
  const { dateTime } = useFormat();
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id="admin.messages.answeredAt" values={{ date: dateTime(repliedAt!) }} />
      </h2>
      <p className={styles.text} lang={lang}>
        {reply}
      </p>
    </section>
  );
}

/** The page of a support message with its reply, or with a reply form. */
export default function MessagePage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useAdminContactMessageQuery({
    variables: { id },
    // A reply must refer to the current version.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  if (!data) {
    return (
      <PageBody>
        <Waiting error={error} onRetry={() => void refetch()} />
      </PageBody>
    );
  }
  const message = data.adminContactMessage;
  if (!message) return <NoSuchPage textId="admin.messages.gone" to="/admin/messages" toId="admin.messages" />;
  const title = `S-${message.number}`;
  const readAgain = () => void refetch();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead
        back={
          <BackLink>
            <FormattedMessage id="admin.messages" />
          </BackLink>
        }
        title={title}
        note={<MessageState {...message} />}
      />
      <PageBody>
        <MessageDetails message={message} />
        <section className={styles.part}>
          <p className={styles.text} lang={message.lang}>
            {message.text}
          </p>
        </section>
        {message.repliedAt ? (
          <Answered message={message} />
        ) : (
          <ReplyForm message={message} onConflict={readAgain} />
        )}
        <MessageActions message={message} onConflict={readAgain} />
      </PageBody>
    </>
  );
}
