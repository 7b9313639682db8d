import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';

@ObjectType({
  description: 'Result of the last integrity check of the whole audit log.',
  simpleResolvers: true,
})
export class AuditCheck {
  @Field(() => DateTime, { description: 'Time when the check ended.' })
  checkedAt!: string;

  @Field(() => Int, { description: 'Number of entries that were checked.' })
  entries!: number;

  @Field(() => Int, {
    description:
      'Number of entries, values and blocks that have changed since they were recorded. 0 if the log is intact. The log and `npm run audit:verify` name them.',
  })
  findings!: number;
}
