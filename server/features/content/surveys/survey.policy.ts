import { isInAudience } from '#server/features/profile/audience/audience';
import { now } from '#server/platform/clock';
import { AppError } from '#server/platform/errors';
import { requirePerson, requireReader, requireReaderOfAll } from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import type { Survey } from './survey.entity';

type Asked = Pick<Survey, 'closesAt' | 'roles' | 'userTypes' | 'accountKinds'>;

/** Everybody who is signed in reads surveys, and API clients do. */
export const assertCanReadSurveys = (viewer: Viewer): Person | ApiClient => requireReader(viewer);

export const assertCanAnswerSurveys = (viewer: Viewer): Person => requirePerson(viewer);

/** What was answered is read by administrators and API clients. */
export const assertCanReadSurveyResults = (viewer: Viewer): Person | ApiClient => requireReaderOfAll(viewer);

export const isOpenSurvey = ({ closesAt }: Pick<Survey, 'closesAt'>): boolean =>
  closesAt === null || Date.parse(closesAt) > now().getTime();

/** Whether somebody is asked; administrators read what others are asked too. */
export const isAskedBy = (viewer: Viewer, survey: Asked): boolean =>
  viewer.kind === 'person' && isInAudience(viewer, survey);

/** Refuses answers of who is not asked, and of everybody once the survey is closed or one's answers are sent. */
export function requireAnswerable(person: Person, survey: Asked, isSent: boolean): void {
  if (!isAskedBy(person, survey)) throw new AppError('FORBIDDEN', 'This survey is for others.');
  if (isSent || !isOpenSurvey(survey)) throw new AppError('SURVEY_CLOSED');
}
