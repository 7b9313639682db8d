import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';

@ObjectType({ description: 'What the last check of the whole audit found.', simpleResolvers: true })
export class AuditCheck {
  @Field(() => DateTime, { description: 'When it ended.' })
  checkedAt!: string;

  @Field(() => Int, { description: 'Sealed entries that were compared with the chain.' })
  entries!: number;

  @Field(() => Int, {
    description:
      'Entries, values and blocks that are not as they were sealed; 0 where the chain is intact. The log and `npm run audit:verify` name them.',
  })
  findings!: number;
}
