import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ContentPage } from '#client/platform/generated/schema';
import { MoreLink, Section } from '#client/ui/layout';
import { pageNames } from './section-address';
import { useSection } from './section-layout';
import { pagePath } from './section-path';

type Props = {
  page: ContentPage;
  /** What the link to all of the page says. */
  more: ReactNode;
  children: ReactNode;
};

/** What is newest on a page of the section, under its name. */
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
