import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { Cost, ListSize, statementCost } from '#server/platform/graphql/limits/sizes';
import { MergePeopleInput, UndoMergeInput } from './merge.input';
import { mergedPeople, mergePreview, mergesOf, undoneMerge } from './merge.service';
import { MergePeoplePayload, MergePreview, PersonMerge, UndoMergePayload } from './merge.types';
import { maxMerges } from './person-merge.queries';

@Resolver()
export class MergeResolver {
  // Three statements, one of which counts the records of both people.
  @Cost(statementCost * 3)
  @Authorized('admin')
  @Query(() => MergePreview, {
    nullable: true,
    description:
      "Shows what `mergePeople` would do with two people. Null if one of them doesn't exist, or both " +
      'are the same.',
  })
  mergePreview(
    @Ctx() { viewer }: Context,
    @Arg('survivingId', () => ID, { description: 'ID of the person who would stay.' }) survivingId: string,
    @Arg('mergedId', () => ID, { description: 'ID of the person who would be merged into the first.' })
    mergedId: string,
  ): Promise<MergePreview | null> {
    return mergePreview(viewer, survivingId, mergedId);
  }

  @Cost(statementCost)
  @ListSize(maxMerges)
  @Authorized('admin')
  @Query(() => [PersonMerge], {
    description:
      'Lists the newest 20 merges in which a person remained or was merged into another, newest first.',
  })
  personMerges(
    @Ctx() { viewer }: Context,
    @Arg('profileId', () => ID, { description: 'ID of the person.' }) profileId: string,
  ): Promise<PersonMerge[]> {
    return mergesOf(viewer, profileId);
  }

  @Authorized('admin')
  @Mutation(() => MergePeoplePayload, {
    description:
      'Moves everything of one person to another, who also gets the chosen fields. The first person is ' +
      'disabled; their sign-ins lead to the second, and all sessions of both end. Can be undone for 30 ' +
      'days. Audited. CONFLICT if one of them has changed, NOT_TO_BE_MERGED with `reason`, ' +
      'LAST_ADMINISTRATOR if no administrator would be left.',
  })
  mergePeople(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'People to merge, and the fields to copy.' }) input: MergePeopleInput,
  ): Promise<MergePeoplePayload> {
    return mergedPeople(viewer, input);
  }

  @Authorized('admin')
  @Mutation(() => UndoMergePayload, {
    description:
      'Restores exactly what moved when two people were merged. What was added since stays with the ' +
      "person who remained. Audited. MERGE_STAYS with `reason` if it can't be undone any more.",
  })
  undoMerge(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Merge to undo.' }) { mergeId }: UndoMergeInput,
  ): Promise<UndoMergePayload> {
    return undoneMerge(viewer, mergeId);
  }
}
