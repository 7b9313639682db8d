import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { partsAsked } from '#server/features/profile/profile-parts';
import { ownProfile } from '#server/features/profile/profile.service';
import { Profile } from '#server/features/profile/profile.types';
import type { Context } from '#server/platform/context';
import { ListSize } from '#server/platform/graphql/sizes';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';
import { saveSurveyAnswer, submitSurvey } from './answer-survey';
import { mostListed } from './survey-limits';
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
  @ListSize(mostListed)
  @Query(() => [PublishedSurvey], {
    description:
      'The surveys of a section that are for the caller: open ones first, then the newest, 50 at most. NOT_FOUND where ' +
      'the section shows none; PROGRAM_ENTRY_REQUIRED, with the program, where that has to be entered first.',
  })
  surveys(
    @Ctx() { viewer }: Context,
    @Arg('section', () => ContentSectionKeyEnum, { description: 'Which section.' })
    section: ContentSectionKey,
  ): Promise<SurveyValues[]> {
    return surveysOf(viewer, section);
  }

  @Authorized('read_results')
  @Query(() => PublishedSurvey, {
    nullable: true,
    description:
      'A survey; null where it is absent, not published or for others. PROGRAM_ENTRY_REQUIRED, with the program, where ' +
      'that has to be entered first.',
  })
  survey(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Id of the survey.' }) id: string,
  ): Promise<SurveyValues | null> {
    return surveyById(viewer, id);
  }

  @Authorized()
  @Mutation(() => SaveSurveyAnswerPayload, {
    description:
      "Saves one of the caller's answers to a survey; the highest revision stands. SURVEY_CLOSED once the survey is " +
      'closed or the answers are sent.',
  })
  saveSurveyAnswer(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'The answer.' }) input: SaveSurveyAnswerInput,
  ): Promise<SaveSurveyAnswerPayload> {
    return saveSurveyAnswer(viewer, input);
  }

  @Authorized()
  @Mutation(() => SubmitSurveyPayload, {
    description:
      "Sends the caller's answers to a survey, for good, and gives its points; a repeat changes nothing. SURVEY_CLOSED " +
      'where it closed before; BAD_USER_INPUT with the required questions that have no answer.',
  })
  async submitSurvey(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Which survey.' }) { surveyId }: SubmitSurveyInput,
  ): Promise<SubmitSurveyPayload> {
    return { survey: await submitSurvey(viewer, surveyId) };
  }
}

@Resolver(() => SubmitSurveyPayload)
export class SubmitSurveyPayloadResolver {
  @FieldResolver(() => Profile, { description: 'The person, with the points as they are now.' })
  profile(@Ctx() { viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<Profile> {
    return ownProfile(viewer, partsAsked(info));
  }
}
