import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ForeignKey } from 'typeorm';
import { Edited } from '#server/features/editing/edited';
import {
  Choice,
  DefineResource,
  Line,
  LocalizedLine,
  LocalizedRichText,
  WholeNumber,
} from '#server/features/editing/fields/fields';
import { PictureId, type PictureRow } from '#server/features/editing/fields/picture';
import { PublishAt } from '#server/features/editing/fields/publish-at';
import { Shows } from '#server/features/editing/shows';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';

export type AwardKind = 'yearly' | 'quarterly' | 'monthly';

export enum AwardKindEnum {
  yearly = 'yearly',
  quarterly = 'quarterly',
  monthly = 'monthly',
}
registerEnumType(AwardKindEnum, {
  name: 'AwardKind',
  description: 'Frequency of an award.',
  valuesConfig: {
    yearly: { description: 'Once a year.' },
    quarterly: { description: 'Once a quarter.' },
    monthly: { description: 'Once a month.' },
  },
});

/** The first year with awards. */
const firstYear = 2008;

/** Maximum awards per year: for example twelve monthly, four quarterly and fourteen yearly ones. */
export const maxOfYear = 30;

@DefineResource({
  kind: 'award',
  name: 'Award',
  plural: 'Awards',
  table: 'award',
  description: 'An award with the fields that administrators see.',
})
export class Award extends Edited {
  @Choice(() => ContentSectionKeyEnum, {
    filter: true,
    sort: true,
    default: () => "'pro-training'",
    description: 'Section that shows the award.',
  })
  section!: ContentSectionKey;

  @LocalizedLine({
    maxLength: 200,
    search: true,
    sort: true,
    visible: true,
    description: 'Name of the award.',
  })
  nameTranslations!: LocalizedText;

  @LocalizedRichText({ visible: true, description: 'Reason for the award, rich text.' })
  textTranslations!: LocalizedText;

  @PictureId({
    nullable: true,
    needed: true,
    visible: true,
    description: 'Image of the winner or the prize. Null if there is none.',
  })
  @ForeignKey('asset')
  pictureId!: string | null;

  picture!: PictureRow | null;

  @WholeNumber({
    min: firstYear,
    max: 2100,
    filter: true,
    sort: true,
    visible: true,
    description: 'Year of the award.',
    sentAs: `Year of the award. A section has at most ${maxOfYear} awards a year.`,
  })
  year!: number;

  @Choice(() => AwardKindEnum, {
    filter: true,
    sort: true,
    visible: true,
    description: 'Frequency of the award.',
  })
  kind!: AwardKind;

  @Line({
    maxLength: 200,
    search: true,
    sort: true,
    visible: true,
    description: 'Name of the winner at the time.',
  })
  winner!: string;

  @Line({
    maxLength: 200,
    nullable: true,
    search: true,
    sort: true,
    visible: true,
    description: 'Dealer of the winner. Null if unknown.',
  })
  dealer!: string | null;

  @WholeNumber({
    min: 0,
    max: 1_000_000_000,
    nullable: true,
    sort: true,
    visible: true,
    description: 'Points to show with the award. No balance changes. Null if there are none.',
  })
  points!: number | null;

  @PublishAt()
  publishAt!: string | null;
}

@Shows(Award)
@ObjectType('Award', { description: 'An award that someone won.', simpleResolvers: true })
export class PublishedAward {
  @Field(() => ID, { description: 'ID of the award.' })
  id!: string;
}

/** The stored values of the fields. Texts in one language come from their translations. */
export type AwardValues = Omit<Award, Exclude<keyof Edited, 'id'> | 'publishAt'>;

@ObjectType({ description: 'The awards of one year in a section.', simpleResolvers: true })
export class AwardYear {
  @Field(() => Int, { description: 'Year of the awards.' })
  year!: number;

  @ListSize(maxOfYear)
  @Field(() => [PublishedAward], {
    description: 'Awards of the year: yearly ones first, then the newest, then those with the most points.',
  })
  awards!: AwardValues[];
}
