import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ListedPerson } from '#server/features/people/person.types';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized } from '#server/platform/graphql/localized';
import { PersonName } from '#server/platform/graphql/person-name';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';
import { type MergedResource, mergedResources } from '#server/platform/personal-data';
import { MergedResourceEnum, MergeFieldEnum } from './merge.enums';
import { type MergeField, mergeFields } from './moved';

@ObjectType({ description: 'A merge of two people.', simpleResolvers: true })
export class PersonMerge {
  @Field(() => ID, { description: 'ID of the merge.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the person who remained.' })
  survivingId!: string;

  @Field(() => String, { description: 'Current name of the person who remained.' })
  @PersonName()
  survivingName!: string;

  @Field(() => ID, { description: 'ID of the person who was merged into the other.' })
  mergedId!: string;

  @Field(() => String, { description: 'Current name of the merged person.' })
  @PersonName()
  mergedName!: string;

  @Field(() => String, { nullable: true, description: 'Name of the administrator who merged them.' })
  mergedByName!: string | null;

  @Field(() => DateTime, { description: 'Time of the merge.' })
  mergedAt!: string;

  @Field(() => DateTime, { description: 'Time until which the merge can be undone.' })
  undoUntil!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: "Time when the merge was undone. Null if it wasn't.",
  })
  undoneAt!: string | null;

  @Field(() => Boolean, { description: 'Whether the merge can still be undone.' })
  canBeUndone!: boolean;
}

@ObjectType({ description: 'Number of items of one kind that two people have.', simpleResolvers: true })
export class MergedCount {
  @Field(() => MergedResourceEnum, { description: 'Kind of data.' })
  resource!: MergedResource;

  @Field(() => Int, { description: 'Number of items of the surviving person.' })
  survivingCount!: number;

  @Field(() => Int, { description: 'Number of items of the merged person.' })
  mergedCount!: number;

  @Field(() => Int, {
    description: "Number of items that don't move, because the surviving person already has the same ones.",
  })
  unmovedCount!: number;
}

/** Maximum number of named tests that both people have passed. */
export const maxNamed = 10;

@ObjectType({
  description: 'A test that both people have passed. It counts only once.',
  simpleResolvers: true,
})
export class PassedTwice {
  @Field(() => ID, { description: 'ID of the module that the test belongs to.' })
  moduleId!: string;

  @Localized('Name of the module.')
  moduleName(): void {}

  moduleNameTranslations!: LocalizedText;
}

/** The stored values of the fields. */
export type PassedTwiceValues = Omit<PassedTwice, 'moduleName'>;

@ObjectType({ description: 'One of two people to merge.', simpleResolvers: true })
export class MergeSide {
  @Field(() => ListedPerson, { description: 'The person.' })
  person!: ListedPerson;

  @Field(() => String, { nullable: true, description: 'Phone number. Null if there is none.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Key of the store. Null if there is none.' })
  store!: string | null;

  @Field(() => String, { nullable: true, description: 'ISO 3166 code of the country. Null if unknown.' })
  country!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-2 code of the state or province. Null if unknown.',
  })
  state!: string | null;
}

@ObjectType({ description: 'Effects of merging two people, without any change.', simpleResolvers: true })
export class MergePreview {
  @Field(() => MergeSide, { description: 'Person who would remain.' })
  surviving!: MergeSide;

  @Field(() => MergeSide, { description: 'Person who would be merged into the other.' })
  merged!: MergeSide;

  @ListSize(mergedResources.length)
  @Field(() => [MergedCount], { description: 'Data that would move, by kind.' })
  counts!: MergedCount[];

  @Field(() => Int, { description: 'Number of tests that both have passed.' })
  passedTwiceCount!: number;

  @ListSize(maxNamed)
  @Field(() => [PassedTwice], { description: `First ${maxNamed} of these tests.` })
  passedTwice!: PassedTwiceValues[];
}

@ObjectType({ description: 'Result of a merge.', simpleResolvers: true })
export class MergePeoplePayload {
  @Field(() => PersonMerge, { description: 'The merge.' })
  merge!: PersonMerge;

  @Field(() => ListedPerson, { description: 'The surviving person after the merge.' })
  person!: ListedPerson;
}

@ObjectType({ description: 'Result of undoing a merge.', simpleResolvers: true })
export class UndoMergePayload {
  @Field(() => PersonMerge, { description: 'The merge.' })
  merge!: PersonMerge;

  @Field(() => ListedPerson, { description: 'The surviving person after the change.' })
  person!: ListedPerson;

  @ListSize(Object.keys(mergeFields).length)
  @Field(() => [MergeFieldEnum], {
    description:
      "Fields that keep the merged person's value, because they have changed since then or the former " +
      'account no longer exists.',
  })
  notGivenBack!: MergeField[];
}
