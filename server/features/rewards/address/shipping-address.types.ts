import { Field, InputType, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A shipping address.', simpleResolvers: true })
export class ShippingAddress {
  @Field(() => String, { description: 'Full name of the recipient.' })
  name!: string;

  @Field(() => String, { description: 'Street and house number.' })
  street!: string;

  @Field(() => String, { nullable: true, description: 'Apartment, suite or floor. Null if there is none.' })
  unit!: string | null;

  @Field(() => String, { description: 'City.' })
  city!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'ISO 3166-2 code of the state or province in US and CA, such as US-MD. Free text or null elsewhere.',
  })
  region!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'ZIP code in US, postal code in CA. Only null elsewhere.',
  })
  postalCode!: string | null;

  @Field(() => String, { description: 'ISO 3166 code of the country, two letters.' })
  country!: string;
}

@InputType({ description: 'A shipping address. Leading and trailing spaces are removed.' })
export class ShippingAddressInput {
  @Field(() => String, {
    description: 'Full name of the recipient, 1 to 80 characters with at least one letter.',
  })
  name!: string;

  @Field(() => String, {
    description:
      'Street and house number, 1 to 100 characters with at least one letter. In US and CA also with a digit.',
  })
  street!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Apartment, suite or floor, at most 60 characters. If left out, null or empty, there is none.',
  })
  unit?: string | null;

  @Field(() => String, { description: 'City, 1 to 60 characters with at least one letter.' })
  city!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'ISO 3166-2 code of the state or province, required in US and CA. Free text of at most 60 characters elsewhere. If left out, null or empty, there is none.',
  })
  region?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'ZIP or postal code, required in US and CA. At most 20 characters elsewhere. If left out, null or empty, there is none.',
  })
  postalCode?: string | null;

  @Field(() => String, { description: 'ISO 3166 code of the country, two letters.' })
  country!: string;
}
