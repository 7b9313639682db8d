import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/index';
import { notifySignedIn } from '#client/platform/sign-in/signed-in-note';
import { ButtonLink } from '#client/ui/button';
import { SplitLayout } from '../split-layout';

/**
 * The target of a repeated sign-in. It notifies the tab with the unsaved work and closes itself. If it was opened
 * otherwise, it explains itself and links to the home page.
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
