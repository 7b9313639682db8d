import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { changePoints } from '#server/features/points/change-points';
import { freshViewer } from '#server/features/profile/sign-in/fresh-viewer';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { AppError, throwFieldError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import type { Person, Viewer } from '#server/platform/access/viewer';
import { readSurveyAnswer } from './read-answer';
import type { SaveSurveyAnswerInput } from './survey.input';
import { assertCanAnswerSurveys, requireAnswerable } from './survey.policy';
import {
  type LockedSurvey,
  lockResponse,
  lockSurvey,
  missingAnswers,
  writeAnswer,
} from './survey-response.queries';
import type { SaveSurveyAnswerPayload, SurveyValues } from './survey.types';
import { surveyById } from './surveys.service';

interface Held {
  person: Person;
  survey: LockedSurvey;
  response: { id: string; isSent: boolean };
}

/** Runs work on the caller's response to a survey, which is locked meanwhile. */
async function withResponse<T>(
  viewer: Viewer,
  sentId: string,
  work: (manager: EntityManager, held: Held) => Promise<T>,
): Promise<T> {
  const known = assertCanAnswerSurveys(viewer);
  const id = requireId(sentId);
  if (!(await surveyById(viewer, id))) throw new AppError('NOT_FOUND');
  return transaction(async (manager) => {
    const person = await freshViewer(manager, known);
    const survey = await lockSurvey(manager, id);
    if (!survey) throw new AppError('NOT_FOUND');
    const response = await lockResponse(manager, survey.id, person);
    return work(manager, { person, survey, response });
  });
}

/**
 * Saves one answer. The higher revision wins: a lower one, or other content with the same one, returns the stored
 * answer and `superseded`. Throws SURVEY_CLOSED if the survey is closed or the response was submitted.
 */
export const saveSurveyAnswer = (
  viewer: Viewer,
  input: SaveSurveyAnswerInput,
): Promise<SaveSurveyAnswerPayload> =>
  withResponse(viewer, input.surveyId, async (manager, { person, survey, response }) => {
    requireAnswerable(person, survey, response.isSent);
    const question = survey.questions.find(({ id }) => id === requireId(input.questionId));
    if (!question) throwFieldError('questionId', 'The survey has no such question.');
    const answer = { ...readSurveyAnswer(question, input), revision: input.revision };
    return writeAnswer(manager, response.id, question.id, answer);
  });

async function send(manager: EntityManager, { person, survey, response }: Held): Promise<void> {
  requireAnswerable(person, survey, response.isSent);
  const missing = await missingAnswers(manager, survey, response.id);
  if (missing.length > 0) {
    const fields = missing.map((index) => `questions.${index}`);
    throw new AppError('BAD_USER_INPUT', 'Some questions need an answer.', { fields });
  }
  await manager.query(
    'update survey_response set submitted_at = $2, account_kind = $3, lang = $4 where id = $1',
    [response.id, now(), person.accountKind, person.lang],
  );
  const { profileId } = person;
  const idempotencyKey = `survey:${survey.id}:${profileId}`;
  const amount = survey.points ?? 0;
  await changePoints(manager, [{ profileId, amount, reason: 'survey', sourceId: survey.id, idempotencyKey }]);
  await appendAudit(manager, {
    action: 'add',
    actor: actorOf(person),
    targetKind: 'survey_response',
    targetId: response.id,
    changes: { survey: [null, survey.id] },
  });
}

/**
 * Submits the caller's response and awards the current points of the survey. A repeat changes nothing. Throws
 * SURVEY_CLOSED if the survey was closed before, and BAD_USER_INPUT with the required questions without an answer.
 */
export async function submitSurvey(viewer: Viewer, surveyId: string): Promise<SurveyValues> {
  await withResponse(viewer, surveyId, async (manager, held) => {
    if (!held.response.isSent) await send(manager, held);
  });
  const survey = await surveyById(viewer, surveyId);
  if (!survey) throw new AppError('NOT_FOUND');
  return survey;
}
