import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { select } from '#server/platform/database/database';
import type { Language } from '#server/platform/language/i18n';
import { iso } from '#server/platform/database/sql';
import type { ContentSectionKey } from '../section/section.enums';
import { hoursOfLink, hoursToRejoin } from './subscription-limits';
import type { LinkedValues, OwnSubscription } from './subscription.types';

const later = (column: string, hours: number): string => `${column} + interval '${hours} hours'`;

/** Returns SQL of subscription `u` as its person reads it. `at` is the parameter of the time. */
export const subscriptionJson = (at: string): string =>
  `json_build_object('id', u.id, 'email', u.email, 'lang', u.lang, 'state', u.state,
     'requestedAt', to_char(u.requested_at, ${iso}), 'linkUntil', to_char(${later('u.requested_at', hoursOfLink)}, ${iso}),
     'confirmedAt', to_char(u.confirmed_at, ${iso}), 'leftAt', to_char(u.left_at, ${iso}),
     'canRejoin', u.state = 'left' and u.confirmed_at is not null and ${later('u.left_at', hoursToRejoin)} > ${at})`;

/** SQL of the newsletter of the section of `u`, with its name. */
const linked = `json_build_object('section', s.key, 'nameTranslations', coalesce(s.newsletter_name, s.title))`;

/** Returns true if a person is a confirmed subscriber. */
export async function hasConfirmed(section: ContentSectionKey, profileId: string): Promise<boolean> {
  const rows = await select(
    'newsletter-confirmed',
    `select from newsletter_subscription where section = $1 and profile_id = $2 and state = 'confirmed'`,
    [section, profileId],
  );
  return rows.length > 0;
}

/** A requested subscription. */
export interface Wish {
  section: ContentSectionKey;
  profileId: string;
  email: string;
  lang: Language;
}

/** The result of an update: its rows come first. */
type Updated<Row> = [Row[], number];

const firstOf = <Row>([rows]: Updated<Row>): Row | null => rows[0] ?? null;

/** Changes only the language of a confirmed subscription to the address; null if there is none. */
export async function changeLanguage(
  manager: EntityManager,
  { section, profileId, email, lang }: Wish,
): Promise<OwnSubscription | null> {
  const found = await manager.query<Updated<{ json: OwnSubscription }>>(
    `update newsletter_subscription u set lang = $4, updated_at = $5
     where section = $1 and profile_id = $2 and state = 'confirmed' and lower(email) = lower($3)
     returning ${subscriptionJson('$5')} as json`,
    [section, profileId, email, lang, now()],
  );
  return firstOf(found)?.json ?? null;
}

/** Stores a request, replacing an earlier one, until its address is confirmed. */
export async function keepWish(
  manager: EntityManager,
  { section, profileId, email, lang }: Wish,
  leaveToken: string,
): Promise<OwnSubscription> {
  const [row] = await manager.query<{ json: OwnSubscription }[]>(
    `insert into newsletter_subscription as u
       (section, profile_id, email, lang, state, leave_token, requested_at, created_at, updated_at)
     values ($1, $2, $3, $4, 'pending', $6, $5, $5, $5)
     on conflict (section, profile_id) do update set email = excluded.email, lang = excluded.lang, state = 'pending',
       confirm_sha256 = null, leave_token = excluded.leave_token, requested_at = $5, confirmed_at = null, left_at = null,
       updated_at = $5
     returning ${subscriptionJson('$5')} as json`,
    [section, profileId, email, lang, now(), leaveToken],
  );
  return row!.json;
}

/** Ends a subscription of the person, or undoes that; null if there is none. */
export async function changeOwn(
  manager: EntityManager,
  profileId: string,
  section: ContentSectionKey,
  action: 'leave' | 'rejoin',
): Promise<OwnSubscription | null> {
  const change =
    action === 'leave'
      ? `state = 'left', left_at = $3, confirm_sha256 = null, updated_at = $3
         where section = $1 and profile_id = $2 and state <> 'left'`
      : `state = 'confirmed', left_at = null, updated_at = $3 where section = $1 and profile_id = $2 and state = 'left'
           and confirmed_at is not null and ${later('left_at', hoursToRejoin)} > $3`;
  const found = await manager.query<Updated<{ json: OwnSubscription }>>(
    `update newsletter_subscription u set ${change} returning ${subscriptionJson('$3')} as json`,
    [section, profileId, now()],
  );
  return firstOf(found)?.json ?? null;
}

/** Confirms the address of a link; a repeat succeeds too. Returns null if the link is expired or invalid. */
export async function confirmBy(manager: EntityManager, tokenSha256: string): Promise<LinkedValues | null> {
  const found = await manager.query<Updated<{ json: LinkedValues }>>(
    `update newsletter_subscription u
     set state = 'confirmed', confirmed_at = coalesce(u.confirmed_at, $2), updated_at = $2
     from content_section s
     where s.key = u.section and u.confirm_sha256 = $1
       and (u.state = 'confirmed' or (u.state = 'pending' and ${later('u.requested_at', hoursOfLink)} > $2))
     returning ${linked} as json`,
    [tokenSha256, now()],
  );
  return firstOf(found)?.json ?? null;
}

/** Unsubscribes by the link of an issue; a repeat succeeds too. Returns null if the link is invalid. */
export async function leaveBy(manager: EntityManager, token: string): Promise<LinkedValues | null> {
  const found = await manager.query<Updated<{ json: LinkedValues }>>(
    `update newsletter_subscription u
     set state = 'left', left_at = coalesce(u.left_at, $2), confirm_sha256 = null, updated_at = $2
     from content_section s where s.key = u.section and u.leave_token = $1 returning ${linked} as json`,
    [token, now()],
  );
  return firstOf(found)?.json ?? null;
}

/** Returns the values of a confirmation link; null if there is nothing to confirm any more. */
export async function selectToConfirm(
  manager: EntityManager,
  id: string,
): Promise<{ email: string; lang: Language; name: LinkedValues['nameTranslations'] } | null> {
  const [row] = await manager.query<
    { email: string; lang: Language; name: LinkedValues['nameTranslations'] }[]
  >(
    `select u.email, u.lang, coalesce(s.newsletter_name, s.title) as name
     from newsletter_subscription u join content_section s on s.key = u.section
     where u.id = $1 and u.state = 'pending' for update of u`,
    [id],
  );
  return row ?? null;
}

/** Stores the hash of a link that is about to be sent. */
export async function keepConfirmHash(
  manager: EntityManager,
  id: string,
  tokenSha256: string,
): Promise<void> {
  await manager.query('update newsletter_subscription set confirm_sha256 = $2 where id = $1', [
    id,
    tokenSha256,
  ]);
}

/** Deletes subscriptions that were requested but not confirmed, or that ended, at least 30 days ago. */
export async function removeOldSubscriptions(): Promise<void> {
  await select(
    'remove-old-subscriptions',
    `delete from newsletter_subscription where state <> 'confirmed'
       and coalesce(left_at, requested_at) < $1::timestamptz - interval '30 days'`,
    [now()],
  );
}
