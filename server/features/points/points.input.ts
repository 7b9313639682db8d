import { Field, ID, InputType, Int } from 'type-graphql';
import { type PointsReason, PointsReasonEnum } from './points.types';

@InputType({ description: 'How many points to give or take, and what for.' })
export class AdjustPointsInput {
  @Field(() => ID, { description: 'Id of the person.' })
  profileId!: string;

  @Field(() => Int, {
    description:
      'Points to give, or to take where negative, up to 1,000,000,000 and not 0. What is taken beyond the balance is ' +
      'waived.',
  })
  delta!: number;

  @Field(() => String, { description: 'What for, 1 to 200 characters; stands in the ledger.' })
  note!: string;

  @Field(() => String, {
    description:
      'Stands for this deed of the caller’s, 1 to 100 characters: sent again with the same values it changes nothing ' +
      'more, with others it is a CONFLICT.',
  })
  idempotencyKey!: string;
}

@InputType({ description: 'A balance to set.' })
export class SetPointsInput {
  @Field(() => ID, { description: 'Id of the person.' })
  profileId!: string;

  @Field(() => Int, { description: 'The new balance, 0 to 1,000,000,000.' })
  amount!: number;

  @Field(() => Int, {
    description:
      'The balance as it was read; CONFLICT, with the balance as it is in `extensions.balance`, where it is another.',
  })
  expectedBalance!: number;

  @Field(() => String, {
    nullable: true,
    description: 'What for, at most 200 characters; left out, null or empty, the ledger says nothing.',
  })
  note?: string | null;
}

@InputType({ description: 'Which lines of a ledger.' })
export class PointsEntryFilter {
  @Field(() => [PointsReasonEnum], {
    nullable: true,
    description: 'Written for any of these reasons. Left out or null: for any reason.',
  })
  reasons?: PointsReason[] | null;
}
