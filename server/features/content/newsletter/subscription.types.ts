import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { LanguageEnum } from '#server/platform/graphql/language';
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

  @Field(() => String, { description: 'The address that issues go to.' })
  email!: string;

  @Field(() => LanguageEnum, { description: 'The language in which they come.' })
  lang!: Language;

  @Field(() => SubscriptionStateEnum, { description: 'How far it is.' })
  state!: SubscriptionState;

  @Field(() => DateTime, { description: 'When it was asked for last.' })
  requestedAt!: string;

  @Field(() => DateTime, { description: 'Until when the link that was sent then confirms the address.' })
  linkUntil!: string;

  @Field(() => DateTime, { nullable: true, description: 'When the address was confirmed; null before.' })
  confirmedAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was left; null where it was not.' })
  leftAt!: string | null;

  @Field(() => Boolean, { description: 'Whether leaving can be taken back without another e-mail.' })
  canRejoin!: boolean;
}

@InputType({ description: 'Where the issues of a newsletter are to go.' })
export class SubscribeToNewsletterInput {
  @Field(() => ContentSectionKeyEnum, { description: 'The section whose newsletter it is.' })
  section!: ContentSectionKey;

  @Field(() => String, { description: 'The e-mail address, at most 300 characters.' })
  email!: string;

  @Field(() => LanguageEnum, { description: 'The language in which the issues are to come.' })
  lang!: Language;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class SubscribeToNewsletterPayload {
  @Field(() => OwnSubscription, { description: 'The subscription as it is now.' })
  subscription!: OwnSubscription;
}

@InputType({ description: 'Which newsletter is left.' })
export class LeaveNewsletterInput {
  @Field(() => ContentSectionKeyEnum, { description: 'The section whose newsletter it is.' })
  section!: ContentSectionKey;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class LeaveNewsletterPayload {
  @Field(() => OwnSubscription, { description: 'The subscription as it is now.' })
  subscription!: OwnSubscription;
}

@InputType({ description: 'Which newsletter is to come again.' })
export class RejoinNewsletterInput {
  @Field(() => ContentSectionKeyEnum, { description: 'The section whose newsletter it is.' })
  section!: ContentSectionKey;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class RejoinNewsletterPayload {
  @Field(() => OwnSubscription, { description: 'The subscription as it is now.' })
  subscription!: OwnSubscription;
}

@ObjectType({ description: 'The newsletter that a link is about.', simpleResolvers: true })
export class LinkedNewsletter {
  @Field(() => ContentSectionKeyEnum, { description: 'The section whose it is.' })
  section!: ContentSectionKey;

  @Localized('What it is called, or its section where it has no name of its own.')
  name(_lang?: Language): string {
    return '';
  }
}

/** The newsletter of a link as it is read. */
export type LinkedValues = Pick<LinkedNewsletter, 'section'> & { nameTranslations: LocalizedText };

@InputType({ description: 'The link by which an address is confirmed.' })
export class ConfirmNewsletterInput {
  @Field(() => String, { description: 'What stands in the link.' })
  token!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class ConfirmNewsletterPayload {
  @Field(() => LinkedNewsletter, {
    nullable: true,
    description: 'The newsletter; null where the link leads nowhere or no longer.',
  })
  newsletter!: LinkedValues | null;
}

@InputType({ description: 'The link of an issue by which it is left.' })
export class LeaveNewsletterByLinkInput {
  @Field(() => String, { description: 'What stands in the link.' })
  token!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class LeaveNewsletterByLinkPayload {
  @Field(() => LinkedNewsletter, {
    nullable: true,
    description: 'The newsletter; null where the link leads nowhere or no longer.',
  })
  newsletter!: LinkedValues | null;
}
