import { Field, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
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
}
