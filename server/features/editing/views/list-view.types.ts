import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';

@ObjectType({
  description: 'What a list of administrators shows, kept under a name: search, filters, order and columns.',
  simpleResolvers: true,
})
export class ListView {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'The list’s name in the API, such as people.' })
  list!: string;

  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => String, { description: 'What the address of the list has behind its question mark.' })
  address!: string;

  @Field(() => Boolean, { description: 'Whether it is for all administrators, not for the caller alone.' })
  isShared!: boolean;

  @Field(() => DateTime, {
    description: 'When it was last changed: the version that a change is compared with.',
  })
  updatedAt!: string;
}

@InputType({ description: 'A view of a list to keep, or one that is kept and shall be another.' })
export class SaveListViewInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the view to change; a new one where left out or null.',
  })
  id?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'The version that the change begins from, CONFLICT where it is an older one; needed with an id, left out or null ' +
      'without.',
  })
  updatedAt?: Date | null;

  @Field(() => String, {
    description: 'The list’s name in the API, such as people; a view stays with its list.',
  })
  list!: string;

  @Field(() => String, {
    description:
      'What it is called, 1 to 60 characters; among the own ones, and among those for all, no other of the list is.',
  })
  name!: string;

  @Field(() => String, {
    description:
      'What the address of the list has behind its question mark, at most 2,000 characters; the place of a page in it ' +
      'is left out.',
  })
  address!: string;

  @Field(() => Boolean, { description: 'Whether it is for all administrators.' })
  isShared!: boolean;
}

@ObjectType({ description: 'What came of keeping a view of a list.', simpleResolvers: true })
export class SaveListViewPayload {
  @Field(() => ListView, { description: 'The view.' })
  view!: ListView;
}

@InputType({ description: 'A view of a list that is not to be kept any more.' })
export class DeleteListViewInput {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
}

@ObjectType({ description: 'What came of deleting a view of a list.', simpleResolvers: true })
export class DeleteListViewPayload {
  @Field(() => ListView, { description: 'The view as it was.' })
  view!: ListView;
}
