import type { EntityManager } from 'typeorm';
import { resourceService } from '#server/features/editing/resources';
import type { Change, ResourceRules } from '#server/features/editing/resources.types';
import { throwFieldError } from '#server/platform/errors';
import { isId } from '#server/platform/validation';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import type { ContentSectionKey } from '../section/section.enums';
import { requireSection, sectionFor } from '../section/sections.service';
import { rejectForeignIds, rejectOtherQuestions } from './check-questions';
import { SurveyResponseEntity } from './survey-response.entity';
import type { SurveyQuestionInput } from './survey-questions.types';
import { Survey } from './survey.entity';
import { isEligible, isOpenSurvey, assertCanReadSurveys } from './survey.policy';
import { type ReadSurvey, selectSurvey, selectSurveys } from './survey.queries';
import type { SurveyValues } from './survey.types';

type Fit = NonNullable<ResourceRules<Survey>['fit']>;

const fit: Fit = ({ values, before, sent }) => {
  const { publishAt, closesAt } = values;
  if (publishAt && closesAt && Date.parse(closesAt) <= Date.parse(publishAt)) {
    throwFieldError('closesAt', 'A survey closes after it opens.');
  }
  const questions = sent['questions'] as SurveyQuestionInput[] | undefined;
  if (questions) rejectForeignIds(values.questions, before?.questions ?? [], questions);
  return {};
};

/**
 * Validates changes of a survey that has answers. The survey is locked, so that no first answer arrives at the same
 * time.
 */
async function keepAnswered(
  manager: EntityManager,
  _editor: Person | ApiClient,
  { id, values, before, sent }: Change<Survey>,
): Promise<Partial<Survey>> {
  if (!before || !sent['questions']) return {};
  if (await manager.existsBy(SurveyResponseEntity, { surveyId: id })) {
    rejectOtherQuestions(values.questions, before.questions);
  }
  return {};
}

/** Deletes a survey with its responses. Awarded points stay. */
async function erase(manager: EntityManager, id: string): Promise<{ responses: number }> {
  const { affected } = await manager.delete(SurveyResponseEntity, { surveyId: id });
  await manager.delete(Survey, id);
  return { responses: affected ?? 0 };
}

/** Actions of administrators on surveys. */
export const adminSurveys = resourceService(Survey, {
  order: 'publishAt',
  descending: true,
  fit,
  before: keepAnswered,
  erase,
});

/** Returns a survey for the viewer, each question with their answer. */
function visibleTo(viewer: Viewer, { answers, ...survey }: ReadSurvey): SurveyValues {
  // Unsubmitted texts are private, also for an administrator who impersonates the person.
  const isHidden = viewer.kind === 'person' && viewer.seenBy !== undefined && survey.submittedAt === null;
  const given = new Map(
    answers.map(({ questionId, ...answer }) => [questionId, isHidden ? { ...answer, words: null } : answer]),
  );
  const questions = survey.questions.map((question) => ({
    ...question,
    answer: given.get(question.id) ?? null,
  }));
  return { ...survey, questions, open: isOpenSurvey(survey), eligible: isEligible(viewer, survey) };
}

/** Returns a readable survey; null otherwise. Throws PROGRAM_ENTRY_REQUIRED if its section requires access. */
export async function surveyById(viewer: Viewer, id: string): Promise<SurveyValues | null> {
  assertCanReadSurveys(viewer);
  const survey = isId(id) ? await selectSurvey(viewer, id) : null;
  if (!survey || !(await sectionFor(viewer, survey.section, 'survey'))) return null;
  return visibleTo(viewer, survey);
}

/** Returns the newest surveys of a section, open ones first. */
export async function surveysOf(viewer: Viewer, section: ContentSectionKey): Promise<SurveyValues[]> {
  assertCanReadSurveys(viewer);
  await requireSection(viewer, section, 'survey');
  return ((await selectSurveys(viewer, section)) ?? []).map((survey) => visibleTo(viewer, survey));
}
