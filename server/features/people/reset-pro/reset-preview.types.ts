import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Localized } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';
import { ListedPerson } from '../person.types';

/** As many of the people, and of the tests, are named. */
export const mostNamed = 10;

@ObjectType({ description: 'A PRO test that has to be passed again.', simpleResolvers: true })
export class ReopenedTest {
  @Field(() => ID, { description: 'Id of the module that the test belongs to.' })
  moduleId!: string;

  @Localized('Name of the module.')
  moduleName(): void {}

  moduleNameTranslations!: LocalizedText;
}

/** The values behind the fields. */
export type ReopenedTestValues = Omit<ReopenedTest, 'moduleName'>;

@ObjectType({ description: 'What `resetPro` would do now; it changes nothing.', simpleResolvers: true })
export class ResetProPreview {
  @Field(() => Int, { description: 'How many people it would reset: those of them who are PRO.' })
  count!: number;

  @ListSize(mostNamed)
  @Field(() => [ListedPerson], { description: `The first ${mostNamed} of them by name.` })
  people!: ListedPerson[];

  @Field(() => Int, { description: 'Results that they keep.' })
  results!: number;

  @Field(() => Int, { description: 'Certificates that they keep, withdrawn ones left out.' })
  certificates!: number;

  @Field(() => Int, { description: 'How many PRO tests they have to pass again to become PRO.' })
  testCount!: number;

  @ListSize(mostNamed)
  @Field(() => [ReopenedTest], {
    description: `The first ${mostNamed} of these tests, by the order of modules.`,
  })
  tests!: ReopenedTestValues[];
}
