import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/index';
import { Page } from '#client/ui/layout/layout';
import { EmptyState, Waiting } from '#client/ui/feedback/states';
import { TermsDetails, TermsNews, TermsText } from './terms-text';
import { useTermsQuery } from './terms.generated';
import styles from './terms.module.css';

/** The privacy policy page. It is open to visitors and before acceptance. */
export default function PrivacyPolicyPage() {
  const title = useIntl().formatMessage({ id: 'shell.privacyPolicy' });
  const { data, error, refetch } = useTermsQuery();
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <div className={styles.page}>
        <h1>{title}</h1>
        {!data ? (
          <Waiting error={error} onRetry={() => void refetch()} lines={6} />
        ) : data.terms ? (
          <>
            <TermsDetails terms={data.terms} />
            <TermsNews terms={data.terms} />
            <TermsText terms={data.terms} />
          </>
        ) : (
          <EmptyState title={<FormattedMessage id="terms.none" />} />
        )}
      </div>
    </Page>
  );
}
