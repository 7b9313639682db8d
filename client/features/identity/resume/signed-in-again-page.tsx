import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/public';
import { notifySignedIn } from '#client/platform/sign-in/signed-in-note';
import { ButtonLink } from '#client/ui/button';
import { SplitLayout } from '../split-layout';

/**
 * Where the tab of a repeated sign-in ends: it tells the tab with the unsaved work, and closes if the browser lets it. For
 * people who opened it otherwise, it says what it is for and links to home.
 */
export default function SignedInAgainPage() {
  const intl = useIntl();
  useEffect(() => {
    notifySignedIn();
    window.close();
  }, []);
  return (
    <SplitLayout low>
      <PageTitle>{intl.formatMessage({ id: 'ended.again' })}</PageTitle>
      <div>
        <h1>
          <FormattedMessage id="ended.again" />
        </h1>
        <p role="status">
          <FormattedMessage id="ended.againText" />
        </p>
      </div>
      <ButtonLink variant="primary" size="lg" block to="/">
        <FormattedMessage id="notFound.home" />
      </ButtonLink>
    </SplitLayout>
  );
}
