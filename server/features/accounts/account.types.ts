import { Field, ID, ObjectType } from 'type-graphql';
import type { AccountKind } from '#server/platform/viewer';
import { AccountKindEnum } from './account.enums';

@ObjectType({ description: 'An organisation that people belong to.', simpleResolvers: true })
export class Account {
  @Field(() => ID, { description: 'Identifies the account.' })
  id!: string;

  @Field(() => AccountKindEnum, { description: 'What the organisation is to the tire maker.' })
  kind!: AccountKind;

  @Field(() => String, { description: 'Account number as the tire maker writes it.' })
  number!: string;

  @Field(() => String, { description: 'Name of the organisation.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'ISO 3166 code of its country; null where unknown.' })
  country!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-2 code of its state or province; null where unknown.',
  })
  region!: string | null;
}
