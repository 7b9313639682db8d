import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { StartTestInput } from '#server/features/attempts/attempt.input';
import { Attempt, StartTestPayload } from '#server/features/attempts/attempt.types';
import type { Context } from '#server/platform/context';
import { Module, type ModuleValues } from '../module/module.types';
import { moduleWith } from '../module/module-with';
import { startTest } from './start-test.service';

@Resolver(() => Attempt)
export class AttemptTrainingResolver {
  @Authorized()
  @Mutation(() => StartTestPayload, {
    description:
      "Starts an attempt at a module's test, or returns the one in progress. TEST_BLOCKED with reason " +
      'and opensAgainAt if the caller may not take the test.',
  })
  async startTest(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Module whose test to start.' }) { moduleId }: StartTestInput,
  ): Promise<StartTestPayload> {
    return { attempt: await startTest(viewer, moduleId) };
  }

  @FieldResolver(() => Module, { description: 'Module of the test.' })
  module(@Root() attempt: Attempt, @Ctx() { viewer }: Context): ModuleValues | Promise<ModuleValues> {
    return moduleWith(attempt, viewer);
  }
}
