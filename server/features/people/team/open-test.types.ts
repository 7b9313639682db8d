import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type TestStatus, TestStatusEnum } from '#server/features/training/training.enums';
import { Localized } from '#server/platform/graphql/localized';
import type { LocalizedText } from '#server/platform/language/i18n';

@ObjectType({ description: 'A test that a person may take now.', simpleResolvers: true })
export class OpenTest {
  @Field(() => ID, { description: 'Id of the module that the test belongs to.' })
  moduleId!: string;

  @Localized('Name of the module.')
  name(): void {}

  nameTranslations!: LocalizedText;

  @Field(() => TestStatusEnum, { description: 'Where the person stands in the current period.' })
  status!: TestStatus;

  @Field(() => Int, {
    nullable: true,
    description: 'Score of the last try, in percent; null before the first.',
  })
  lastScore!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Tries left in the current period; null without a limit.',
  })
  triesLeft!: number | null;

  @Field(() => Int, { description: 'Questions in one attempt.' })
  questionCount!: number;

  @Field(() => Int, { description: 'Minutes that the test is expected to take.' })
  estimatedMinutes!: number;
}

/** The values behind the fields; the name in one language comes from its translations. */
export type OpenTestValues = Omit<OpenTest, 'name'>;
