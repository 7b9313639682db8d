import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type TestStatus, TestStatusEnum } from '#server/features/training/training.enums';
import { Localized } from '#server/platform/graphql/localized';
import type { LocalizedText } from '#server/platform/language/i18n';

@ObjectType({ description: 'A test that a person can take now.', simpleResolvers: true })
export class OpenTest {
  @Field(() => ID, { description: 'ID of the module of the test.' })
  moduleId!: string;

  @Localized('Name of the module.')
  name(): void {}

  nameTranslations!: LocalizedText;

  @Field(() => TestStatusEnum, { description: 'Status of the test in the current period.' })
  status!: TestStatus;

  @Field(() => Int, {
    nullable: true,
    description: 'Score of the last attempt in percent. Null if there was none.',
  })
  lastScore!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of tries left in the current period. Null if there is no limit.',
  })
  attemptsLeft!: number | null;

  @Field(() => Int, { description: 'Number of questions in an attempt.' })
  questionCount!: number;

  @Field(() => Int, { description: 'Expected duration in minutes.' })
  estimatedMinutes!: number;
}

/** The stored values of the fields. The name in one language comes from its translations. */
export type OpenTestValues = Omit<OpenTest, 'name'>;
