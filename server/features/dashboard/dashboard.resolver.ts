import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { Cost, ListSize } from '#server/platform/graphql/limits/sizes';
import { StuckKindEnum } from './dashboard.enums';
import { dashboard, dealersBehind, hardestQuestions, passFigures, stuckPeople } from './dashboard.service';
import { Dashboard, PassFigureFilter, WeeksFilter } from './dashboard.types';
import { minAnswers } from './figures.queries';
import {
  DealerFilter,
  DealerProgress,
  HardQuestion,
  type HardQuestionValues,
  maxVisible,
  maxWorst,
  PassFigure,
  StuckPerson,
} from './figures.types';

@Resolver()
export class DashboardResolver {
  // Three statements: the summaries, the queue and today's hours.
  @Cost(900)
  @Authorized('admin')
  @Query(() => Dashboard, {
    description: 'Returns the key figures of the portal, from summaries. For administrators.',
  })
  dashboard(
    @Ctx() { viewer }: Context,
    @Arg('filter', { description: 'Range of time.' }) { weeks }: WeeksFilter,
  ): Promise<Dashboard> {
    return dashboard(viewer, weeks);
  }

  @ListSize(maxVisible)
  @Authorized('admin')
  @Query(() => [PassFigure], {
    description: `Lists at most ${maxVisible} groups, brands, accounts or stores with their passed and failed attempts, most failed first. For administrators.`,
  })
  passFigures(
    @Ctx() { viewer }: Context,
    @Arg('filter', { description: 'Grouping and range of time.' }) filter: PassFigureFilter,
  ): Promise<PassFigure[]> {
    return passFigures(viewer, filter);
  }

  @ListSize(maxWorst)
  @Authorized('admin')
  @Query(() => [DealerProgress], {
    description: `Lists the ${maxWorst} gold dealers that have completed least and need help most. For administrators.`,
  })
  dealersBehind(
    @Ctx() { viewer }: Context,
    @Arg('filter', { description: 'Kind of dealer.' }) { kind }: DealerFilter,
  ): Promise<DealerProgress[]> {
    return dealersBehind(viewer, kind);
  }

  @ListSize(maxWorst)
  @Authorized('admin')
  @Query(() => [HardQuestion], {
    description: `Lists the ${maxWorst} questions that are missed most often, of those asked at least ${minAnswers} times. For administrators.`,
  })
  hardestQuestions(
    @Ctx() { viewer }: Context,
    @Arg('filter', { description: 'Range of time.' }) { weeks }: WeeksFilter,
  ): Promise<HardQuestionValues[]> {
    return hardestQuestions(viewer, weeks);
  }

  @ListSize(Object.values(StuckKindEnum).length * maxWorst)
  @Authorized('admin')
  @Query(() => [StuckPerson], {
    description: `Lists the people who can't progress, for each reason the ${maxWorst} that have waited longest. For administrators.`,
  })
  stuckPeople(@Ctx() { viewer }: Context): Promise<StuckPerson[]> {
    return stuckPeople(viewer);
  }
}
