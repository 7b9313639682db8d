import { FormattedMessage } from 'react-intl';
import type { ContentPage, ContentSectionKey } from '#client/platform/generated/schema';
import type { Step } from '#client/ui/editing/breadcrumbs';
import { pageNames } from './section-address';
import { pagePath, sectionPath } from './section-path';

/** Returns the breadcrumbs of an item: the section, if it has loaded, and its page. */
export const pageSteps = (
  section: { title: string } | null,
  key: ContentSectionKey,
  page: ContentPage,
): Step[] => [
  ...(section ? [{ to: sectionPath(key), name: section.title }] : []),
  { to: pagePath(key, page), name: <FormattedMessage id={pageNames[page]} /> },
];
