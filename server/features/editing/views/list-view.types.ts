import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';

@ObjectType({
  description: 'A saved view of a list: search, filters, sort order and columns.',
  simpleResolvers: true,
})
export class ListView {
  @Field(() => ID, { description: 'ID of the view.' })
  id!: string;

  @Field(() => String, { description: 'Name of the list in the API, such as people.' })
  list!: string;

  @Field(() => String, { description: 'Name of the view.' })
  name!: string;

  @Field(() => String, { description: "Query string of the list's address, without the question mark." })
  address!: string;

  @Field(() => Boolean, {
    description: 'Whether the view is for all administrators, not only for the caller.',
  })
  isShared!: boolean;

  @Field(() => DateTime, {
    description: 'Time of the last change. Send it with a change to detect conflicts.',
  })
  updatedAt!: string;
}

@InputType({ description: 'View to create or change.' })
export class SaveListViewInput {
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the view to change. If left out or null, a new view is created.',
  })
  id?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      '`updatedAt` of the view as you read it, required with an `id`. If the view has changed since, the answer is CONFLICT. Left out or null for a new view.',
  })
  updatedAt?: Date | null;

  @Field(() => String, {
    description: "Name of the list in the API, such as people. It can't be changed later.",
  })
  list!: string;

  @Field(() => String, {
    description:
      "Name, 1 to 60 characters. It must be unique among the caller's views of the list, and among those for all administrators.",
  })
  name!: string;

  @Field(() => String, {
    description:
      "Query string of the list's address, without the question mark, at most 2,000 characters. The page position is removed.",
  })
  address!: string;

  @Field(() => Boolean, { description: 'Whether the view is for all administrators.' })
  isShared!: boolean;
}

@ObjectType({ description: 'Result of saving a view.', simpleResolvers: true })
export class SaveListViewPayload {
  @Field(() => ListView, { description: 'The view.' })
  view!: ListView;
}

@InputType({ description: 'View to delete.' })
export class DeleteListViewInput {
  @Field(() => ID, { description: 'ID of the view.' })
  id!: string;
}

@ObjectType({ description: 'Result of deleting a view.', simpleResolvers: true })
export class DeleteListViewPayload {
  @Field(() => ListView, { description: 'The deleted view.' })
  view!: ListView;
}
