import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { PersonName } from '#server/platform/graphql/person-name';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { PageInfo } from '#server/platform/paging';

@ObjectType({ description: 'A PRO person with the fields that administrators see.', simpleResolvers: true })
export class ProPerson {
  @Field(() => ID, { description: 'ID of the person.' })
  id!: string;

  @Field(() => String, { description: 'Full name.' })
  @PersonName()
  name!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Name of the account. Null if there is none.' })
  accountName!: string | null;

  @Field(() => DateTime, {
    description:
      "Time when the person became PRO. Time of the profile's creation if the user type never changed.",
  })
  proSince!: string;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class ProPersonEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => ProPerson, { description: 'The person.' })
  node!: ProPerson;
}

@ObjectType({ description: 'A page of PRO people.', simpleResolvers: true })
export class ProPersonConnection implements Counted {
  @Field(() => [ProPerson], { description: 'The people on the page.' })
  nodes!: ProPerson[];

  @Field(() => [ProPersonEdge], { description: 'The people on the page, with their cursors.' })
  edges!: ProPersonEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@InputType({
  description: 'PRO people to reset. Send exactly one of the two fields.',
})
export class ResetProInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True resets all PRO people. False is rejected. If left out or null, send `profileIds`.',
  })
  all?: boolean | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      "IDs of up to 1,000 people. Those who aren't PRO are skipped, and an empty list resets nobody. If left out or null, `all` must be true.",
  })
  profileIds?: string[] | null;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class ResetProPayload {
  @Field(() => Int, { description: 'Number of people who were reset to standard.' })
  count!: number;
}
