import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import type { LocalizedText } from '#server/platform/language/i18n';
import { Localized, LocalizedTextType } from '#server/platform/graphql/localized';

@ObjectType({ description: "An image in place of the portal's mark.", simpleResolvers: true })
export class Logo {
  @Field(() => ID, { description: 'ID of the uploaded image.' })
  assetId!: string;

  @Field(() => String, { description: 'Address of the image, at most 480 pixels wide or high.' })
  url!: string;

  @Field(() => Int, { description: 'Its width in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Its height in pixels.' })
  height!: number;
}

@ObjectType({ description: 'What a customer sets for the whole site.', simpleResolvers: true })
export class Settings {
  @Field(() => String, { description: 'Name of the product as shown to people.' })
  productName!: string;

  @Field(() => String, { description: 'The one brand colour, as #rrggbb.' })
  brandColor!: string;

  @Field(() => String, { description: 'The line on the tire of the sign-in page.' })
  loginLine!: string;

  @Field(() => String, { description: 'Where people write for support.' })
  supportEmail!: string;

  @Field(() => String, {
    description: 'IANA time zone in which dates are shown, and days and reset periods begin.',
  })
  timezone!: string;

  @Field(() => Boolean, { description: 'Whether the portal is closed to everyone but administrators.' })
  maintenanceMode!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when the portal is closed; null while it is open.',
  })
  maintenanceStartedAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When maintenance is meant to end, as people who wait are told; null where nothing is planned.',
  })
  maintenanceEndsAt!: string | null;

  @Localized('What people who wait are told, plain text; empty for the usual words.')
  maintenanceMessage(): void {}

  @Field(() => LocalizedTextType, { description: 'What people who wait are told, in every language.' })
  maintenanceMessageTranslations!: LocalizedText;

  @Field(() => Logo, {
    nullable: true,
    description: "The image in place of the portal's mark; null for the mark.",
  })
  logo!: Logo | null;

  @Field(() => DateTime, { description: 'When they were last changed; goes back with the next change.' })
  updatedAt!: string;

  @Field(() => Boolean, { description: 'Whether the gold distributor program is open.' })
  goldDistributorModulesEnabled!: boolean;

  @Field(() => Boolean, { description: 'Whether the gold retailer program is open.' })
  goldRetailerModulesEnabled!: boolean;

  @Localized('Text of the program entry dialog, rich text.')
  goldModalCopy(): void {}

  @Field(() => LocalizedTextType, { description: 'Text of the program entry dialog in every language.' })
  goldModalCopyTranslations!: LocalizedText;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of the terms that are valid now; null where there are none, so that nobody is asked.',
  })
  termsVersion!: number | null;

  @Localized('The terms and conditions, rich text; empty where there are none.')
  termsAndConditions(): void {}

  @Field(() => LocalizedTextType, { description: 'The terms and conditions in every language.' })
  termsAndConditionsTranslations!: LocalizedText;

  @Field(() => Int, { description: 'Different standard tests to finish before a PRO test opens.' })
  standardTestsRequired!: number;

  @Field(() => Boolean, { description: 'Whether only passed standard tests count toward that number.' })
  standardTestsOnlyPassed!: boolean;

  @Field(() => Int, {
    description:
      'Seconds without activity in any window after which a person other than an administrator is asked to continue.',
  })
  sessionIdleSeconds!: number;

  @Field(() => Int, { description: 'Seconds to answer that question in; then the session ends.' })
  sessionCountdownSeconds!: number;
}
