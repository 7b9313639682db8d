import { FormattedMessage } from 'react-intl';
import { MoreLink, Section } from '#client/ui/layout';
import { pagePath } from '../section/section-path';
import { useSection } from '../section/section-layout';
import { IssueLink } from './issue-row';
import { useNewsletterIssuesQuery } from './newsletter.generated';

/** The newest issue, on the overview of a section. */
export function NewestIssue() {
  const { key } = useSection();
  const { data } = useNewsletterIssuesQuery({ variables: { filter: { section: key }, first: 1 } });
  return (
    <Section
      title={<FormattedMessage id="section.page.newsletter" />}
      more={
        <MoreLink to={pagePath(key, 'newsletter')}>
          <FormattedMessage id="newsletter.all" />
        </MoreLink>
      }
    >
      {data?.newsletterIssues.nodes.map((issue) => (
        <IssueLink key={issue.id} issue={issue} />
      ))}
    </Section>
  );
}
