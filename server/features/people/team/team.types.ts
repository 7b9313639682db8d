import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';

export enum TeamEventKindEnum {
  passed = 'passed',
  failed = 'failed',
  promoted = 'promoted',
  joined = 'joined',
}
registerEnumType(TeamEventKindEnum, {
  name: 'TeamEventKind',
  description: 'What happened in a team.',
  valuesConfig: {
    passed: { description: 'Somebody passed a test.' },
    failed: { description: 'Somebody failed a test.' },
    promoted: { description: 'Somebody became PRO.' },
    joined: { description: 'Somebody is new in the portal.' },
  },
});

/** As many as a page shows at once. */
export const mostEvents = 8;

@ObjectType({ description: 'Something that happened in a team this week.', simpleResolvers: true })
export class TeamEvent {
  @Field(() => TeamEventKindEnum, { description: 'What.' })
  kind!: keyof typeof TeamEventKindEnum;

  @Field(() => DateTime, { description: 'When.' })
  at!: string;

  @Field(() => ID, { description: 'Id of the person.' })
  personId!: string;

  @Field(() => String, { description: 'Name of the person.' })
  personName!: string;

  @Localized('Name of the module whose test it was; null where it was none.', { nullable: true })
  moduleName(): void {}

  moduleNameTranslations!: LocalizedText | null;

  @Field(() => Int, { nullable: true, description: 'Score of the test, in percent; null where it was none.' })
  score!: number | null;
}

/** The values behind the fields. */
export type TeamEventValues = Omit<TeamEvent, 'moduleName'>;

@ObjectType({
  description: 'The other people of a manager’s account who are not disabled, in figures.',
  simpleResolvers: true,
})
export class Team {
  @Field(() => Int, { description: 'Tests that all of them may take now, together.' })
  openTests!: number;

  @Field(() => Int, { description: 'How many of them may take a test now.' })
  peopleWithOpenTests!: number;

  @Field(() => Int, { description: 'Tests passed since Monday, in the time zone of the site.' })
  passedThisWeek!: number;

  @Field(() => Int, { description: 'Tests passed in the week before, from Monday to Sunday.' })
  passedLastWeek!: number;

  @ListSize(mostEvents)
  @Field(() => [TeamEvent], {
    description: `What happened since Monday, newest first, at most ${mostEvents}.`,
  })
  events!: TeamEventValues[];
}
