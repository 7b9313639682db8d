import { Field, ID, InputType } from 'type-graphql';
import { Condition, mostIds } from '../conditions/condition.input';

/** A deed takes as many values. */
export const mostValues = 5;

@InputType({ description: 'The rows of a list that a deed is for: some by their ids, or all that it finds.' })
export class BulkSelection {
  @Field(() => [ID], {
    nullable: true,
    description: `Ids of up to ${mostIds} rows; left out or null where all are meant that the list finds.`,
  })
  ids?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether all rows are meant that the list finds for search, filter and where; not where left out or null.',
  })
  all?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'The `search` of the list’s query; none where left out or null.',
  })
  search?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The `filter` of the list’s query, as JSON; none where left out or null.',
  })
  filter?: string | null;

  @Field(() => [Condition], {
    nullable: true,
    description: 'The `where` of the list’s query; none where left out or null.',
  })
  where?: Condition[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: `Ids of up to ${mostIds} rows that are left out of all; none where left out or null.`,
  })
  except?: string[] | null;
}

@InputType({ description: 'A value that a deed is done with.' })
export class BulkValueInput {
  @Field(() => String, { description: 'Its name, such as `role`.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The value; left out or null for none.' })
  value?: string | null;
}

@InputType({ description: 'A deed on rows of a list.' })
export class BulkInput {
  @Field(() => String, { description: 'The list’s name in the API, such as people.' })
  list!: string;

  @Field(() => String, {
    description:
      'The deed, such as disable; one that the list does not have is refused with the names of those that it has.',
  })
  deed!: string;

  @Field(() => [BulkValueInput], {
    nullable: true,
    description: `Up to ${mostValues} values that it is done with; none where left out or null.`,
  })
  values?: BulkValueInput[] | null;

  @Field(() => BulkSelection, { description: 'Which rows.' })
  selection!: BulkSelection;
}

@InputType({ description: 'A deed to be done on rows of a list.' })
export class StartBulkActionInput extends BulkInput {
  @Field(() => String, {
    description:
      'Any text of 1 to 100 characters by which a repeated call is known: it gives what was begun then.',
  })
  idempotencyKey!: string;
}

@InputType({ description: 'Which bulk actions.' })
export class BulkActionFilter {
  @Field(() => String, { nullable: true, description: 'Those of one list; of all where left out or null.' })
  list?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Those that are under way or ended within the last hour; all where left out, null or false.',
  })
  isOpen?: boolean | null;
}

@InputType({ description: 'A bulk action that is to end.' })
export class CancelBulkActionInput {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
}

@InputType({ description: 'A bulk action that is to be taken back.' })
export class UndoBulkActionInput {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
}
