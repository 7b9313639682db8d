import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { Cost, ListSize } from '#server/platform/graphql/sizes';
import { StuckKindEnum } from './dashboard.enums';
import { dashboard, dealersBehind, hardestQuestions, passFigures, stuckPeople } from './dashboard.service';
import { Dashboard, PassFigureFilter, WeeksFilter } from './dashboard.types';
import {
  DealerFilter,
  DealerProgress,
  HardQuestion,
  type HardQuestionValues,
  mostShown,
  mostWorst,
  PassFigure,
  StuckPerson,
} from './figures.types';

@Resolver()
export class DashboardResolver {
  // Three statements: the summaries, the queue and the hours of today.
  @Cost(900)
  @Authorized('admin')
  @Query(() => Dashboard, { description: 'What goes on in the portal, from summaries; for administrators.' })
  dashboard(
    @Ctx() { viewer }: Context,
    @Arg('filter', { description: 'Of what time.' }) { weeks }: WeeksFilter,
  ): Promise<Dashboard> {
    return dashboard(viewer, weeks);
  }

  @ListSize(mostShown)
  @Authorized('admin')
  @Query(() => [PassFigure], {
    description: `Where people pass and fail, those with the most fails first, at most ${mostShown}; for administrators.`,
  })
  passFigures(
    @Ctx() { viewer }: Context,
    @Arg('filter', { description: 'By what, and of what time.' }) filter: PassFigureFilter,
  ): Promise<PassFigure[]> {
    return passFigures(viewer, filter);
  }

  @ListSize(mostWorst)
  @Authorized('admin')
  @Query(() => [DealerProgress], {
    description: `The ${mostWorst} gold dealers that need help most: those that have finished least; for administrators.`,
  })
  dealersBehind(
    @Ctx() { viewer }: Context,
    @Arg('filter', { description: 'Which dealers.' }) { kind }: DealerFilter,
  ): Promise<DealerProgress[]> {
    return dealersBehind(viewer, kind);
  }

  @ListSize(mostWorst)
  @Authorized('admin')
  @Query(() => [HardQuestion], {
    description: `The ${mostWorst} questions that are missed most often of those asked 5 times or more; for administrators.`,
  })
  hardestQuestions(
    @Ctx() { viewer }: Context,
    @Arg('filter', { description: 'Of what time.' }) { weeks }: WeeksFilter,
  ): Promise<HardQuestionValues[]> {
    return hardestQuestions(viewer, weeks);
  }

  @ListSize(Object.values(StuckKindEnum).length * mostWorst)
  @Authorized('admin')
  @Query(() => [StuckPerson], {
    description: `Who does not get on, of each reason the ${mostWorst} since longest; for administrators.`,
  })
  stuckPeople(@Ctx() { viewer }: Context): Promise<StuckPerson[]> {
    return stuckPeople(viewer);
  }
}
