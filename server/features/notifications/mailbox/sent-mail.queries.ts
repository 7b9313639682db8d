import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { select, selectJson } from '#server/platform/database';
import type { Mail } from '#server/platform/mail/mailer';
import type { TimeKey } from '#server/platform/paging';
import { foldSearchSql, iso } from '#server/platform/sql';
import { SentMailEntity } from './sent-mail.entity';
import type { SentMail } from './sent-mail.types';

/** Days for which the mailbox keeps a message. */
const keptDays = 30;

// `$1` is looked for in the subject, the name and the address; empty finds all.
const found = `strpos(${foldSearchSql(`m.subject || ' ' || m.to_name || ' ' || m.to_email`)}, ${foldSearchSql('$1')}) > 0`;

const mailJson = `json_build_object(
       'id', m.id, 'toName', m.to_name, 'toEmail', m.to_email, 'lang', m.lang, 'subject', m.subject, 'text', m.text,
       'sentAt', to_char(m.sent_at, ${iso}),
       'sortKey', (extract(epoch from m.sent_at) * 1000000)::bigint::text
     )`;

/** Keeps a message in the caller's transaction; the same sent again takes the place of the first. */
export async function keepSentMail(
  manager: EntityManager,
  { key, to, lang, subject, text }: Mail,
): Promise<void> {
  const row = { key, toName: to.name, toEmail: to.address, lang, subject, text, sentAt: now() };
  await manager.upsert(SentMailEntity, row, ['key']);
}

/** Up to `limit` messages, newest first, that follow the one with the given key. */
export async function selectSentMails(search: string, after: TimeKey, limit: number): Promise<SentMail[]> {
  const rows = await selectJson<SentMail[]>(
    'sent-mails',
    `select coalesce(json_agg(${mailJson} order by m.sent_at desc, m.id desc), '[]') as json
     from (
       select m.* from sent_mail m
       where ${found} and ($2::bigint is null or
         (m.sent_at, m.id) < (timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3::uuid))
       order by m.sent_at desc, m.id desc limit $4
     ) m`,
    [search, after.sortKey, after.id, limit],
  );
  return rows ?? [];
}

/** How many messages there are. */
export async function countSentMails(search: string): Promise<number> {
  const [row] = await select<{ count: number }>(
    'sent-mails-count',
    `select count(*)::int as count from sent_mail m where ${found}`,
    [search],
  );
  return row?.count ?? 0;
}

/** The message with this id; null where there is none. */
export const selectSentMail = (id: string): Promise<SentMail | null> =>
  selectJson<SentMail>('sent-mail', `select ${mailJson} as json from sent_mail m where m.id = $1`, [id]);

/** Removes the messages that were kept long enough. */
export async function removeOldMail(): Promise<void> {
  await select(
    'remove-old-mail',
    'delete from sent_mail where sent_at < $1::timestamptz - make_interval(days => $2)',
    [now(), keptDays],
  );
}
