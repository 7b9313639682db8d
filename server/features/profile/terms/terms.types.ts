import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized, LocalizedTextType } from '#server/platform/graphql/localized';
import type { LocalizedText } from '#server/platform/language/i18n';
import { Profile } from '../profile.types';

@ObjectType({
  description: 'The terms as they are valid now, with what the caller answered to them.',
  simpleResolvers: true,
})
export class Terms {
  @Field(() => Int, { description: 'Number of the version.' })
  version!: number;

  @Localized('The terms, rich text.')
  text(): void {}

  @Field(() => LocalizedTextType, { description: 'The terms in every language.' })
  textTranslations!: LocalizedText;

  @Localized('What is new in this version; null where nothing was said of it.', { nullable: true })
  changeNote(): void {}

  @Field(() => LocalizedTextType, {
    nullable: true,
    description: 'What is new in this version in every language; null where nothing was said of it.',
  })
  changeNoteTranslations!: LocalizedText | null;

  @Field(() => DateTime, { description: 'Since when it is valid.' })
  publishedAt!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The newest version that the caller said Yes to; null where none, and for whoever is nobody known.',
  })
  acceptedVersion!: number | null;

  @Field(() => DateTime, { nullable: true, description: 'When that was; null where it was not.' })
  acceptedAt!: string | null;
}

@InputType({ description: 'Yes to the terms.' })
export class AcceptTermsInput {
  @Field(() => Int, { description: 'The version that was read; CONFLICT where a newer one is valid.' })
  version!: number;
}

@ObjectType({ description: 'What came of saying Yes.', simpleResolvers: true })
export class AcceptTermsPayload {
  @Field(() => Profile, { description: 'The caller, as now.' })
  profile!: Profile;
}

@InputType({ description: 'No to the terms.' })
export class DeclineTermsInput {
  @Field(() => Int, { description: 'The version that was read; CONFLICT where a newer one is valid.' })
  version!: number;
}

@ObjectType({ description: 'What came of saying No.', simpleResolvers: true })
export class DeclineTermsPayload {
  @Field(() => Profile, { description: 'The caller, as now.' })
  profile!: Profile;
}
