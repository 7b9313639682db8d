import { ArrayMaxSize, IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { maxAnswerLength } from '#server/features/authoring/question-limits';

const largestRevision = 2 ** 31 - 1;

@InputType({ description: 'An answer to a question of an attempt in progress.' })
export class SaveAnswerInput {
  @Field(() => ID, { description: 'ID of the attempt.' })
  attemptId!: string;

  @Field(() => ID, { description: 'ID of the question.' })
  questionId!: string;

  @Field(() => Int, { description: 'Revision of the answer, from 1, higher with every change.' })
  @IsInt()
  @Min(1)
  @Max(largestRevision)
  revision!: number;

  @Field(() => [ID], {
    nullable: true,
    description:
      'IDs of the selected options, at most one for multiple choice. If left out, null or empty, the answer is removed.',
  })
  @IsOptional()
  @ArrayMaxSize(100)
  optionIds?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Short answer, at most 1000 characters. If left out, null or empty, the answer is removed.',
  })
  @IsOptional()
  @MaxLength(maxAnswerLength)
  text?: string | null;
}

@InputType({ description: 'Test to start.' })
export class StartTestInput {
  @Field(() => ID, { description: 'ID of the module.' })
  moduleId!: string;
}

@InputType({ description: 'Attempt to submit.' })
export class SubmitTestInput {
  @Field(() => ID, { description: 'ID of the attempt.' })
  attemptId!: string;
}
