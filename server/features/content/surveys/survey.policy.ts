import { isInAudience } from '#server/features/profile/audience/audience';
import { now } from '#server/platform/clock';
import { AppError } from '#server/platform/errors';
import { requirePerson, requireReader, requireReaderOfAll } from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import type { Survey } from './survey.entity';

type SurveyAudience = Pick<Survey, 'closesAt' | 'roles' | 'userTypes' | 'accountKinds'>;

/** Signed-in people and API clients can read surveys. */
export const assertCanReadSurveys = (viewer: Viewer): Person | ApiClient => requireReader(viewer);

export const assertCanAnswerSurveys = (viewer: Viewer): Person => requirePerson(viewer);

/** Administrators and API clients can read the results. */
export const assertCanReadSurveyResults = (viewer: Viewer): Person | ApiClient => requireReaderOfAll(viewer);

export const isOpenSurvey = ({ closesAt }: Pick<Survey, 'closesAt'>): boolean =>
  closesAt === null || Date.parse(closesAt) > now().getTime();

/** Returns true if the viewer is asked. Administrators can read the surveys of others too. */
export const isEligible = (viewer: Viewer, survey: SurveyAudience): boolean =>
  viewer.kind === 'person' && isInAudience(viewer, survey);

/**
 * Throws FORBIDDEN if the person isn't asked, and SURVEY_CLOSED if the survey is closed or the response was submitted.
 */
export function requireAnswerable(person: Person, survey: SurveyAudience, isSent: boolean): void {
  if (!isEligible(person, survey)) throw new AppError('FORBIDDEN', 'This survey is for others.');
  if (isSent || !isOpenSurvey(survey)) throw new AppError('SURVEY_CLOSED');
}
