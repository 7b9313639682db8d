import { Field, ID, InputType } from 'type-graphql';
import { maxIds } from '../where/where-fields';
import { type BulkActionName, bulkActionNameEnum } from './bulk.enums';

/** Maximum number of values of an action. */
export const maxValues = 5;

@InputType({ description: 'Selection of items in a list: some by their IDs, or all that the list finds.' })
export class BulkSelection {
  @Field(() => [ID], {
    nullable: true,
    description: `IDs of up to ${maxIds} items. Left out or null if \`all\` is true.`,
  })
  ids?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether all items are selected that the list finds for search, filter and where. If left out or null: false.',
  })
  all?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: '`search` of the query of the list. If left out or null: none.',
  })
  search?: string | null;

  @Field(() => String, {
    nullable: true,
    description: '`filter` of the query of the list, as JSON. If left out or null: none.',
  })
  filter?: string | null;

  @Field(() => String, {
    nullable: true,
    description: '`where` of the query of the list, as JSON. If left out or null: none.',
  })
  where?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: `IDs of up to ${maxIds} items that are excluded from all. If left out or null: none.`,
  })
  except?: string[] | null;
}

@InputType({ description: 'A value of a bulk action.' })
export class BulkValueInput {
  @Field(() => String, { description: 'Name of the value, such as `role`.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The value. Left out or null for no value.' })
  value?: string | null;
}

@InputType({ description: 'An action on selected items of a list.' })
export class BulkInput {
  @Field(() => String, { description: 'Name of the list in the API, such as people.' })
  list!: string;

  @Field(() => bulkActionNameEnum, {
    description: "Name of the action. If the list doesn't have it, the error names those that it has.",
  })
  action!: BulkActionName;

  @Field(() => [BulkValueInput], {
    nullable: true,
    description: `Up to ${maxValues} values of the action. If left out or null: none.`,
  })
  values?: BulkValueInput[] | null;

  @Field(() => BulkSelection, { description: 'Items to change.' })
  selection!: BulkSelection;
}

@InputType({ description: 'Bulk action to start.' })
export class StartBulkActionInput extends BulkInput {
  @Field(() => String, {
    description:
      'Key of your choice for this action, 1 to 100 characters. A repeat returns the action that was started first.',
  })
  idempotencyKey!: string;
}

@InputType({ description: 'Filter of a list of bulk actions.' })
export class BulkActionFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Actions on this list. If left out or null: no filter.',
  })
  list?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for actions that are running or ended within the last hour. If left out, null or false: no filter.',
  })
  isOpen?: boolean | null;
}

@InputType({ description: 'Bulk action to cancel.' })
export class CancelBulkActionInput {
  @Field(() => ID, { description: 'ID of the bulk action.' })
  id!: string;
}

@InputType({ description: 'Bulk action to undo.' })
export class UndoBulkActionInput {
  @Field(() => ID, { description: 'ID of the bulk action.' })
  id!: string;
}
