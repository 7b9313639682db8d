import { IsBoolean, IsIn, IsOptional, Length, Matches, MaxLength, ValidateIf } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import { type Language, languages } from '#server/platform/language/i18n';

const IfSent = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

@InputType({ description: 'Language to save.' })
export class SetLanguageInput {
  @Field(() => LanguageEnum, { description: 'Language of the portal and of its messages.' })
  lang!: Language;
}

@InputType({ description: 'Fields of a profile to change. A field that is left out stays unchanged.' })
export class UpdateProfileInput {
  @Field(() => ID, { description: 'ID of the person.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Full name, 1 to 100 characters. If left out, it stays unchanged. Null is rejected.',
  })
  @IfSent()
  @Length(1, 100)
  // One line without NUL and unpaired surrogates, which PostgreSQL can't store.
  @Matches(/^[^\p{Cc}\p{Cs}]*$/u)
  name?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Telephone number, 5 to 30 digits, spaces and signs. If left out, it stays unchanged. Null or empty removes it.',
  })
  @IsOptional()
  @Matches(/^$|^\+?(?=(?:\D*\d){5})[0-9 ().x/-]{5,30}$/)
  phone?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether other people can see the picture. If left out, it stays unchanged. Null is rejected.',
  })
  @IfSent()
  @IsBoolean()
  allowsPublicAvatar?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the leaderboard hides the name from others. If left out, it stays unchanged. Null is rejected.',
  })
  @IfSent()
  @IsBoolean()
  hiddenFromLeaderboard?: boolean;

  @Field(() => LanguageEnum, {
    nullable: true,
    description:
      'Language of the portal and of its messages. If left out, it stays unchanged. Null is rejected.',
  })
  @IfSent()
  @IsIn(languages)
  lang?: Language;

  @Field(() => String, {
    nullable: true,
    description:
      'Store choice, one that can be selected. If left out, it stays unchanged. Null or empty removes it.',
  })
  @IsOptional()
  @MaxLength(20)
  location?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166 code of the country. If left out, it stays unchanged. Null or empty removes it.',
  })
  @IsOptional()
  @MaxLength(2)
  country?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'ISO 3166-2 code of a state or province of the country. If left out, it stays unchanged. Null or empty removes it.',
  })
  @IsOptional()
  @MaxLength(6)
  state?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      '`updatedAt` of the profile as you read it. If the profile has changed since, the answer is CONFLICT. If left out, changes are not compared. Null is rejected.',
  })
  updatedAt?: Date;
}
