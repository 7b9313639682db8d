import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { Cost, ListSize, statementCost } from '#server/platform/graphql/limits/sizes';
import { programsFor } from './programs.service';
import { Program } from './programs.types';

@Resolver()
export class ProgramsResolver {
  @Authorized()
  // One statement for the learner and one for the status in the programs.
  @Cost(2 * statementCost)
  @ListSize(2)
  @Query(() => [Program], {
    description: "Lists the gold programs, distributors first, with the caller's progress in each.",
  })
  programs(@Ctx() { viewer }: Context): Promise<Program[]> {
    return programsFor(viewer);
  }
}
