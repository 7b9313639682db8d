import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Attempt } from '#server/features/attempts/attempt.types';
import type { Context } from '#server/platform/context';
import { Module, type ModuleValues } from '../module/module.types';
import { moduleWith } from '../module/module-with';
import { startTest } from './start-test.service';

@Resolver(() => Attempt)
export class AttemptTrainingResolver {
  @Authorized()
  @Mutation(() => Attempt, {
    description:
      "Starts a module's test, or gives back the attempt in progress. TEST_BLOCKED with reason and opensAgainAt " +
      'where access is blocked.',
  })
  startTest(
    @Ctx() { viewer }: Context,
    @Arg('moduleId', () => ID, { description: 'Id of the module.' }) moduleId: string,
  ): Promise<Attempt> {
    return startTest(viewer, moduleId);
  }

  @FieldResolver(() => Module, { description: 'The module whose test it is.' })
  module(@Root() attempt: Attempt, @Ctx() { viewer }: Context): ModuleValues | Promise<ModuleValues> {
    return moduleWith(attempt, viewer);
  }
}
