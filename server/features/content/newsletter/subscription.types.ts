import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import { Localized } from '#server/platform/graphql/localized';
import type { Language, LocalizedText } from '#server/platform/language/i18n';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';
import { type SubscriptionState, SubscriptionStateEnum } from './subscription.enums';

@ObjectType('NewsletterSubscription', {
  description: "The caller's subscription to a newsletter.",
  simpleResolvers: true,
})
export class OwnSubscription {
  @Field(() => ID, { description: 'ID of the subscription.' })
  id!: string;

  @Field(() => String, { description: 'E-mail address that issues are sent to.' })
  email!: string;

  @Field(() => LanguageEnum, { description: 'Language of the issues.' })
  lang!: Language;

  @Field(() => SubscriptionStateEnum, { description: 'Status of the subscription.' })
  state!: SubscriptionState;

  @Field(() => DateTime, { description: 'Time of the latest request to subscribe.' })
  requestedAt!: string;

  @Field(() => DateTime, { description: 'Time when the latest confirmation link expires.' })
  linkUntil!: string;

  @Field(() => DateTime, { nullable: true, description: 'Time when the address was confirmed. Null before.' })
  confirmedAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "Time when the caller unsubscribed. Null if that hasn't happened.",
  })
  leftAt!: string | null;

  @Field(() => Boolean, { description: 'Whether the caller can subscribe again without another e-mail.' })
  canRejoin!: boolean;
}

@InputType({ description: 'Newsletter, address and language of a subscription.' })
export class SubscribeToNewsletterInput {
  @Field(() => ContentSectionKeyEnum, { description: 'Section of the newsletter.' })
  section!: ContentSectionKey;

  @Field(() => String, { description: 'E-mail address for the issues, at most 300 characters.' })
  email!: string;

  @Field(() => LanguageEnum, { description: 'Language of the issues.' })
  lang!: Language;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class SubscribeToNewsletterPayload {
  @Field(() => OwnSubscription, { description: 'The subscription after the change.' })
  subscription!: OwnSubscription;
}

@InputType({ description: 'A newsletter to unsubscribe from.' })
export class LeaveNewsletterInput {
  @Field(() => ContentSectionKeyEnum, { description: 'Section of the newsletter.' })
  section!: ContentSectionKey;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class LeaveNewsletterPayload {
  @Field(() => OwnSubscription, { description: 'The subscription after the change.' })
  subscription!: OwnSubscription;
}

@InputType({ description: 'A newsletter to subscribe to again.' })
export class RejoinNewsletterInput {
  @Field(() => ContentSectionKeyEnum, { description: 'Section of the newsletter.' })
  section!: ContentSectionKey;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class RejoinNewsletterPayload {
  @Field(() => OwnSubscription, { description: 'The subscription after the change.' })
  subscription!: OwnSubscription;
}

@ObjectType({ description: 'The newsletter of a link.', simpleResolvers: true })
export class LinkedNewsletter {
  @Field(() => ContentSectionKeyEnum, { description: 'Section of the newsletter.' })
  section!: ContentSectionKey;

  @Localized('Name of the newsletter, or of its section if it has none of its own.')
  name(_lang?: Language): string {
    return '';
  }
}

/** The stored values of a link's newsletter. */
export type LinkedValues = Pick<LinkedNewsletter, 'section'> & { nameTranslations: LocalizedText };

@InputType({ description: 'A link that confirms an address.' })
export class ConfirmNewsletterInput {
  @Field(() => String, { description: 'Token of the link.' })
  token!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class ConfirmNewsletterPayload {
  @Field(() => LinkedNewsletter, {
    nullable: true,
    description: 'The newsletter. Null if the link is invalid or no longer works.',
  })
  newsletter!: LinkedValues | null;
}

@InputType({ description: 'A link in an issue that ends the subscription.' })
export class LeaveNewsletterByLinkInput {
  @Field(() => String, { description: 'Token of the link.' })
  token!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class LeaveNewsletterByLinkPayload {
  @Field(() => LinkedNewsletter, {
    nullable: true,
    description: 'The newsletter. Null if the link is invalid or no longer works.',
  })
  newsletter!: LinkedValues | null;
}
