import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ListColumn } from '#client/ui/list/list-parts';
import { ListedTime } from '#client/ui/list/listed-time';
import type { SentMailRowFragment } from './sent-mail.generated';

/** Whom a message went to, by name where it is known. */
export const addressee = ({ toName, toEmail }: SentMailRowFragment): string =>
  toName ? `${toName} <${toEmail}>` : toEmail;

/** The columns of the mailbox. */
export function useMailColumns(): readonly ListColumn<SentMailRowFragment>[] {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return [
    {
      key: 'subject',
      title: text('admin.mailbox.subject'),
      kind: 'title',
      cell: ({ id, lang, subject }) => (
        <Link to={`/admin/mailbox/${id}`} lang={lang}>
          {subject}
        </Link>
      ),
    },
    {
      key: 'to',
      title: text('admin.mailbox.to'),
      cell: (mail) => (
        <>
          <span className="desk-only">{addressee(mail)}</span>
          <span className="phone-only">{mail.toName || mail.toEmail}</span>
        </>
      ),
    },
    { key: 'sent', title: text('admin.mailbox.sent'), cell: ({ sentAt }) => <ListedTime at={sentAt} /> },
  ];
}
