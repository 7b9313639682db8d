import { Field, ID, InputType, Int } from 'type-graphql';
import { type PointsReason, PointsReasonEnum } from './points.types';

@InputType({ description: 'Points to add or remove, and the reason.' })
export class AdjustPointsInput {
  @Field(() => ID, { description: 'ID of the person.' })
  profileId!: string;

  @Field(() => Int, {
    description:
      'Points to add, or to remove if negative, up to 1,000,000,000 and not 0. The balance never falls below 0.',
  })
  delta!: number;

  @Field(() => String, { description: 'Reason, 1 to 200 characters, which the points history shows.' })
  note!: string;

  @Field(() => String, {
    description:
      'Key of your choice for this adjustment, 1 to 100 characters. A repeat with the same values changes nothing. A repeat with other values is answered with CONFLICT.',
  })
  idempotencyKey!: string;
}

@InputType({ description: 'Balance to set.' })
export class SetPointsInput {
  @Field(() => ID, { description: 'ID of the person.' })
  profileId!: string;

  @Field(() => Int, { description: 'New balance, 0 to 1,000,000,000 points.' })
  amount!: number;

  @Field(() => Int, {
    description:
      'Balance as you read it. If it has changed since, the answer is CONFLICT with the current balance in `extensions.balance`.',
  })
  expectedBalance!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Reason, at most 200 characters, which the points history shows. If left out, null or empty, there is none.',
  })
  note?: string | null;
}

@InputType({ description: 'Filter of a points history.' })
export class PointsEntryFilter {
  @Field(() => [PointsReasonEnum], {
    nullable: true,
    description: 'Entries with one of these reasons. If left out or null: no filter.',
  })
  reasons?: PointsReason[] | null;
}
