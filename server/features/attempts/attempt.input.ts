import { ArrayMaxSize, IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { longestAnswer } from './answer';

const largestRevision = 2 ** 31 - 1;

@InputType({ description: 'An answer to one question of an attempt in progress.' })
export class SaveAnswerInput {
  @Field(() => ID, { description: 'Id of the attempt.' })
  attemptId!: string;

  @Field(() => ID, { description: 'Id of the question.' })
  questionId!: string;

  @Field(() => Int, { description: 'From 1, higher with every change of this answer.' })
  @IsInt()
  @Min(1)
  @Max(largestRevision)
  revision!: number;

  @Field(() => [ID], {
    nullable: true,
    description:
      'The options chosen, at most one for multiple choice; none, left out or null takes the answer back.',
  })
  @IsOptional()
  @ArrayMaxSize(100)
  optionIds?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'The short answer, at most 1000 characters; empty, left out or null takes it back.',
  })
  @IsOptional()
  @MaxLength(longestAnswer)
  text?: string | null;
}

@InputType({ description: 'A test to be started.' })
export class StartTestInput {
  @Field(() => ID, { description: 'Id of the module.' })
  moduleId!: string;
}

@InputType({ description: 'An attempt to be handed in.' })
export class SubmitTestInput {
  @Field(() => ID, { description: 'Id of the attempt.' })
  attemptId!: string;
}
