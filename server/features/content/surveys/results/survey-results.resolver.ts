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
      'Returns the answers to a survey, of all people or of a group, but never of fewer than five ' +
      "people. Null if the survey doesn't exist. For administrators and API clients.",
  })
  surveyResults(
    @Ctx() { viewer }: Context,
    @Arg('surveyId', () => ID, { description: 'ID of the survey.' }) surveyId: string,
    @Arg('filter', () => SurveyResultsFilter, {
      nullable: true,
      description: 'Group of people. Everyone if left out or null.',
    })
    filter?: SurveyResultsFilter | null,
  ): Promise<SurveyResultsValues | null> {
    return surveyResults(viewer, surveyId, filter ?? {});
  }
}
