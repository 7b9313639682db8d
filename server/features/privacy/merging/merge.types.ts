import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ListedPerson } from '#server/features/people/person.types';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized } from '#server/platform/graphql/localized';
import { PersonName } from '#server/platform/graphql/person-name';
import { ListSize } from '#server/platform/graphql/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';
import { type MergedThing, mergedThings } from '#server/platform/personal-data';
import { MergedThingEnum, MergeFieldEnum } from './merge.enums';
import { type MergeField, mergeFields } from './moved';

@ObjectType({ description: 'That two people turned out to be one.', simpleResolvers: true })
export class PersonMerge {
  @Field(() => ID, { description: 'ID of the merge.' })
  id!: string;

  @Field(() => ID, { description: 'Who stayed.' })
  keptId!: string;

  @Field(() => String, { description: 'The name of who stayed, as it is now.' })
  @PersonName()
  keptName!: string;

  @Field(() => ID, { description: 'Who was merged into the first.' })
  mergedId!: string;

  @Field(() => String, { description: 'The name of who was merged, as it is now.' })
  @PersonName()
  mergedName!: string;

  @Field(() => String, { nullable: true, description: 'The administrator who did it.' })
  mergedByName!: string | null;

  @Field(() => DateTime, { description: 'When they were merged.' })
  mergedAt!: string;

  @Field(() => DateTime, { description: 'Until when it can be undone.' })
  undoUntil!: string;

  @Field(() => DateTime, { nullable: true, description: 'When it was undone; null where it was not.' })
  undoneAt!: string | null;

  @Field(() => Boolean, { description: 'Whether the time to undo it is not over.' })
  canBeUndone!: boolean;
}

@ObjectType({ description: 'What of one kind two people have.', simpleResolvers: true })
export class MergedCount {
  @Field(() => MergedThingEnum, { description: 'What is counted.' })
  thing!: MergedThing;

  @Field(() => Int, { description: 'What the person has who stays.' })
  kept!: number;

  @Field(() => Int, { description: 'What the other has.' })
  merged!: number;

  @Field(() => Int, {
    description:
      'What of the other stays under its profile, as the first has the same and there may be one only.',
  })
  stays!: number;
}

/** As many tests that both passed are named. */
export const mostNamed = 10;

@ObjectType({ description: 'A test that both have passed, which counts once.', simpleResolvers: true })
export class PassedTwice {
  @Field(() => ID, { description: 'ID of the module that the test belongs to.' })
  moduleId!: string;

  @Localized('Name of the module.')
  moduleName(): void {}

  moduleNameTranslations!: LocalizedText;
}

/** The values behind the fields. */
export type PassedTwiceValues = Omit<PassedTwice, 'moduleName'>;

@ObjectType({ description: 'One of two people who may be merged.', simpleResolvers: true })
export class MergeSide {
  @Field(() => ListedPerson, { description: 'The person.' })
  person!: ListedPerson;

  @Field(() => String, { nullable: true, description: 'Telephone number.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Key of the store.' })
  store!: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the country.' })
  country!: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the state or province.' })
  state!: string | null;
}

@ObjectType({ description: 'What merging two people would do; it changes nothing.', simpleResolvers: true })
export class MergePreview {
  @Field(() => MergeSide, { description: 'Who would stay.' })
  kept!: MergeSide;

  @Field(() => MergeSide, { description: 'Who would be merged into the first.' })
  merged!: MergeSide;

  @ListSize(mergedThings.length)
  @Field(() => [MergedCount], { description: 'What goes over.' })
  counts!: MergedCount[];

  @Field(() => Int, { description: 'How many tests both have passed.' })
  passedTwiceCount!: number;

  @ListSize(mostNamed)
  @Field(() => [PassedTwice], { description: `The first ${mostNamed} of those tests.` })
  passedTwice!: PassedTwiceValues[];
}

@ObjectType({ description: 'The merge that was made.', simpleResolvers: true })
export class MergePeoplePayload {
  @Field(() => PersonMerge, { description: 'The merge.' })
  merge!: PersonMerge;

  @Field(() => ListedPerson, { description: 'Who stayed, as the person is now.' })
  person!: ListedPerson;
}

@ObjectType({ description: 'The merge that was undone.', simpleResolvers: true })
export class UndoMergePayload {
  @Field(() => PersonMerge, { description: 'The merge.' })
  merge!: PersonMerge;

  @Field(() => ListedPerson, { description: 'Who had stayed, as the person is now.' })
  person!: ListedPerson;

  @ListSize(Object.keys(mergeFields).length)
  @Field(() => [MergeFieldEnum], {
    description:
      'What that person had taken of the other and did not give back: it was changed since, or the account of before is gone.',
  })
  notGivenBack!: MergeField[];
}
