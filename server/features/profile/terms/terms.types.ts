import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized, LocalizedTextType } from '#server/platform/graphql/localized';
import type { LocalizedText } from '#server/platform/language/i18n';
import { Profile } from '../profile.types';

@ObjectType({
  description: "The terms that are valid now, and the caller's answer to them.",
  simpleResolvers: true,
})
export class Terms {
  @Field(() => Int, { description: 'Number of the version.' })
  version!: number;

  @Localized('Text of the terms, rich text.')
  text(): void {}

  @Field(() => LocalizedTextType, { description: 'The terms in every language.' })
  textTranslations!: LocalizedText;

  @Localized('Changes in this version. Null if none are described.', { nullable: true })
  changeNote(): void {}

  @Field(() => LocalizedTextType, {
    nullable: true,
    description: 'Changes in this version in every language. Null if none are described.',
  })
  changeNoteTranslations!: LocalizedText | null;

  @Field(() => DateTime, { description: 'Time since which this version is valid.' })
  publishedAt!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      "Newest version that the caller accepted. Null if there is none or the caller isn't signed in.",
  })
  acceptedVersion!: number | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of that acceptance. Null if there is none.' })
  acceptedAt!: string | null;
}

@InputType({ description: 'Terms to accept.' })
export class AcceptTermsInput {
  @Field(() => Int, {
    description: 'Version that the person read. If a newer one is valid, the answer is CONFLICT.',
  })
  version!: number;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class AcceptTermsPayload {
  @Field(() => Profile, { description: 'The caller with the change.' })
  profile!: Profile;
}

@InputType({ description: 'Terms to decline.' })
export class DeclineTermsInput {
  @Field(() => Int, {
    description: 'Version that the person read. If a newer one is valid, the answer is CONFLICT.',
  })
  version!: number;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class DeclineTermsPayload {
  @Field(() => Profile, { description: 'The caller with the change.' })
  profile!: Profile;
}
