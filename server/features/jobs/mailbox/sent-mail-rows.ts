import { type Column, moments } from '#server/features/editing/csv/columns';
import { type RowListing, rowQuery } from '#server/features/editing/rows/list-rows';
import { type RowColumns, rowJson } from '#server/features/editing/rows/row-columns';
import { type RowList, type RowQuery, sortedText } from '#server/features/editing/rows/row-list';
import { selectJson } from '#server/platform/database/database';
import { languages } from '#server/platform/language/i18n';
import { foldSearchSql, moment } from '#server/platform/database/sql';
import type { SentMail } from './sent-mail.types';

const mailColumns: RowColumns = {
  id: 'm.id',
  toName: 'm.to_name',
  toEmail: 'm.to_email',
  lang: 'm.lang',
  subject: 'm.subject',
  text: 'm.text',
  sentAt: moment('m.sent_at'),
};

export type MailSort = 'sentAt' | 'subject' | 'toName' | 'toEmail';

/** The list of messages in the mailbox for administrators. */
export const mailRows: RowList<MailSort> = {
  table: 'sent_mail m',
  id: 'm.id',
  conditions: {
    subject: { kind: 'text', sql: 'm.subject' },
    toName: { kind: 'text', sql: 'm.to_name' },
    toEmail: { kind: 'text', sql: 'm.to_email' },
    lang: { kind: 'choice', sql: 'm.lang', values: languages },
    sentAt: { kind: 'moment', sql: 'm.sent_at' },
  },
  sorts: {
    sentAt: { description: 'Time when the message was sent.', sql: 'm.sent_at', type: 'timestamptz' },
    subject: { description: "Subject; case and accents don't matter.", ...sortedText('m.subject') },
    toName: {
      description: "Name of the recipient; case and accents don't matter.",
      ...sortedText('m.to_name'),
    },
    toEmail: { description: 'E-mail address of the recipient.', ...sortedText('m.to_email') },
  },
  order: { field: 'sentAt', direction: 'DESC' },
  found: (statement, search) => {
    if (search === '') return [];
    const texts = foldSearchSql(`m.subject || ' ' || m.to_name || ' ' || m.to_email`);
    return [`strpos(${texts}, ${foldSearchSql(statement.value(search, 'text'))}) > 0`];
  },
  json: mailColumns,
  parts: 'join sent_mail m on m.id = f.id',
};

export type MailListing = RowListing<MailSort>;

/** Returns the validated query of the list. */
export const mailQuery = (listing: MailListing): RowQuery<MailSort> => rowQuery(mailRows, listing);

/** The columns of the exported file. Texts are left out, because their links are for one person only. */
export const mailFileColumns: readonly Column<SentMail>[] = [
  { header: 'id', cell: ({ id }) => id },
  { header: 'subject', cell: ({ subject }) => subject },
  { header: 'toName', cell: ({ toName }) => toName },
  { header: 'toEmail', cell: ({ toEmail }) => toEmail },
  { header: 'lang', cell: ({ lang }) => lang },
  moments('sentAt', ({ sentAt }) => sentAt),
];

/** Returns the message with this id; null if there is none. */
export const selectSentMail = (id: string): Promise<SentMail | null> =>
  selectJson<SentMail>(
    'sent-mail',
    `select ${rowJson(mailColumns)} as json from sent_mail m where m.id = $1`,
    [id],
  );
