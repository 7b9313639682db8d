import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';

export enum TeamEventKindEnum {
  passed = 'passed',
  failed = 'failed',
  promoted = 'promoted',
  joined = 'joined',
}
registerEnumType(TeamEventKindEnum, {
  name: 'TeamEventKind',
  description: 'Kind of an event in a team.',
  valuesConfig: {
    passed: { description: 'Someone passed a test.' },
    failed: { description: 'Someone failed a test.' },
    promoted: { description: 'Someone became PRO.' },
    joined: { description: 'Someone joined the portal.' },
  },
});

/** Maximum number of events on the page. */
export const maxEvents = 8;

@ObjectType({ description: 'An event in a team this week.', simpleResolvers: true })
export class TeamEvent {
  @Field(() => TeamEventKindEnum, { description: 'Kind of the event.' })
  kind!: keyof typeof TeamEventKindEnum;

  @Field(() => DateTime, { description: 'Time of the event.' })
  at!: string;

  @Field(() => ID, { description: 'ID of the person.' })
  personId!: string;

  @Field(() => String, { description: 'Name of the person.' })
  personName!: string;

  @Localized("Name of the module of the test. Null if the event isn't about a test.", { nullable: true })
  moduleName(): void {}

  moduleNameTranslations!: LocalizedText | null;

  @Field(() => Int, {
    nullable: true,
    description: "Score of the test in percent. Null if the event isn't about a test.",
  })
  score!: number | null;
}

/** The stored values of the fields. */
export type TeamEventValues = Omit<TeamEvent, 'moduleName'>;

@ObjectType({
  description: "Figures of the other people of a manager's account who aren't disabled.",
  simpleResolvers: true,
})
export class Team {
  @Field(() => Int, { description: 'Number of tests that they can take now, all together.' })
  openTests!: number;

  @Field(() => Int, { description: 'Number of people who can take a test now.' })
  peopleWithOpenTests!: number;

  @Field(() => Int, { description: 'Number of tests passed since Monday, in the time zone of the site.' })
  passedThisWeek!: number;

  @Field(() => Int, { description: 'Number of tests passed in the week before, from Monday to Sunday.' })
  passedLastWeek!: number;

  @ListSize(maxEvents)
  @Field(() => [TeamEvent], {
    description: `Events since Monday, newest first, at most ${maxEvents}.`,
  })
  events!: TeamEventValues[];
}
