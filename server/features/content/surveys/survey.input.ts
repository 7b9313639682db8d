import { ArrayMaxSize, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { mostOptions } from './survey-limits';

@InputType({ description: 'An answer to one question of a survey.' })
export class SaveSurveyAnswerInput {
  @Field(() => ID, { description: 'ID of the survey.' })
  surveyId!: string;

  @Field(() => ID, { description: 'ID of the question.' })
  questionId!: string;

  @Field(() => Int, { description: 'From 1, higher with every change of this answer.' })
  @IsInt()
  @Min(1)
  @Max(2 ** 31 - 1)
  revision!: number;

  @Field(() => [ID], {
    nullable: true,
    description:
      'The options chosen, at most one where one is asked for; left out, null or none: nothing chosen.',
  })
  @IsOptional()
  @ArrayMaxSize(mostOptions)
  optionIds?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'The own words, at most 500 characters; left out, null or empty: nothing written.',
  })
  words?: string | null;
}

@InputType({ description: 'A survey whose answers are sent.' })
export class SubmitSurveyInput {
  @Field(() => ID, { description: 'ID of the survey.' })
  surveyId!: string;
}
