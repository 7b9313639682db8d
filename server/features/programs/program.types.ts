import { Field, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { BucketEnum } from './program.enums';
import type { Bucket } from './program.policy';

@ObjectType({ description: 'The proof that a person entered a program.', simpleResolvers: true })
export class ProgramEntry {
  /** Whose entry it is. */
  profileId!: string;

  @Field(() => BucketEnum, { description: 'The program entered.' })
  bucket!: Bucket;

  @Field(() => DateTime, { description: 'When the entry ends by itself, 7 days after it was made.' })
  expiresAt!: string;
}

@InputType({ description: 'An account number to enter a program by.' })
export class CheckAccountNumberInput {
  @Field(() => BucketEnum, { description: 'The program to enter.' })
  bucket!: Bucket;

  @Field(() => String, { description: 'The number; spaces, dashes and case mean nothing.' })
  number!: string;
}

@ObjectType({ description: 'What came of entering an account number.', simpleResolvers: true })
export class CheckAccountNumberPayload {
  @Field(() => Boolean, { description: 'Whether an account of the program has that number.' })
  found!: boolean;

  @Field(() => ProgramEntry, { nullable: true, description: 'The entry made; null where nothing was found.' })
  entry!: ProgramEntry | null;
}
