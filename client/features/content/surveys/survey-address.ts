import type { ContentSectionKey } from '#client/platform/generated/schema';
import { pagePath } from '../section/section-path';

/** Where the questions of a survey are answered. */
export const surveyPath = (section: ContentSectionKey, id: string): string =>
  `${pagePath(section, 'survey')}/${id}`;

/** What is shown once the answers are sent. */
export const sentPath = (section: ContentSectionKey, id: string): string => `${surveyPath(section, id)}/sent`;
