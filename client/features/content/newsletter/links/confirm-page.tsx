import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/index';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { Button, ButtonLink } from '#client/ui/button';
import { Page } from '#client/ui/layout/layout';
import { ErrorNote } from '#client/ui/feedback/messages';
import { StatusLabel } from '#client/ui/status-label';
import { pagePath } from '../../section/section-path';
import { useConfirmNewsletterMutation, type LinkedNameFragment } from './links.generated';
import styles from './links.module.css';

function Outcome({ newsletter }: { newsletter: LinkedNameFragment | null }) {
  if (!newsletter) {
    return (
      <>
        <StatusLabel shape="cross">
          <FormattedMessage id="newsletter.expired" />
        </StatusLabel>
        <h1>
          <FormattedMessage id="newsletter.oldLink" />
        </h1>
        <p role="status">
          <FormattedMessage id="newsletter.oldLinkText" />
        </p>
        <ButtonLink to="/">
          <FormattedMessage id="newsletter.toPortal" />
        </ButtonLink>
      </>
    );
  }
  const { section, name } = newsletter;
  return (
    <>
      <StatusLabel shape="tick">
        <FormattedMessage id="newsletter.subscribed" />
      </StatusLabel>
      <h1>
        <FormattedMessage id="newsletter.confirmed" values={{ name }} />
      </h1>
      <p role="status">
        <FormattedMessage id="newsletter.confirmedText" />
      </p>
      <ButtonLink variant="primary" to={pagePath(section, 'newsletter')}>
        <FormattedMessage id="newsletter.toIssues" />
      </ButtonLink>
    </>
  );
}

/** Confirms an address after a click on the button, because mail scanners open links and run the scripts of pages. */
export default function ConfirmPage() {
  const title = useIntl().formatMessage({ id: 'newsletter.confirmTitle' });
  const errorMessage = useErrorMessage();
  const token = useSearchParams()[0].get('link') ?? '';
  const [confirm, { data, loading, error }] = useConfirmNewsletterMutation();
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <div className={styles.narrow}>
        {data ? (
          <Outcome newsletter={data.confirmNewsletter.newsletter ?? null} />
        ) : (
          <>
            <h1>{title}</h1>
            <p>
              <FormattedMessage id="newsletter.confirmText" />
            </p>
            {error && <ErrorNote>{errorMessage(error)}</ErrorNote>}
            <Button
              variant="primary"
              busyLabel={loading ? <FormattedMessage id="newsletter.confirming" /> : undefined}
              // The error appears above the button.
              onClick={() => void confirm({ variables: { input: { token } } }).catch(() => undefined)}
            >
              <FormattedMessage id="newsletter.confirm" />
            </Button>
          </>
        )}
      </div>
    </Page>
  );
}
