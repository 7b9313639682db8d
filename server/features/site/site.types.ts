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

@InputType({ description: 'What changes of the settings; a field left out stays as it is.' })
export class UpdateSettingsInput {
  @Field(() => DateTime, {
    description:
      'Their `updatedAt` as it was read; CONFLICT, with the settings as they are now, where they were changed since.',
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
  @Field(() => Settings, { description: 'The settings as they are now.' })
  settings!: Settings;

  @ListSize(3)
  @Field(() => [CleanedText], {
    description: 'What was taken out of their texts as they were sent, since no text may hold it.',
  })
  cleaned!: CleanedText[];
}

@ObjectType({
  description: 'People who are affected now if the portal or a program is closed.',
  simpleResolvers: true,
})
export class MaintenanceImpact {
  @Field(() => Int, { description: 'People who were seen within the last 30 minutes, administrators apart.' })
  signedIn!: number;

  @Field(() => Int, {
    description:
      'Tests that are being taken; they may be finished, and their time is extended by the maintenance.',
  })
  openTests!: number;

  @Field(() => Int, { description: 'Messages that are queued and not sent yet; they go out all the same.' })
  waitingMails!: number;

  @Field(() => Int, { description: 'People whose entry into the gold distributor program is valid.' })
  distributorEntries!: number;

  @Field(() => Int, { description: 'People whose entry into the gold retailer program is valid.' })
  retailerEntries!: number;
}
