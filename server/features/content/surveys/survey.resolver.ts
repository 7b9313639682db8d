import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { requestedParts } from '#server/features/profile/profile-parts';
import { ownProfile } from '#server/features/profile/profile.service';
import { Profile } from '#server/features/profile/profile.types';
import type { Context } from '#server/platform/context';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';
import { saveSurveyAnswer, submitSurvey } from './answer-survey';
import { maxListed } from './survey-limits';
import { SaveSurveyAnswerInput, SubmitSurveyInput } from './survey.input';
import {
  PublishedSurvey,
  SaveSurveyAnswerPayload,
  SubmitSurveyPayload,
  type SurveyValues,
} from './survey.types';
import { surveyById, surveysOf } from './surveys.service';

@Resolver()
export class SurveyResolver {
  @Authorized('read_results')
  @ListSize(maxListed)
  @Query(() => [PublishedSurvey], {
    description:
      'Lists the surveys of a section that are for the caller: open ones first, then the newest, at ' +
      "most 50. NOT_FOUND if the section doesn't show surveys. PROGRAM_ENTRY_REQUIRED, with the " +
      'program, if the caller has to enter it first.',
  })
  surveys(
    @Ctx() { viewer }: Context,
    @Arg('section', () => ContentSectionKeyEnum, { description: 'Section of the surveys.' })
    section: ContentSectionKey,
  ): Promise<SurveyValues[]> {
    return surveysOf(viewer, section);
  }

  @Authorized('read_results')
  @Query(() => PublishedSurvey, {
    nullable: true,
    description:
      "Returns a survey. Null if it doesn't exist, isn't published or isn't for the caller. " +
      'PROGRAM_ENTRY_REQUIRED, with the program, if the caller has to enter it first.',
  })
  survey(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'ID of the survey.' }) id: string,
  ): Promise<SurveyValues | null> {
    return surveyById(viewer, id);
  }

  @Authorized()
  @Mutation(() => SaveSurveyAnswerPayload, {
    description:
      'Saves an answer of the caller to a survey. The highest revision counts. SURVEY_CLOSED if the ' +
      'survey is closed or the answers are submitted.',
  })
  saveSurveyAnswer(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Answer to save.' }) input: SaveSurveyAnswerInput,
  ): Promise<SaveSurveyAnswerPayload> {
    return saveSurveyAnswer(viewer, input);
  }

  @Authorized()
  @Mutation(() => SubmitSurveyPayload, {
    description:
      "Submits the caller's answers to a survey and adds its points. Submitted answers can't be " +
      'changed. A repeat changes nothing. SURVEY_CLOSED if it has closed; BAD_USER_INPUT with the ' +
      'required questions that have no answer.',
  })
  async submitSurvey(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Survey whose answers to submit.' }) { surveyId }: SubmitSurveyInput,
  ): Promise<SubmitSurveyPayload> {
    return { survey: await submitSurvey(viewer, surveyId) };
  }
}

@Resolver(() => SubmitSurveyPayload)
export class SubmitSurveyPayloadResolver {
  @FieldResolver(() => Profile, { description: 'The person with the new balance.' })
  profile(@Ctx() { viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<Profile> {
    return ownProfile(viewer, requestedParts(info));
  }
}
