import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/index';
import { Waiting } from '#client/ui/feedback/states';
import { useSection } from '../section/section-layout';
import { Issues } from './issues';
import { SubscriptionPanel } from './subscription/subscription-panel';
import { useNewsletterQuery } from './newsletter.generated';

/** The newsletter page of a section: description, subscription and issues. */
export default function NewsletterPage() {
  const { key, title: sectionTitle } = useSection();
  const { data, error, refetch } = useNewsletterQuery({
    variables: { section: key },
    // The person may have confirmed the address by the link since then.
    fetchPolicy: 'cache-and-network',
  });
  const defaultTitle = useIntl().formatMessage({ id: 'section.page.newsletter' });
  const title = data?.newsletter.name ?? defaultTitle;
  const since = data?.newsletter.since;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      {since && (
        <p className="dim">
          <FormattedMessage
            id="newsletter.lead"
            values={{
              section: sectionTitle,
              month: <FormattedDate key="month" value={since} month="long" year="numeric" />,
            }}
          />
        </p>
      )}
      {data ? (
        <SubscriptionPanel
          own={data.newsletter.subscription ?? null}
          email={data.me.email}
          nextIssueAt={data.newsletter.nextIssueAt ?? null}
        />
      ) : (
        <Waiting error={error} onRetry={() => void refetch()} lines={2} />
      )}
      <Issues />
    </>
  );
}
