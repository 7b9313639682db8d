import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { PersonName } from '#server/platform/graphql/person-name';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { PageInfo } from '#server/platform/paging';

@ObjectType({ description: 'A PRO person, as administrators see one in the list.', simpleResolvers: true })
export class ProPerson {
  @Field(() => ID, { description: 'Identifies the person.' })
  id!: string;

  @Field(() => String, { description: 'Full name.' })
  @PersonName()
  name!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Name of the organisation; null without one.' })
  accountName!: string | null;

  @Field(() => DateTime, {
    description: 'When the person became PRO; for whose type never changed, since the profile was made.',
  })
  proSince!: string;
}

@ObjectType({ description: 'A PRO person with the place in the list.', simpleResolvers: true })
export class ProPersonEdge {
  @Field(() => String, { description: 'The place, for `after`.' })
  cursor!: string;

  @Field(() => ProPerson, { description: 'The person.' })
  node!: ProPerson;
}

@ObjectType({ description: 'A page of the PRO people, by name.', simpleResolvers: true })
export class ProPersonConnection implements Counted {
  @Field(() => [ProPerson], { description: 'The people.' })
  nodes!: ProPerson[];

  @Field(() => [ProPersonEdge], { description: 'The people with their places.' })
  edges!: ProPersonEdge[];

  @Field(() => PageInfo, { description: 'Where the page stands in the whole.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@InputType({
  description: 'Which PRO people are reset: all, or some by their ids, and exactly one of the two.',
})
export class ResetProInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True resets all PRO people. Left out or null, `profileIds` says whom; false is refused.',
  })
  all?: boolean | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Up to 1,000 people, of whom those who are not PRO are left out; none resets nobody. Left out or null, `all` has ' +
      'to be true.',
  })
  profileIds?: string[] | null;
}

@ObjectType({ description: 'What came of resetting PRO people.', simpleResolvers: true })
export class ResetProPayload {
  @Field(() => Int, { description: 'How many people were reset to standard.' })
  count!: number;
}
