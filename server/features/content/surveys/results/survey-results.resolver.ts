import { Arg, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { surveyResults } from './survey-results.service';
import { SurveyResults, SurveyResultsFilter, type SurveyResultsValues } from './survey-results.types';

@Resolver()
export class SurveyResultsResolver {
  @Authorized('admin', 'read_results')
  @Query(() => SurveyResults, {
    nullable: true,
    description:
      'What was answered to a survey, of everybody or of a group, never of fewer than five people; null where there is ' +
      'no such survey. For administrators and API clients.',
  })
  surveyResults(
    @Ctx() { viewer }: Context,
    @Arg('surveyId', () => ID, { description: 'Id of the survey.' }) surveyId: string,
    @Arg('filter', () => SurveyResultsFilter, {
      nullable: true,
      description: 'The group; everybody where left out or null.',
    })
    filter?: SurveyResultsFilter | null,
  ): Promise<SurveyResultsValues | null> {
    return surveyResults(viewer, surveyId, filter ?? {});
  }
}
