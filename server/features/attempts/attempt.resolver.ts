import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { saveAnswer } from './answers/answer.service';
import { SaveAnswerInput } from './attempt.input';
import { attemptById } from './attempt.service';
import { Attempt, SaveAnswerPayload } from './attempt.types';

@Resolver(() => Attempt)
export class AttemptResolver {
  @Authorized()
  @Query(() => Attempt, {
    nullable: true,
    description: "Returns an attempt of the caller. Null if it doesn't exist or is another person's.",
  })
  attempt(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'ID of the attempt.' }) id: string,
  ): Promise<Attempt | null> {
    return attemptById(viewer, id);
  }

  @Authorized()
  @Mutation(() => SaveAnswerPayload, {
    description:
      'Saves an answer of an attempt in progress. The highest revision counts. ATTEMPT_CLOSED after ' +
      'its end.',
  })
  saveAnswer(
    @Ctx() { viewer }: Context,
    @Arg('input', () => SaveAnswerInput, { description: 'Answer to save.' }) input: SaveAnswerInput,
  ): Promise<SaveAnswerPayload> {
    return saveAnswer(viewer, input);
  }
}
