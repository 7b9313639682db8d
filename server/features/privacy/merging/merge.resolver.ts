import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { Cost, ListSize, statementCost } from '#server/platform/graphql/sizes';
import { MergePeopleInput, UndoMergeInput } from './merge.input';
import { mergedPeople, mergePreview, mergesOf, undoneMerge } from './merge.service';
import { MergePeoplePayload, MergePreview, PersonMerge, UndoMergePayload } from './merge.types';
import { mostMerges } from './person-merge.queries';

@Resolver()
export class MergeResolver {
  // Three statements, one of which counts all that two people have.
  @Cost(statementCost * 3)
  @Authorized('admin')
  @Query(() => MergePreview, {
    nullable: true,
    description:
      'What `mergePeople` would do with two people; null where one of them is not there, or both are one.',
  })
  mergePreview(
    @Ctx() { viewer }: Context,
    @Arg('keptId', () => ID, { description: 'Id of the person who would stay.' }) keptId: string,
    @Arg('mergedId', () => ID, { description: 'Id of the person who would be merged into the first.' })
    mergedId: string,
  ): Promise<MergePreview | null> {
    return mergePreview(viewer, keptId, mergedId);
  }

  @Cost(statementCost)
  @ListSize(mostMerges)
  @Authorized('admin')
  @Query(() => [PersonMerge], {
    description: 'The newest merges in which a person stayed or was merged into another, newest first.',
  })
  personMerges(
    @Ctx() { viewer }: Context,
    @Arg('profileId', () => ID, { description: 'Id of the person.' }) profileId: string,
  ): Promise<PersonMerge[]> {
    return mergesOf(viewer, profileId);
  }

  @Authorized('admin')
  @Mutation(() => MergePeoplePayload, {
    description:
      'Has all that belongs to one person be another’s, who takes the chosen fields of the first. The first is disabled; ' +
      'its accounts sign in to the second, and all sessions of both end. It can be undone for 30 days; audited. CONFLICT ' +
      'where one of them was changed, NOT_TO_BE_MERGED with `reason`, LAST_ADMINISTRATOR where none would be left.',
  })
  mergePeople(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Whom, and what is taken.' }) input: MergePeopleInput,
  ): Promise<MergePeoplePayload> {
    return mergedPeople(viewer, input);
  }

  @Authorized('admin')
  @Mutation(() => UndoMergePayload, {
    description:
      'Gives back exactly what went over when two people were merged; what came since stays with who stayed. Audited. ' +
      'MERGE_STAYS with `reason` where it cannot be undone any more.',
  })
  undoMerge(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Which merge.' }) { mergeId }: UndoMergeInput,
  ): Promise<UndoMergePayload> {
    return undoneMerge(viewer, mergeId);
  }
}
