import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { CleanedText } from '#server/features/editing/cleaned-text';
import { Settings } from '#server/features/settings/settings.types';
import { DateTime } from '#server/platform/graphql/date-time';
import { LocalizedTextInput } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/limits/sizes';

const stays = 'If left out, it stays unchanged. Null is rejected.';
const empties = 'If left out, it stays unchanged. Null removes it.';

/** Declares a field that stays unchanged if it is left out. */
const Sent = (type: () => object, description: string): PropertyDecorator =>
  Field(type as never, { nullable: true, description }) as PropertyDecorator;

@InputType({ description: 'Settings to change. A field that is left out stays unchanged.' })
export class UpdateSettingsInput {
  @Field(() => DateTime, {
    description:
      '`updatedAt` of the settings as you read them. If they have changed since, the answer is CONFLICT with the current settings.',
  })
  updatedAt!: Date;

  @Sent(() => String, `Name of the product, at most 60 characters. ${stays}`)
  productName?: string | null;

  @Sent(() => String, `Brand color, as #rrggbb. ${stays}`)
  brandColor?: string | null;

  @Sent(
    () => ID,
    `ID of an image uploaded as content, which is shown instead of the portal's own logo. ${empties}`,
  )
  logoId?: string | null;

  @Sent(() => String, `Text on the tire of the sign-in page, at most 120 characters. ${stays}`)
  loginLine?: string | null;

  @Sent(() => String, `E-mail address of support. ${empties}`)
  supportEmail?: string | null;

  @Sent(() => String, `IANA time zone for dates, days and reset periods. ${stays}`)
  timezone?: string | null;

  @Sent(
    () => Boolean,
    `Whether the portal is closed for maintenance. Administrators can still use it. ${stays}`,
  )
  maintenanceMode?: boolean | null;

  @Sent(() => DateTime, `Time when maintenance is expected to end, in the future. ${empties}`)
  maintenanceEndsAt?: Date | null;

  @Sent(
    () => LocalizedTextInput,
    `Message that people see during maintenance, plain text of at most 300 characters. ${empties}`,
  )
  maintenanceMessage?: LocalizedTextInput | null;

  @Sent(() => Boolean, `Whether the gold distributor program is open. ${stays}`)
  goldDistributorModulesEnabled?: boolean | null;

  @Sent(() => Boolean, `Whether the gold retailer program is open. ${stays}`)
  goldRetailerModulesEnabled?: boolean | null;

  @Sent(() => LocalizedTextInput, `Text of the dialog for program access, rich text. ${empties}`)
  goldModalCopy?: LocalizedTextInput | null;

  @Sent(() => Int, `Number of different standard tests that unlock the PRO tests, 0 to 100. ${stays}`)
  standardTestsRequired?: number | null;

  @Sent(() => Boolean, `Whether only passed standard tests count toward that number. ${stays}`)
  standardTestsOnlyPassed?: boolean | null;

  @Sent(
    () => Int,
    'Seconds without activity after which people are asked to continue, at least 60. Together with the seconds to ' +
      `answer, it ends at least 10 minutes before the session of the sign-in service. ${stays}`,
  )
  sessionIdleSeconds?: number | null;

  @Sent(() => Int, `Seconds to answer that question before the session ends, 10 to 600. ${stays}`)
  sessionCountdownSeconds?: number | null;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class UpdateSettingsPayload {
  @Field(() => Settings, { description: 'The settings with the changes.' })
  settings!: Settings;

  @ListSize(3)
  @Field(() => [CleanedText], {
    description: 'Formatting that was removed from the texts of the input.',
  })
  cleaned!: CleanedText[];
}

@ObjectType({
  description: 'People who are affected now if the portal or a program is closed.',
  simpleResolvers: true,
})
export class MaintenanceImpact {
  @Field(() => Int, {
    description: 'Number of people who used the portal within the last 30 minutes, except administrators.',
  })
  signedIn!: number;

  @Field(() => Int, {
    description: 'Number of tests in progress. People can finish them, and maintenance extends their time.',
  })
  openTests!: number;

  @Field(() => Int, {
    description: 'Number of e-mails that are waiting. They are sent during maintenance too.',
  })
  waitingMails!: number;

  @Field(() => Int, { description: 'Number of people with access to the gold distributor program.' })
  distributorEntries!: number;

  @Field(() => Int, { description: 'Number of people with access to the gold retailer program.' })
  retailerEntries!: number;
}
