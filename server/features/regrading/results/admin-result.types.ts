import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type ResultStatus, ResultStatusEnum } from '#server/features/attempts/attempt.enums';
import { type TestCategory, TestCategoryEnum } from '#server/features/authoring/test.enums';
import { RowPerson } from '#server/features/profile/row-person';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized } from '#server/platform/graphql/localized';
import { ReadWith } from '#server/platform/graphql/type-scopes';
import type { LocalizedText } from '#server/platform/language/i18n';

@ReadWith('read_results')
@ObjectType({ description: 'A closed attempt as a list of all results has it.', simpleResolvers: true })
export class AdminResult {
  @Field(() => ID, { description: 'ID of the result; the id of its attempt.' })
  id!: string;

  @Field(() => RowPerson, { description: 'Who took the test.' })
  person!: RowPerson;

  @Field(() => ID, { description: 'The module whose test it was.' })
  moduleId!: string;

  @Localized('What the module is called.')
  moduleName(): void {}

  moduleNameTranslations!: LocalizedText;

  @Field(() => TestCategoryEnum, { description: 'What the test counted for.' })
  category!: TestCategory;

  @Field(() => ResultStatusEnum, { description: 'How the attempt ended.' })
  status!: ResultStatus;

  @Field(() => Int, { nullable: true, description: 'Whole percent; null where the attempt was not marked.' })
  score!: number | null;

  @Field(() => Int, { description: 'Score in percent from which it was passed.' })
  passMark!: number;

  @Field(() => DateTime, { description: 'When the attempt was started.' })
  startedAt!: string;

  @Field(() => DateTime, { description: 'When it was closed.' })
  closedAt!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Time worked on it, in seconds; null of older attempts of which too little was kept.',
  })
  workingSeconds!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number of its valid certificate. Null if there is none.',
  })
  certificateNumber!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was last corrected by a regrade; null where that never was.',
  })
  regradedAt!: string | null;
}
