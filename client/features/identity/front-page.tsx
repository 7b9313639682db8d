import { useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/public';
import { useSession } from '#client/platform/sign-in/session';
import { SignedOut } from './signed-out';
import { SplitLayout } from './split-layout';
import { ToForm } from './to-form';

/**
 * The site root for people who aren't signed in or have just signed out. The sign-in form opens only after a click, except
 * where the sign-in service was away: people who have a session there are back as soon as it responds.
 */
export default function FrontPage() {
  const { ended, providerAway } = useSession();
  const intl = useIntl();
  return (
    <SplitLayout low={ended !== null}>
      <PageTitle>{intl.formatMessage({ id: 'login.title' })}</PageTitle>
      {ended ? <SignedOut reason={ended} /> : <ToForm atOnce={providerAway} />}
    </SplitLayout>
  );
}
