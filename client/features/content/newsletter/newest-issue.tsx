import { FormattedMessage } from 'react-intl';
import { Newest } from '../section/newest';
import { useSection } from '../section/section-layout';
import { IssueLink } from './issue-row';
import { useNewsletterIssuesQuery } from './newsletter.generated';

/** The newest issue on the overview of a section. */
export function NewestIssue() {
  const { key } = useSection();
  const { data } = useNewsletterIssuesQuery({ variables: { filter: { section: key }, first: 1 } });
  return (
    <Newest page="newsletter" more={<FormattedMessage id="newsletter.all" />}>
      {data?.newsletterIssues.nodes.map((issue) => (
        <IssueLink key={issue.id} issue={issue} />
      ))}
    </Newest>
  );
}
