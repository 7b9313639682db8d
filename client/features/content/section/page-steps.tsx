import { FormattedMessage } from 'react-intl';
import type { ContentPage, ContentSectionKey } from '#client/platform/generated/schema';
import type { Step } from '#client/ui/editing/breadcrumbs';
import { pageNames } from './section-address';
import { pagePath, sectionPath } from './section-path';

/** What stands above a single thing of a section's page: the section, as far as it is known, and the page. */
export const pageSteps = (
  section: { title: string } | null,
  key: ContentSectionKey,
  page: ContentPage,
): Step[] => [
  ...(section ? [{ to: sectionPath(key), name: section.title }] : []),
  { to: pagePath(key, page), name: <FormattedMessage id={pageNames[page]} /> },
];
