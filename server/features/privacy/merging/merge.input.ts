import { Field, ID, InputType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { MergeFieldEnum } from './merge.enums';
import type { MergeField } from './moved';

@InputType({ description: 'Two people to merge.' })
export class MergePeopleInput {
  @Field(() => ID, { description: 'ID of the person who stays.' })
  survivingId!: string;

  @Field(() => ID, {
    description: 'ID of the person to merge into the other. The merged person is disabled.',
  })
  mergedId!: string;

  @Field(() => DateTime, {
    description:
      '`updatedAt` of the remaining person as you read it. If the person has changed since, the answer ' +
      'is CONFLICT.',
  })
  survivingUpdatedAt!: Date;

  @Field(() => DateTime, {
    description:
      '`updatedAt` of the merged person as you read it. If the person has changed since, the answer is ' +
      'CONFLICT.',
  })
  mergedUpdatedAt!: Date;

  @ListSize(20)
  @Field(() => [MergeFieldEnum], {
    description: 'Fields that the remaining person gets from the merged person. All others stay unchanged.',
  })
  fieldsFromMerged!: MergeField[];
}

@InputType({ description: 'Merge to undo.' })
export class UndoMergeInput {
  @Field(() => ID, { description: 'ID of the merge.' })
  mergeId!: string;
}
