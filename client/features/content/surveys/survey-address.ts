import type { ContentSectionKey } from '#client/platform/generated/schema';
import { pagePath } from '../section/section-path';

/** Returns the path where a survey is taken. */
export const surveyPath = (section: ContentSectionKey, id: string): string =>
  `${pagePath(section, 'survey')}/${id}`;

/** Returns the path of the confirmation after submitting. */
export const sentPath = (section: ContentSectionKey, id: string): string => `${surveyPath(section, id)}/sent`;
