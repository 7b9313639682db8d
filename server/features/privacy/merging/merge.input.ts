import { Field, ID, InputType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { ListSize } from '#server/platform/graphql/sizes';
import { MergeFieldEnum } from './merge.enums';
import type { MergeField } from './moved';

@InputType({ description: 'Who is merged into whom.' })
export class MergePeopleInput {
  @Field(() => ID, { description: 'ID of the person who stays.' })
  keptId!: string;

  @Field(() => ID, { description: 'ID of the person who is disabled, and whose things go over.' })
  mergedId!: string;

  @Field(() => DateTime, {
    description: '`updatedAt` of the first as it was read; CONFLICT where it is another.',
  })
  keptUpdatedAt!: Date;

  @Field(() => DateTime, {
    description: '`updatedAt` of the second as it was read; CONFLICT where it is another.',
  })
  mergedUpdatedAt!: Date;

  @ListSize(20)
  @Field(() => [MergeFieldEnum], {
    description: 'What the first takes of the second; all else stays as it is.',
  })
  takeFromMerged!: MergeField[];
}

@InputType({ description: 'Which merge to undo.' })
export class UndoMergeInput {
  @Field(() => ID, { description: 'ID of the merge.' })
  mergeId!: string;
}
