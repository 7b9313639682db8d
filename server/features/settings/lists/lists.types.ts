import { Field, ObjectType } from 'type-graphql';
import { Localized, LocalizedTextType } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';

@ObjectType({ description: 'A value of an enumeration with its label.', simpleResolvers: true })
export class EnumerationValue {
  @Field(() => String, { description: 'Value in the API.' })
  value!: string;

  @Localized('The value as people read it.')
  label(): void {}

  @Field(() => LocalizedTextType, { description: 'Label of the value in every language.' })
  labelTranslations!: LocalizedText;
}

@ObjectType({ description: 'An enumeration with the labels of its values.', simpleResolvers: true })
export class Enumeration {
  @Field(() => String, { description: 'Name of the enumeration, for example TestStatus.' })
  name!: string;

  @ListSize(16)
  @Field(() => [EnumerationValue], { description: 'Values in the order in which they are shown.' })
  values!: EnumerationValue[];
}

@ObjectType({ description: 'A country of ISO 3166.', simpleResolvers: true })
export class Country {
  @Field(() => String, { description: 'ISO 3166 code, two letters.' })
  code!: string;

  @Field(() => String, { description: 'Name in the requested language.' })
  name!: string;
}

@ObjectType({ description: 'A state of the United States or a province of Canada.', simpleResolvers: true })
export class Region {
  @Field(() => String, { description: 'ISO 3166-2 code, for example US-TX.' })
  code!: string;

  @Field(() => String, { description: 'Name in the requested language.' })
  name!: string;
}

@ObjectType({
  description: 'A store or location that people can choose in their profile.',
  simpleResolvers: true,
})
export class StoreChoice {
  @Field(() => String, { description: 'Value in the API.' })
  value!: string;

  @Localized('The store as people read it.')
  label(): void {}

  @Field(() => LocalizedTextType, { description: 'Label of the store in every language.' })
  labelTranslations!: LocalizedText;

  @Field(() => Boolean, {
    description: 'Whether the caller can choose it. Other choices are only shown where they are stored.',
  })
  selectable!: boolean;
}
