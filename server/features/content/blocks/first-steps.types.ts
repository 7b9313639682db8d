import { Field, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';
import { type HomeStepKey, HomeStepKeyEnum } from './block.enums';

@ObjectType({ description: 'A first step of a new person.', simpleResolvers: true })
export class HomeStep {
  @Field(() => HomeStepKeyEnum, { description: 'Kind of step.' })
  key!: HomeStepKey;

  @Field(() => Boolean, { description: 'Whether the caller has completed the step.' })
  done!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: "Time of completion. Null if the step isn't completed or the time is unknown.",
  })
  doneAt!: string | null;

  @Field(() => ContentSectionKeyEnum, {
    nullable: true,
    description: 'Section of the survey or newsletter. Null for other steps and for an answered survey.',
  })
  section!: ContentSectionKey | null;
}
