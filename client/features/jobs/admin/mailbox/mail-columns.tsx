import { textLanguages } from '#client/platform/i18n/languages';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ListColumn, ListFilter } from '#client/ui/list/list-parts';
import { ListedTime } from '#client/ui/list/listed-time';
import { choiceFilter, dayFilter, textFilter } from '#client/ui/list/row-filters';
import type { SentMailRowFragment } from './sent-mail.generated';

/** Returns the recipient of a message, with the name if it is known. */
export const addressee = ({ toName, toEmail }: SentMailRowFragment): string =>
  toName ? `${toName} <${toEmail}>` : toEmail;

/** Returns the columns of the mailbox. */
export function useMailColumns(): readonly ListColumn<SentMailRowFragment>[] {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return [
    {
      key: 'subject',
      sort: 'subject',
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
      sort: 'toName',
      file: ['toName', 'toEmail'],
      title: text('admin.mailbox.to'),
      cell: (mail) => (
        <>
          <span className="desk-only">{addressee(mail)}</span>
          <span className="phone-only">{mail.toName || mail.toEmail}</span>
        </>
      ),
    },
    {
      key: 'sentAt',
      sort: 'sentAt',
      title: text('admin.mailbox.sent'),
      cell: ({ sentAt }) => <ListedTime at={sentAt} />,
    },
  ];
}

/** Returns the filters of the mailbox. */
export function useMailFilters(): readonly ListFilter[] {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const choices = textLanguages.map(({ code, name }) => ({ value: code as string, label: name }));
  return [
    textFilter({ name: 'subject', label: text('admin.mailbox.subject') }),
    textFilter({ name: 'toName', label: text('admin.mailbox.name') }),
    textFilter({ name: 'toEmail', label: text('admin.mailbox.email') }),
    choiceFilter({ name: 'lang', label: text('admin.mailbox.language'), choices }),
    dayFilter({ name: 'sentAt', label: text('admin.mailbox.sent') }),
  ];
}
