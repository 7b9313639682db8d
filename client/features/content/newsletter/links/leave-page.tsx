import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/index';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { Button, ButtonLink } from '#client/ui/button';
import { Page } from '#client/ui/layout/layout';
import { ErrorNote } from '#client/ui/feedback/messages';
import { pagePath } from '../../section/section-path';
import { useLeaveNewsletterByLinkMutation, type LinkedNameFragment } from './links.generated';
import styles from './links.module.css';

function Outcome({ newsletter }: { newsletter: LinkedNameFragment | null }) {
  if (!newsletter) {
    return (
      <>
        <h1>
          <FormattedMessage id="newsletter.noSubscription" />
        </h1>
        <p role="status">
          <FormattedMessage id="newsletter.noSubscriptionText" />
        </p>
      </>
    );
  }
  const { section, name } = newsletter;
  return (
    <>
      <h1>
        <FormattedMessage id="newsletter.left" values={{ name }} />
      </h1>
      <p role="status">
        <FormattedMessage id="newsletter.leftByLink" />
      </p>
      <ButtonLink to={pagePath(section, 'newsletter')}>
        <FormattedMessage id="newsletter.toIssues" />
      </ButtonLink>
    </>
  );
}

/** Cancels a subscription by the link in an issue, after a click on the button, because mail scanners open links. */
export default function LeavePage() {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const token = useSearchParams()[0].get('link') ?? '';
  const [leave, { data, loading, error }] = useLeaveNewsletterByLinkMutation();
  return (
    <Page>
      <PageTitle>{intl.formatMessage({ id: 'newsletter.leave' })}</PageTitle>
      <div className={styles.narrow}>
        {data ? (
          <Outcome newsletter={data.leaveNewsletterByLink.newsletter ?? null} />
        ) : (
          <>
            <h1>
              <FormattedMessage id="newsletter.leaveAsk" />
            </h1>
            <p>
              <FormattedMessage id="newsletter.leaveAskText" />
            </p>
            {error && <ErrorNote>{errorMessage(error)}</ErrorNote>}
            <Button
              variant="strong"
              busyLabel={loading ? <FormattedMessage id="newsletter.leaving" /> : undefined}
              // The error appears above the button.
              onClick={() => void leave({ variables: { input: { token } } }).catch(() => undefined)}
            >
              <FormattedMessage id="newsletter.leave" />
            </Button>
          </>
        )}
      </div>
    </Page>
  );
}
