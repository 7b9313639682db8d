import type { EntityManager } from 'typeorm';
import { activePerson, personColumns, type PersonRow } from '#server/features/profile/sign-in/fresh-viewer';
import { now } from '#server/platform/clock';
import { select } from '#server/platform/database/database';
import type { Language, LocalizedText } from '#server/platform/language/i18n';
import type { Person } from '#server/platform/access/viewer';
import type { ContentSectionKey } from '../section/section.enums';

/** An issue to send. */
export interface DueIssue {
  id: string;
  section: ContentSectionKey;
}

/**
 * Returns published issues that haven't been sent, locked until the transaction ends. Skips those that another server
 * has locked, and those entered with a past date, which are only for reading.
 */
export const takeDueIssues = (manager: EntityManager): Promise<DueIssue[]> =>
  manager.query<DueIssue[]>(
    `select t.id, t.section from newsletter_issue t join content_section s on s.key = t.section
     where t.mailed_at is null and t.publish_at <= $1 and t.publish_at > t.updated_at - interval '1 day'
       and 'newsletter' = any(s.pages)
     order by t.publish_at, t.id for update of t skip locked`,
    [now()],
  );

/**
 * Returns the subscribers of a section's newsletter. Of several subscriptions with one address, only the oldest counts.
 */
export async function selectSubscribers(
  manager: EntityManager,
  section: ContentSectionKey,
): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `select distinct on (lower(u.email)) u.id from newsletter_subscription u join profile p on p.id = u.profile_id
     where u.section = $1 and u.state = 'confirmed' and p.disabled_at is null
     order by lower(u.email), u.confirmed_at, u.id`,
    [section],
  );
  return rows.map(({ id }) => id);
}

/** Records that an issue was sent, and the number of recipients. */
export async function keepSent(manager: EntityManager, id: string, count: number): Promise<void> {
  await manager.query('update newsletter_issue set mailed_at = $2, mailed_to = $3 where id = $1', [
    id,
    now(),
    count,
  ]);
}

/** An issue for one subscriber. */
export interface Letter {
  section: ContentSectionKey;
  number: number;
  title: LocalizedText;
  summary: LocalizedText;
  name: LocalizedText;
  email: string;
  lang: Language;
  leaveToken: string;
  reader: Person;
}

type LetterRow = Omit<Letter, 'reader' | 'lang' | 'name'> &
  PersonRow & { mailLang: Language; letterName: LocalizedText };

/** Returns the issue for a subscriber; null if it was withdrawn since then or they have unsubscribed. */
export async function selectLetter(issueId: string, subscriptionId: string): Promise<Letter | null> {
  const [row] = await select<LetterRow>(
    'newsletter-letter',
    `select ${personColumns}, t.section, t.number, t.title, t.summary, coalesce(s.newsletter_name, s.title) as "letterName",
       u.email, u.lang as "mailLang", u.leave_token as "leaveToken"
     from newsletter_issue t join content_section s on s.key = t.section
       join newsletter_subscription u on u.id = $2 and u.section = t.section and u.state = 'confirmed'
       join profile p on p.id = u.profile_id and p.disabled_at is null left join account a on a.id = p.account_id
     where t.id = $1 and t.publish_at <= $3`,
    [issueId, subscriptionId, now()],
  );
  if (!row) return null;
  const { section, number, title, summary, letterName: name, email, mailLang: lang, leaveToken } = row;
  return { section, number, title, summary, name, email, lang, leaveToken, reader: activePerson(row, null) };
}
