import { Field, InputType, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Where an order is shipped.', simpleResolvers: true })
export class ShippingAddress {
  @Field(() => String, { description: 'Full name of the recipient.' })
  name!: string;

  @Field(() => String, { description: 'Street and house number.' })
  street!: string;

  @Field(() => String, { nullable: true, description: 'Apartment, suite or floor; null for none.' })
  unit!: string | null;

  @Field(() => String, { description: 'City.' })
  city!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'ISO 3166-2 code of the state or province in US and CA, such as US-MD; free text or null elsewhere.',
  })
  region!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'ZIP code in US, postal code in CA; null only elsewhere.',
  })
  postalCode!: string | null;

  @Field(() => String, { description: 'ISO 3166 code of the country, two letters.' })
  country!: string;
}

@InputType({ description: 'Where to ship an order. Outer spaces are removed.' })
export class ShippingAddressInput {
  @Field(() => String, { description: 'Full name of the recipient, 1 to 80 characters with a letter.' })
  name!: string;

  @Field(() => String, {
    description: 'Street and house number, 1 to 100 characters with a letter; with a digit too in US and CA.',
  })
  street!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Apartment, suite or floor, at most 60 characters. Left out, null or empty: none.',
  })
  unit?: string | null;

  @Field(() => String, { description: 'City, 1 to 60 characters with a letter.' })
  city!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'ISO 3166-2 code of the state or province, required in US and CA; free text of at most 60 characters elsewhere. ' +
      'Left out, null or empty: none.',
  })
  region?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'ZIP or postal code, required in US and CA; at most 20 characters elsewhere. Left out, null or empty: none.',
  })
  postalCode?: string | null;

  @Field(() => String, { description: 'ISO 3166 code of the country, two letters.' })
  country!: string;
}
