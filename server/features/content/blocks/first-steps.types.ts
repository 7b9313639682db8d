import { Field, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';
import { type HomeStepKey, HomeStepKeyEnum } from './block.enums';

@ObjectType({ description: 'Something that new people do first.', simpleResolvers: true })
export class HomeStep {
  @Field(() => HomeStepKeyEnum, { description: 'What is to be done.' })
  key!: HomeStepKey;

  @Field(() => Boolean, { description: 'Whether the caller has done it.' })
  done!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was done; null where it is not, and where nobody noted when.',
  })
  doneAt!: string | null;

  @Field(() => ContentSectionKeyEnum, {
    nullable: true,
    description:
      'The section whose survey or newsletter it is; null in other steps, and in a survey that is answered.',
  })
  section!: ContentSectionKey | null;
}
