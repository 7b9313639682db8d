import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Localized } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import type { LocalizedText } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';
import type { QuestionKind } from '#server/features/authoring/question-types/question-types';
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
  description: 'Warning about a question with at least 30 scored attempts.',
  valuesConfig: {
    negative: { description: 'A discrimination below 0: stronger people answer it worse.' },
    weak: { description: 'A discrimination below 0.20, including negative ones.' },
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
  description: 'Sort order of statistics.',
  valuesConfig: {
    position: { description: 'Position in the test.' },
    flag: { description: 'Most serious warning first, in the order of `ItemFlag`, then the position.' },
  },
});

@InputType({ description: 'Sort order of statistics.' })
export class ItemStatisticOrder {
  @Field(() => ItemOrderEnum, { description: 'Field to sort by.' })
  field!: ItemOrder;
}

@ObjectType({ description: 'Statistics of a question in passed and failed attempts.', simpleResolvers: true })
export class ItemStatistic {
  @Field(() => ID, { description: 'ID of the question.' })
  id!: string;

  @Field(() => Int, { description: 'Position in the test, from 1.' })
  position!: number;

  @Field(() => QuestionKindEnum, { description: 'Kind of question.' })
  kind!: QuestionKind;

  @Localized('Text of the question in the draft, rich text.')
  text(): void {}

  textTranslations!: LocalizedText;

  @Field(() => Boolean, { description: 'Whether the draft of the test asks the question.' })
  enabled!: boolean;

  @Field(() => Int, { description: 'Number of scored attempts with the question.' })
  attempts!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Facility: the average credit of its answers, from 0 to 1. Null without attempts.',
  })
  facility!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Discrimination index, from -1 to 1: the Pearson correlation of two values over all attempts. One ' +
      'is the credit for this question, the other the weighted average credit for the other questions ' +
      'of the attempt. Null with fewer than two attempts that have other questions, or if one of the ' +
      'values never varies.',
  })
  discrimination!: number | null;

  @ListSize(4)
  @Field(() => [ItemFlagEnum], { description: 'Warnings, most serious first. Empty below 30 attempts.' })
  flags!: ItemFlag[];

  /** The rank of the most severe flag from 1; 5 without one. */
  gravity!: number;
}

/** The stored values of the fields. The text in one language comes from its translations. */
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
