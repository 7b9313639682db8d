import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type ResultStatus, ResultStatusEnum } from '#server/features/attempts/attempt.enums';
import { type TestCategory, TestCategoryEnum } from '#server/features/authoring/test.enums';
import { RowPerson } from '#server/features/profile/person-rows/row-person';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized } from '#server/platform/graphql/localized';
import { ReadWith } from '#server/platform/graphql/type-scopes';
import type { LocalizedText } from '#server/platform/language/i18n';

@ReadWith('read_results')
@ObjectType({
  description: 'A result of a closed attempt, with the fields that administrators see.',
  simpleResolvers: true,
})
export class AdminResult {
  @Field(() => ID, { description: 'ID of the result, which is also the ID of its attempt.' })
  id!: string;

  @Field(() => RowPerson, { description: 'Person who took the test.' })
  person!: RowPerson;

  @Field(() => ID, { description: 'ID of the module of the test.' })
  moduleId!: string;

  @Localized('Name of the module.')
  moduleName(): void {}

  moduleNameTranslations!: LocalizedText;

  @Field(() => TestCategoryEnum, { description: 'Category of the test.' })
  category!: TestCategory;

  @Field(() => ResultStatusEnum, { description: 'Outcome of the attempt.' })
  status!: ResultStatus;

  @Field(() => Int, {
    nullable: true,
    description: 'Score in whole percent. Null if the attempt was not scored.',
  })
  score!: number | null;

  @Field(() => Int, { description: 'Score in percent that was needed to pass.' })
  passMark!: number;

  @Field(() => DateTime, { description: 'Time when the attempt was started.' })
  startedAt!: string;

  @Field(() => DateTime, { description: 'Time when the attempt was closed.' })
  closedAt!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Working time in seconds. Null for older attempts with too little data.',
  })
  workingSeconds!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number of its valid certificate. Null if there is none.',
  })
  certificateNumber!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the last correction by a regrade. Null if there was none.',
  })
  regradedAt!: string | null;
}
