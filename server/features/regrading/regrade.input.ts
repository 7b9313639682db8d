import { Field, ID, InputType } from 'type-graphql';
import { type Language } from '#server/platform/language/i18n';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import { RegradeModeEnum } from './regrade.enums';
import type { RegradeMode } from './right-answers';

@InputType({ description: 'A regrade to carry out as previewed.' })
export class RegradeQuestionInput {
  @Field(() => ID, { description: 'ID of the question.' })
  questionId!: string;

  @Field(() => RegradeModeEnum, { description: 'Answers that count as correct.' })
  mode!: RegradeMode;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether results, points and PRO status can get worse. Otherwise they stay.',
  })
  lowersResults!: boolean;

  @Field(() => String, { description: 'Digest of the preview.' })
  digest!: string;
}

@InputType({ description: 'A short answer to accept as previewed.' })
export class AcceptAnswerInput {
  @Field(() => ID, { description: 'ID of the short-answer question.' })
  questionId!: string;

  @Field(() => String, { description: 'Answer to accept, at most 200 characters.' })
  text!: string;

  @Field(() => LanguageEnum, { description: 'Language in which the answer is accepted.' })
  lang!: Language;

  @Field(() => String, { description: 'The digest of the preview.' })
  digest!: string;
}
