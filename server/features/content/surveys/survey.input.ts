import { ArrayMaxSize, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { maxOptions } from './survey-limits';

@InputType({ description: 'An answer to a question of a survey.' })
export class SaveSurveyAnswerInput {
  @Field(() => ID, { description: 'ID of the survey.' })
  surveyId!: string;

  @Field(() => ID, { description: 'ID of the question.' })
  questionId!: string;

  @Field(() => Int, { description: 'Revision of the answer, from 1, higher with every change.' })
  @IsInt()
  @Min(1)
  @Max(2 ** 31 - 1)
  revision!: number;

  @Field(() => [ID], {
    nullable: true,
    description:
      'IDs of the selected options, at most one if the question asks for one. If left out, null or empty, none is selected.',
  })
  @IsOptional()
  @ArrayMaxSize(maxOptions)
  optionIds?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Answer in the person's own words, at most 500 characters. If left out, null or empty, there is none.",
  })
  words?: string | null;
}

@InputType({ description: 'Survey whose answers to submit.' })
export class SubmitSurveyInput {
  @Field(() => ID, { description: 'ID of the survey.' })
  surveyId!: string;
}
