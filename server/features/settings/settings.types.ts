import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import type { LocalizedText } from '#server/platform/language/i18n';
import { Localized, LocalizedTextType } from '#server/platform/graphql/localized';

@ObjectType({ description: "A logo of the customer instead of the portal's own.", simpleResolvers: true })
export class Logo {
  @Field(() => ID, { description: 'ID of the uploaded image.' })
  assetId!: string;

  @Field(() => String, { description: 'Address of the image, at most 480 pixels wide or high.' })
  url!: string;

  @Field(() => Int, { description: 'Width in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Height in pixels.' })
  height!: number;
}

@ObjectType({ description: 'The settings of the site.', simpleResolvers: true })
export class Settings {
  @Field(() => String, { description: 'Name of the product.' })
  productName!: string;

  @Field(() => String, { description: 'Brand color, as #rrggbb.' })
  brandColor!: string;

  @Field(() => String, { description: 'Text on the tire of the sign-in page.' })
  loginLine!: string;

  @Field(() => String, { description: 'E-mail address of support.' })
  supportEmail!: string;

  @Field(() => String, {
    description: 'IANA time zone for dates, days and reset periods.',
  })
  timezone!: string;

  @Field(() => Boolean, {
    description: 'Whether the portal is closed for maintenance. Administrators can still use it.',
  })
  maintenanceMode!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time when maintenance started. Null if the portal is open.',
  })
  maintenanceStartedAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time when maintenance is expected to end. Null if unknown.',
  })
  maintenanceEndsAt!: string | null;

  @Localized('Message that people see during maintenance, plain text. Empty for the default message.')
  maintenanceMessage(): void {}

  @Field(() => LocalizedTextType, {
    description: 'Message that people see during maintenance, in every language.',
  })
  maintenanceMessageTranslations!: LocalizedText;

  @Field(() => Logo, {
    nullable: true,
    description: "Logo of the customer. Null for the portal's own.",
  })
  logo!: Logo | null;

  @Field(() => DateTime, {
    description: 'Time of the last change. Send it with a change to detect conflicts.',
  })
  updatedAt!: string;

  @Field(() => Boolean, { description: 'Whether the gold distributor program is open.' })
  goldDistributorModulesEnabled!: boolean;

  @Field(() => Boolean, { description: 'Whether the gold retailer program is open.' })
  goldRetailerModulesEnabled!: boolean;

  @Localized('Text of the dialog for program access, rich text.')
  goldModalCopy(): void {}

  @Field(() => LocalizedTextType, {
    description: 'Text of the dialog for program access, in every language.',
  })
  goldModalCopyTranslations!: LocalizedText;

  @Field(() => Int, {
    nullable: true,
    description:
      "Number of the version of the terms that is valid now. Null if there is none, so that people don't have to accept any.",
  })
  termsVersion!: number | null;

  @Localized('The terms and conditions, rich text. Empty if there are none.')
  termsAndConditions(): void {}

  @Field(() => LocalizedTextType, { description: 'The terms and conditions in every language.' })
  termsAndConditionsTranslations!: LocalizedText;

  @Field(() => Int, { description: 'Number of different standard tests that unlock the PRO tests.' })
  standardTestsRequired!: number;

  @Field(() => Boolean, {
    description: 'Whether only passed standard tests count toward unlocking the PRO tests.',
  })
  standardTestsOnlyPassed!: boolean;

  @Field(() => Int, {
    description:
      'Seconds without activity in any window after which people other than administrators are asked to continue.',
  })
  sessionIdleSeconds!: number;

  @Field(() => Int, { description: 'Seconds in which people can continue before the session ends.' })
  sessionCountdownSeconds!: number;
}
