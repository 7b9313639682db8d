import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { AccountKind } from '#server/platform/access/viewer';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { PageInfo } from '#server/platform/paging';
import { AccountKindEnum } from './account.enums';

@ObjectType({
  description: 'An account: a dealer or an office that people belong to.',
  simpleResolvers: true,
})
export class Account {
  @Field(() => ID, { description: 'ID of the account.' })
  id!: string;

  @Field(() => AccountKindEnum, { description: 'Kind of account.' })
  kind!: AccountKind;

  @Field(() => String, { description: 'Account number as the tire maker writes it.' })
  number!: string;

  @Field(() => String, { description: 'Name of the account.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'ISO 3166 code of the country. Null if unknown.' })
  country!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-2 code of the state or province. Null if unknown.',
  })
  region!: string | null;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class AccountEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => Account, { description: 'The account.' })
  node!: Account;
}

@ObjectType({ description: 'A page of accounts.', simpleResolvers: true })
export class AccountConnection implements Counted {
  @Field(() => [Account], { description: 'The accounts on the page.' })
  nodes!: Account[];

  @Field(() => [AccountEdge], { description: 'The accounts on the page, with their cursors.' })
  edges!: AccountEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@InputType({ description: 'Filter of a list of accounts.' })
export class AccountFilter {
  @Field(() => [AccountKindEnum], {
    nullable: true,
    description: 'Accounts of one of these kinds. If left out or null: no filter.',
  })
  kinds?: AccountKind[] | null;
}
