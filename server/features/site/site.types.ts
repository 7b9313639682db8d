import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { CleanedText } from '#server/features/editing/cleaned-text';
import { Settings } from '#server/features/settings/settings.types';
import { DateTime } from '#server/platform/graphql/date-time';
import { LocalizedTextInput } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/sizes';

const stays = 'Left out, it stays; null is refused.';
const empties = 'Left out, it stays; null empties it.';

/** A field that stays where it is left out. */
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

  @Sent(() => String, `The one brand colour, as #rrggbb. ${stays}`)
  brandColor?: string | null;

  @Sent(
    () => ID,
    `The image in place of the portal's mark, by the id of one that was uploaded as content. ${empties}`,
  )
  logoId?: string | null;

  @Sent(() => String, `The line on the tire of the sign-in page, at most 120 characters. ${stays}`)
  loginLine?: string | null;

  @Sent(() => String, `Where people write for support: an e-mail address. ${empties}`)
  supportEmail?: string | null;

  @Sent(() => String, `IANA time zone in which dates are shown, and days and reset periods begin. ${stays}`)
  timezone?: string | null;

  @Sent(() => Boolean, `Whether the portal is closed to everyone but administrators. ${stays}`)
  maintenanceMode?: boolean | null;

  @Sent(() => DateTime, `When maintenance is meant to end, which is to come. ${empties}`)
  maintenanceEndsAt?: Date | null;

  @Sent(
    () => LocalizedTextInput,
    `What people who wait are told, plain text of at most 300 characters. ${empties}`,
  )
  maintenanceMessage?: LocalizedTextInput | null;

  @Sent(() => Boolean, `Whether the gold distributor program is open. ${stays}`)
  goldDistributorModulesEnabled?: boolean | null;

  @Sent(() => Boolean, `Whether the gold retailer program is open. ${stays}`)
  goldRetailerModulesEnabled?: boolean | null;

  @Sent(() => LocalizedTextInput, `Text of the program entry dialog, rich text. ${empties}`)
  goldModalCopy?: LocalizedTextInput | null;

  @Sent(() => Int, `Different standard tests to finish before a PRO test opens, 0 to 100. ${stays}`)
  standardTestsRequired?: number | null;

  @Sent(() => Boolean, `Whether only passed standard tests count toward that number. ${stays}`)
  standardTestsOnlyPassed?: boolean | null;

  @Sent(
    () => Int,
    'Seconds without activity after which a person is asked to continue, from 60; with the seconds to answer in it ends ' +
      `at least 10 minutes before the sign-in service forgets a session. ${stays}`,
  )
  sessionIdleSeconds?: number | null;

  @Sent(() => Int, `Seconds to answer that question in, 10 to 600. ${stays}`)
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
