import { Field, ID, InputType } from 'type-graphql';
import { type Language } from '#server/platform/language/i18n';
import { LanguageEnum } from '#server/platform/graphql/language';
import { RegradeModeEnum } from './regrade.enums';
import type { RegradeMode } from './right-answers';

@InputType({ description: 'A regrade as its preview showed it.' })
export class RegradeQuestionInput {
  @Field(() => ID, { description: 'ID of the question.' })
  questionId!: string;

  @Field(() => RegradeModeEnum, { description: 'What counts as right.' })
  mode!: RegradeMode;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether results, points and PRO status that get worse are lowered; otherwise they stay.',
  })
  takesAway!: boolean;

  @Field(() => String, { description: 'The digest of the preview.' })
  digest!: string;
}

@InputType({ description: 'An answer to be accepted as its preview showed it.' })
export class AcceptAnswerInput {
  @Field(() => ID, { description: 'ID of the short-answer question.' })
  questionId!: string;

  @Field(() => String, { description: 'The answer, at most 200 characters.' })
  text!: string;

  @Field(() => LanguageEnum, { description: 'The language whose accepted answers it joins.' })
  lang!: Language;

  @Field(() => String, { description: 'The digest of the preview.' })
  digest!: string;
}
