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
import { isAskedBy, isOpenSurvey, assertCanReadSurveys } from './survey.policy';
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

/** The row is held meanwhile, so that no first answer comes between. */
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

/** Its answers go with it; points that were given for them stay. */
async function erase(manager: EntityManager, id: string): Promise<{ responses: number }> {
  const { affected } = await manager.delete(SurveyResponseEntity, { surveyId: id });
  await manager.delete(Survey, id);
  return { responses: affected ?? 0 };
}

/** What administrators do with surveys. */
export const adminSurveys = resourceService(Survey, {
  order: 'publishAt',
  descending: true,
  fit,
  before: keepAnswered,
  erase,
});

/** A survey as the viewer sees it, each question with the viewer's own answer. */
function visibleTo(viewer: Viewer, { answers, ...survey }: ReadSurvey): SurveyValues {
  // Words that weren't sent yet are the person's alone, also for an administrator who views as the person.
  const isHidden = viewer.kind === 'person' && viewer.seenBy !== undefined && survey.submittedAt === null;
  const given = new Map(
    answers.map(({ questionId, ...answer }) => [questionId, isHidden ? { ...answer, words: null } : answer]),
  );
  const questions = survey.questions.map((question) => ({
    ...question,
    answer: given.get(question.id) ?? null,
  }));
  return { ...survey, questions, open: isOpenSurvey(survey), asked: isAskedBy(viewer, survey) };
}

/** A survey that the viewer may read; null otherwise. PROGRAM_ENTRY_REQUIRED as its section says. */
export async function surveyById(viewer: Viewer, id: string): Promise<SurveyValues | null> {
  assertCanReadSurveys(viewer);
  const survey = isId(id) ? await selectSurvey(viewer, id) : null;
  if (!survey || !(await sectionFor(viewer, survey.section, 'survey'))) return null;
  return visibleTo(viewer, survey);
}

/** The newest surveys of a section, open ones first. */
export async function surveysOf(viewer: Viewer, section: ContentSectionKey): Promise<SurveyValues[]> {
  assertCanReadSurveys(viewer);
  await requireSection(viewer, section, 'survey');
  return ((await selectSurveys(viewer, section)) ?? []).map((survey) => visibleTo(viewer, survey));
}
