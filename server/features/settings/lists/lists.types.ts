import { Field, ObjectType } from 'type-graphql';
import { Localized, LocalizedTextType } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';

@ObjectType({ description: 'One value of an enumeration.', simpleResolvers: true })
export class EnumerationValue {
  @Field(() => String, { description: 'The value as the API writes it.' })
  value!: string;

  @Localized('The value as people read it.')
  label(): void {}

  @Field(() => LocalizedTextType, { description: 'The value as people read it, in every language.' })
  labelTranslations!: LocalizedText;
}

@ObjectType({ description: 'A closed list of values with their labels.', simpleResolvers: true })
export class Enumeration {
  @Field(() => String, { description: 'Name of the enumeration, for example TestStatus.' })
  name!: string;

  @ListSize(16)
  @Field(() => [EnumerationValue], { description: 'Its values in the order in which they are shown.' })
  values!: EnumerationValue[];
}

@ObjectType({ description: 'A country of ISO 3166.', simpleResolvers: true })
export class Country {
  @Field(() => String, { description: 'Its code of two letters.' })
  code!: string;

  @Field(() => String, { description: 'Its name in the language asked for.' })
  name!: string;
}

@ObjectType({ description: 'A state of the United States or a province of Canada.', simpleResolvers: true })
export class Region {
  @Field(() => String, { description: 'Its ISO 3166-2 code, for example US-TX.' })
  code!: string;

  @Field(() => String, { description: 'Its name in the language asked for.' })
  name!: string;
}

@ObjectType({ description: 'A store or location that a profile may name.', simpleResolvers: true })
export class StoreChoice {
  @Field(() => String, { description: 'The value as the API writes it.' })
  value!: string;

  @Localized('The store as people read it.')
  label(): void {}

  @Field(() => LocalizedTextType, { description: 'The store as people read it, in every language.' })
  labelTranslations!: LocalizedText;

  @Field(() => Boolean, {
    description: 'Whether the caller may newly choose it; others are only shown where stored.',
  })
  selectable!: boolean;
}
