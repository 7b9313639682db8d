import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Localized } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/sizes';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import type { LocalizedText } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';
import type { QuestionKind } from '#server/features/authoring/question.types';
import { QuestionKindEnum } from '#server/features/authoring/question.enums';

export type ItemFlag = 'negative' | 'weak' | 'too_hard' | 'too_easy';

export enum ItemFlagEnum {
  negative = 'negative',
  weak = 'weak',
  too_hard = 'too_hard',
  too_easy = 'too_easy',
}
registerEnumType(ItemFlagEnum, {
  name: 'ItemFlag',
  description:
    'What is doubtful about a question that 30 attempts or more were marked with: a discrimination below 0, one below ' +
    '0.20 (a negative one too), a facility below 0.30, a facility above 0.95.',
  valuesConfig: {
    negative: { description: 'A discrimination below 0: who knows more answers it worse.' },
    weak: { description: 'A discrimination below 0.20, negative ones too.' },
    too_hard: { description: 'A facility below 0.30.' },
    too_easy: { description: 'A facility above 0.95.' },
  },
});

export type ItemOrder = 'position' | 'flag';

export enum ItemOrderEnum {
  position = 'position',
  flag = 'flag',
}
registerEnumType(ItemOrderEnum, {
  name: 'ItemStatisticOrderField',
  description:
    'By the place in the test, or by the gravest flag first (in the order of ItemFlag) and then the place.',
  valuesConfig: {
    position: { description: 'By the place in the test.' },
    flag: { description: 'The gravest flag first, then by the place.' },
  },
});

@InputType({ description: 'How the statistics are sorted.' })
export class ItemStatisticOrder {
  @Field(() => ItemOrderEnum, { description: 'What comes first.' })
  field!: ItemOrder;
}

@ObjectType({ description: 'How a question fared in the passed and failed attempts.', simpleResolvers: true })
export class ItemStatistic {
  @Field(() => ID, { description: 'ID of the question.' })
  id!: string;

  @Field(() => Int, { description: 'Its place in the test, from 1.' })
  position!: number;

  @Field(() => QuestionKindEnum, { description: 'How it is answered.' })
  kind!: QuestionKind;

  @Localized('The question as it is edited now, rich text.')
  text(): void {}

  textTranslations!: LocalizedText;

  @Field(() => Boolean, { description: 'Whether it is asked at all.' })
  enabled!: boolean;

  @Field(() => Int, { description: 'Attempts that were marked with it.' })
  attempts!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Mean credit of its answers, from 0 to 1; null without an attempt.',
  })
  facility!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Discrimination index, from -1 to 1: the correlation (Pearson) over attempts of the credit for this question ' +
      'with the weighted mean credit of the other questions of the attempt. Null where it is undefined: fewer than ' +
      'two attempts with other questions, or all alike in one of the two.',
  })
  discrimination!: number | null;

  @ListSize(4)
  @Field(() => [ItemFlagEnum], { description: 'Warnings, gravest first; none below 30 attempts.' })
  flags!: ItemFlag[];

  /** Place of the gravest flag in the order, from 1; 5 without one. */
  gravity!: number;
}

/** The values behind the fields; the text in one language comes from its translations. */
export type ItemStatisticValues = Omit<ItemStatistic, 'text'>;

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class ItemStatisticEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => ItemStatistic, { description: 'The statistics.' })
  node!: ItemStatistic;
}

@ObjectType({ description: 'A page of the statistics of the questions of a test.', simpleResolvers: true })
export class ItemStatisticConnection implements Counted {
  @Field(() => [ItemStatistic], { description: 'The statistics on the page.' })
  nodes!: ItemStatisticValues[];

  @Field(() => [ItemStatisticEdge], { description: 'The statistics on the page, with their cursors.' })
  edges!: { cursor: string; node: ItemStatisticValues }[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}
