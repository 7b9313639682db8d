import type { ContentSectionKey } from '#client/platform/generated/schema';
import { pagePath } from '../section/section-path';

/** Returns the path of an issue. */
export const issuePath = ({ section, number }: { section: ContentSectionKey; number: number }): string =>
  `${pagePath(section, 'newsletter')}/${number}`;
