import { IsBoolean, IsIn, IsOptional, Length, Matches, MaxLength, ValidateIf } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { LanguageEnum } from '#server/platform/graphql/language';
import { type Language, languages } from '#server/platform/language/i18n';

const IfSent = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

@InputType({ description: 'A language to read the portal in.' })
export class SetLanguageInput {
  @Field(() => LanguageEnum, { description: 'The language chosen.' })
  lang!: Language;
}

@InputType({ description: 'What an owner may change of a profile; what is left out stays as it is.' })
export class UpdateProfileInput {
  @Field(() => ID, { description: 'Id of the person.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Full name, 1 to 100 characters. Left out, it stays; null is refused.',
  })
  @IfSent()
  @Length(1, 100)
  // One line, and no NUL and no half of a surrogate pair, which PostgreSQL cannot keep.
  @Matches(/^[^\p{Cc}\p{Cs}]*$/u)
  name?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Telephone number, 5 to 30 digits, spaces and signs. Left out, it stays; null or empty removes it.',
  })
  @IsOptional()
  @Matches(/^$|^\+?(?=(?:\D*\d){5})[0-9 ().x/-]{5,30}$/)
  phone?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether other people may see the avatar. Left out, it stays; null is refused.',
  })
  @IfSent()
  @IsBoolean()
  allowsPublicAvatar?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the leaderboard calls the person a colleague to others. Left out, it stays; null is refused.',
  })
  @IfSent()
  @IsBoolean()
  hiddenFromLeaderboard?: boolean;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: 'Language of the portal for this person. Left out, it stays; null is refused.',
  })
  @IfSent()
  @IsIn(languages)
  lang?: Language;

  @Field(() => String, {
    nullable: true,
    description: 'A selectable store choice. Left out, it stays; null or empty removes it.',
  })
  @IsOptional()
  @MaxLength(20)
  location?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166 code of a country. Left out, it stays; null or empty removes it.',
  })
  @IsOptional()
  @MaxLength(2)
  country?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "ISO 3166-2 code of one of the country's states or provinces. Left out, it stays; null or empty removes it.",
  })
  @IsOptional()
  @MaxLength(6)
  state?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      '`updatedAt` of the profile as it was read; CONFLICT where it was changed since. Left out, whatever is there is ' +
      'changed; null is refused.',
  })
  updatedAt?: Date;
}
