import { Field, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { BucketEnum } from './program.enums';
import type { Bucket } from './program.policy';

@ObjectType({ description: "A person's access to a program.", simpleResolvers: true })
export class ProgramEntry {
  /** The person's profile id. */
  profileId!: string;

  @Field(() => BucketEnum, { description: 'Program.' })
  bucket!: Bucket;

  @Field(() => DateTime, { description: 'Time when the access ends, 7 days after it was given.' })
  expiresAt!: string;
}

@InputType({ description: 'Account number to get program access with.' })
export class CheckAccountNumberInput {
  @Field(() => BucketEnum, { description: 'Program to get access to.' })
  bucket!: Bucket;

  @Field(() => String, { description: "Account number. Spaces, dashes and case don't matter." })
  number!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class CheckAccountNumberPayload {
  @Field(() => Boolean, { description: 'Whether an account of the program has this number.' })
  found!: boolean;

  @Field(() => ProgramEntry, {
    nullable: true,
    description: 'The program access. Null if no account was found.',
  })
  entry!: ProgramEntry | null;
}
