import { ID } from 'type-graphql';
import { Column, ForeignKey, Unique } from 'typeorm';
import { Edited } from '#server/features/editing/edited';
import { Choice, DefineResource, Line, Moment } from '#server/features/editing/fields/fields';
import { Own } from '#server/features/editing/fields/own-fields';
import { DateTime } from '#server/platform/graphql/date-time';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import type { Language } from '#server/platform/language/i18n';
import { iso } from '#server/platform/database/sql';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';
import { type SubscriptionState, SubscriptionStateEnum } from './subscription.enums';

const never = { sent: 'never' } as const;

@DefineResource({
  kind: 'newsletter_subscription',
  name: 'NewsletterSubscription',
  plural: 'NewsletterSubscriptions',
  table: 'newsletter_subscription',
  description: "A person's subscription to the newsletter of a section.",
})
@Unique('newsletter_subscription_profile', ['section', 'profileId'])
@Unique('newsletter_subscription_confirm', ['confirmSha256'])
@Unique('newsletter_subscription_leave', ['leaveToken'])
export class NewsletterSubscription extends Edited {
  @Line({
    ...never,
    maxLength: 300,
    search: true,
    sort: true,
    description: 'E-mail address that issues are sent to.',
  })
  email!: string;

  @Choice(() => ContentSectionKeyEnum, {
    ...never,
    filter: true,
    sort: true,
    description: 'Section of the newsletter.',
  })
  section!: ContentSectionKey;

  @Choice(() => SubscriptionStateEnum, {
    ...never,
    filter: true,
    sort: true,
    description: 'Status of the subscription.',
  })
  state!: SubscriptionState;

  @Choice(() => LanguageEnum, {
    sent: 'later',
    filter: true,
    sort: true,
    description: 'Language of the issues.',
  })
  lang!: Language;

  @Own({ type: 'uuid' }, () => ID, () => ({ input: () => ID, check: (sent) => sent }), {
    ...never,
    description: 'ID of the person who subscribed.',
  })
  @ForeignKey('profile')
  profileId!: string;

  @Own(
    { type: 'timestamptz' },
    () => DateTime,
    (sql) => ({
      input: () => DateTime,
      check: (sent) => sent,
      sort: { sql, type: 'timestamptz' },
      json: `to_char(${sql}, ${iso})`,
    }),
    { ...never, sort: true, description: 'Time of the latest request to subscribe.' },
  )
  requestedAt!: string;

  @Moment({ ...never, sort: true, description: 'Time when the address was confirmed. Null before.' })
  confirmedAt!: string | null;

  @Moment({
    ...never,
    sort: true,
    description: "Time when the person unsubscribed. Null if that hasn't happened.",
  })
  leftAt!: string | null;

  /** Hash of the token in the confirmation link. */
  @Column('text', { nullable: true })
  confirmSha256!: string | null;

  /** The token in the unsubscribe link of issues. */
  @Column('text')
  leaveToken!: string;
}
