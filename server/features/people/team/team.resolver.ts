import { Authorized, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { First } from '#server/platform/graphql/page-arguments';
import { Cost } from '#server/platform/graphql/limits/sizes';
import { pageSize } from '#server/platform/paging';
import { testProgressOf } from '../people.service';
import { ListedPerson } from '../person.types';
import { OpenTest, type OpenTestValues } from './open-test.types';
import { nextTowardPro, openTestsOf } from './open-tests';
import { teamOf } from './team.service';
import { Team } from './team.types';

@Resolver(() => ListedPerson)
export class TeamResolver {
  // The tests of everyone in the team are evaluated.
  @Cost(3000)
  @Authorized()
  @Query(() => Team, {
    nullable: true,
    description:
      "Returns figures of a manager's team. Null for a manager without an account, administrators and " +
      'API clients. FORBIDDEN to users.',
  })
  team(@Ctx() { viewer }: Context): Promise<Team | null> {
    return teamOf(viewer);
  }

  // All people of a list are loaded in one batch, but the tests of each are evaluated.
  @Cost(10)
  @FieldResolver(() => [OpenTest], {
    description: 'Tests that the person can take now, those in progress first.',
  })
  async testsToTake(@Root() person: ListedPerson, @First('tests') first: number): Promise<OpenTestValues[]> {
    const size = pageSize(first);
    const progress = await testProgressOf(person);
    return progress ? openTestsOf(progress, size) : [];
  }

  @Cost(10)
  @FieldResolver(() => OpenTest, {
    nullable: true,
    description:
      'Open test that brings the person closer to PRO, one in progress first. Null if there is none.',
  })
  async nextTowardPro(@Root() person: ListedPerson): Promise<OpenTestValues | null> {
    const progress = await testProgressOf(person);
    return progress ? nextTowardPro(progress) : null;
  }

  @Cost(10)
  @FieldResolver(() => Int, {
    description: 'Number of different standard tests that count toward unlocking the PRO tests.',
  })
  async standardTestsDone(@Root() person: ListedPerson): Promise<number> {
    return (await testProgressOf(person))?.details.standardTestsDone ?? 0;
  }
}
