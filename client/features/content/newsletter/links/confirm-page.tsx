import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/public';
import { ButtonLink } from '#client/ui/button';
import { Page } from '#client/ui/layout';
import { Waiting } from '#client/ui/states';
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

/** Confirms an address when the link that was sent there is opened: what only fetches the page confirms nothing. */
export default function ConfirmPage() {
  const title = useIntl().formatMessage({ id: 'newsletter.confirmTitle' });
  const token = useSearchParams()[0].get('link') ?? '';
  const asked = useRef(false);
  const [confirm, { data, error }] = useConfirmNewsletterMutation();
  // What went wrong is shown with a button that tries again.
  const send = () => void confirm({ variables: { input: { token } } }).catch(() => undefined);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    send();
  });
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <div className={styles.narrow}>
        {data ? (
          <Outcome newsletter={data.confirmNewsletter.newsletter ?? null} />
        ) : (
          <Waiting error={error} onRetry={send} lines={3} />
        )}
      </div>
    </Page>
  );
}
