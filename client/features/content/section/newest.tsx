import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ContentPage } from '#client/platform/generated/schema';
import { MoreLink, Section } from '#client/ui/layout/layout';
import { pageNames } from './section-address';
import { useSection } from './section-layout';
import { pagePath } from './section-path';

type Props = {
  page: ContentPage;
  /** The label of the link to the whole page. */
  more: ReactNode;
  children: ReactNode;
};

/** The newest content of one of the section's pages, with a link to it. */
export function Newest({ page, more, children }: Props) {
  const { key } = useSection();
  return (
    <Section
      title={<FormattedMessage id={pageNames[page]} />}
      more={<MoreLink to={pagePath(key, page)}>{more}</MoreLink>}
    >
      {children}
    </Section>
  );
}
