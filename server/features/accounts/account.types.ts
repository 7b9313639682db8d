import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { AccountKind } from '#server/platform/viewer';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { PageInfo } from '#server/platform/paging';
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

@ObjectType({ description: 'An account with its place in the list.', simpleResolvers: true })
export class AccountEdge {
  @Field(() => String, { description: 'The place, for `after`.' })
  cursor!: string;

  @Field(() => Account, { description: 'The account.' })
  node!: Account;
}

@ObjectType({ description: 'A page of the accounts, by name.', simpleResolvers: true })
export class AccountConnection implements Counted {
  @Field(() => [Account], { description: 'The accounts.' })
  nodes!: Account[];

  @Field(() => [AccountEdge], { description: 'The accounts with their places.' })
  edges!: AccountEdge[];

  @Field(() => PageInfo, { description: 'Where the page stands in the whole.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@InputType({ description: 'Which accounts a list is narrowed to.' })
export class AccountFilter {
  @Field(() => [AccountKindEnum], {
    nullable: true,
    description: 'Of one of these kinds; any where left out or null.',
  })
  kinds?: AccountKind[] | null;
}
